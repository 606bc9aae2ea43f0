import type { EventPack, Roster } from '#schema';
import { verifyDesk } from '../../i18n/en/verifying.ts';
import { cleanName } from '../../exchange/common/clean.ts';
import { linkContent, readCode } from '../../exchange/list-code/index.ts';
import { type ReadThing, loadEvents } from '../import/index.ts';
import { packOf } from '../../persistence/data-version/data-for.ts';
import { factsOf, matchRoster, type Held, type ListFacts } from './list-facts.ts';
import { messageOf } from '../../platform/message-of.ts';

/** The state of the verify page: a code, and the lists compared with it. */
export class VerifyDesk {
	/** The code as typed, scanned or taken from a link. */
	typed = $state('');
	/** The lists of files and pastes. */
	held = $state.raw<readonly Held[]>([]);
	/** Stored rosters that match the code; undefined until they have been searched. */
	stored = $state.raw<readonly ListFacts[]>();
	/** Why a text or a picture could not be read. */
	faults = $state.raw<readonly string[]>([]);
	readonly code = $derived(readCode(this.typed));
	#things: readonly ReadThing[] = [];
	readonly #onlist: (packed: string) => void;

	/** @param onlist called with a packed list, which has a page of its own */
	constructor(onlist: (packed: string) => void) {
		this.#onlist = onlist;
	}

	/**
	 * Takes the text of a link, a QR code or the field: a packed list or a code, perhaps incomplete.
	 * @param isWhole whether nothing more will be typed
	 */
	async take(text: string, isWhole: boolean): Promise<void> {
		const content = linkContent(text);
		if (content?.kind === 'packed') {
			this.#onlist(content.packed);
			return;
		}
		const shown = text.length > maxTyped ? text.slice(0, maxTyped) : cleanName(text);
		this.faults = isWhole && !content && !readCode(shown).ok ? [verifyDesk.notOurs] : [];
		if (this.faults.length > 0) return;
		this.typed = content?.typed ?? shown;
		await this.#compareHeld();
	}

	/** Compares the code with the lists of a file or a paste. */
	async hold(things: readonly ReadThing[]): Promise<void> {
		this.#things = things;
		await this.#compareHeld();
	}

	/** Looks for the code among the stored rosters. */
	async search(rosters: readonly Roster[]): Promise<void> {
		const { code } = this;
		if (!code.ok) return void (this.stored = undefined);
		const events = await loadEvents();
		const found: ListFacts[] = [];
		for (const roster of rosters) {
			// The roster's own data, which its printed sheet was made with.
			const pack = packOf(roster);
			const { match, roster: matched } = await matchRoster(code.code, roster, events, pack);
			const facts = match === 'other' ? undefined : await factsOf(matched, pack);
			if (facts) found.push(facts);
		}
		if (this.code.ok && this.code.code === code.code) this.stored = found;
	}

	async #compareHeld(): Promise<void> {
		try {
			const events = await loadEvents();
			const { code } = this;
			const held: Held[] = [];
			for (const thing of this.#things)
				held.push(await heldOf(thing, code.ok ? code.code : '', events));
			this.held = held;
		} catch (error) {
			this.faults = [verifyDesk.notLoaded(messageOf(error))];
		}
	}
}

/** Characters of the typed text that are examined; a code has twelve. */
const maxTyped = 200;

async function heldOf(thing: ReadThing, code: string, events: readonly EventPack[]): Promise<Held> {
	const { from } = thing;
	if (thing.kind === 'refused') return { kind: 'refused', from, faults: thing.faults };
	if (thing.kind !== 'roster') {
		return { kind: 'refused', from, faults: [verifyDesk.isEvent] };
	}
	const { match, roster } = await matchRoster(
		code,
		thing.roster,
		events,
		undefined,
		thing.isLimitAssumed
	);
	const facts = await factsOf(roster, undefined, thing);
	return facts
		? { kind: 'list', from, facts, match }
		: { kind: 'refused', from, faults: [verifyDesk.noArmy] };
}
