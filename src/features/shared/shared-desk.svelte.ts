import { compareRosters, indexFor, judged, legalityOf, type Comparison } from '#engine';
import type { EventPack, Roster } from '#schema';
import { sharedPage } from '../../i18n/en/shared.ts';
import { linkContent, matchCode } from '../../exchange/list-code/index.ts';
import { messageOf } from '../../platform/message-of.ts';
import { storeEvent } from '../events/index.ts';
import { sheetOfRoster } from '../share/index.ts';
import { openShared, type SharedList } from './open-shared.ts';
import type { Pack } from '../../packs/load.ts';

/** The state of the page of a shared list. */
export class SharedDesk {
	list = $state.raw<SharedList>();
	/** Why there is no list. */
	faults = $state.raw<readonly string[]>([]);
	/** Why an event pack was not added. */
	packFault = $state('');
	readonly report = $derived.by(() => {
		if (!this.list) return undefined;
		const { roster, pack } = this.list.opened;
		return judged(pack, roster);
	});
	readonly legality = $derived(this.report && legalityOf(this.report));
	readonly sheet = $derived(this.list && sheetOfRoster(this.list.opened, 'list'));
	#text = '';

	/** Opens what an address has after its `#`. */
	async open(hash: string): Promise<void> {
		const content = linkContent(hash);
		this.#text = content?.kind === 'packed' ? content.packed : '';
		if (this.#text === '') {
			this.list = undefined;
			this.faults = [sharedPage.nothing];
		} else await this.#open();
	}

	/** Stores the event packs of files, and judges the list by its own if that is among them. */
	async addPacks(files: readonly File[]): Promise<void> {
		try {
			const { readFiles } = await import('../import/late.ts');
			const things = await readFiles(files);
			const packs = things.flatMap((thing) => (thing.kind === 'event' ? thing.pack : []));
			for (const pack of packs) await storeEvent(pack);
			await this.#open();
			const isFound = this.list?.match !== 'event';
			this.packFault = isFound ? '' : packs.length > 0 ? sharedPage.otherPack : sharedPage.noPack;
		} catch (error) {
			this.packFault = messageOf(error);
		}
	}

	async #open(): Promise<void> {
		const text = this.#text;
		const result = await openShared(text).catch((error: unknown) => ({
			ok: false as const,
			faults: [sharedPage.notOpened(messageOf(error))]
		}));
		if (text !== this.#text) return;
		this.list = result.ok ? result.list : undefined;
		this.faults = result.ok ? [] : result.faults;
	}
}

/** A stored roster that is the shared list, or another state of it. */
export interface OwnList {
	readonly roster: Roster;
	/** Whether it is this list by its code, which notes and names do not change. */
	readonly isSame: boolean;
	readonly comparison: Comparison;
}

/**
 * The stored rosters that are this list, those that have its name and army among them: a link does not say
 * which roster it was made from. What is the same comes first.
 */
export function ownLists(
	{ opened: { roster, pack }, packed }: SharedList,
	stored: readonly Roster[]
): readonly OwnList[] {
	const index = indexFor(pack);
	const events = roster.event ? [roster.event] : [];
	return stored
		.filter(({ system, army }) => system === roster.system && army === roster.army)
		.map((own) => ({ own, isSame: isThatList(packed.code, own, pack, events) }))
		.filter(({ own, isSame }) => isSame || own.name === roster.name)
		.map(({ own, isSame }) => {
			return { roster: own, isSame, comparison: compareRosters(own, roster, index) };
		})
		.toSorted((a, b) => Number(b.isSame) - Number(a.isSame));
}

function isThatList(
	code: string,
	own: Roster,
	{ system, army }: Pack,
	events: readonly EventPack[]
): boolean {
	return matchCode(code, own, indexFor({ system, army }, own), events) !== 'other';
}
