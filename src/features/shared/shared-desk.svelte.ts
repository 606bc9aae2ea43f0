import { judged, legalityOf } from '#engine';
import { sharedPage } from '../../i18n/en/shared.ts';
import { linkContent } from '../../exchange/list-code/index.ts';
import { messageOf } from '../../platform/message-of.ts';
import { storeEvent } from '../events/index.ts';
import { sheetOf } from '../share/index.ts';
import { openShared, type SharedList } from './open-shared.ts';

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
	readonly sheet = $derived(this.list && sheetOf(this.list.opened, 'list'));
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
