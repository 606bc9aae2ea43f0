import { indexFor } from '#engine';
import type { Roster } from '#schema';
import { matchCode } from '../../exchange/list-code/index.ts';
import { loadEvents } from '../import/index.ts';
import type { Pack } from '../../packs/load.ts';
import { openLog } from '../../persistence/history/roster-log.svelte.ts';
import { openStorage, type StoredRoster } from '../../persistence/index.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';

type Held = Pick<StoredRoster, 'roster' | 'past'>;

/**
 * The state of a stored roster that has a list code: as it is, a saved version, or as it was at a step of its
 * history. Undefined if it never was that list, as far as is known.
 */
export async function stateOf(
	code: string,
	held: Held,
	{ system, army }: Pack
): Promise<Roster | undefined> {
	const events = await loadEvents();
	for await (const state of statesOf(held)) {
		if (matchCode(code, state, indexFor({ system, army }, state), events) !== 'other') return state;
	}
	return undefined;
}

/** Every state that is known, the latest first. */
async function* statesOf({ roster, past }: Held): AsyncGenerator<Roster> {
	yield roster;
	const { versions } = await openStorage();
	for (const { snapshot } of await versions.list(roster.id)) yield snapshot;
	const log = await openLog({ roster, past, index: () => undefined, takeEdits: () => [] });
	const [last] = log.steps;
	let state = last && log.goTo(last.n);
	while (state) {
		yield state;
		state = log.undo();
	}
}

/**
 * The stored roster that a proposal is for.
 * @param code of the list that it answers
 * @param proposed the list that came back
 */
export async function findAnswered(
	code: string,
	{ roster: proposed, pack }: OpenedRoster,
	stored: readonly StoredRoster[]
): Promise<Roster | undefined> {
	const ofArmy = stored.filter(
		({ roster }) => roster.system === proposed.system && roster.army === proposed.army
	);
	const isNamed = ({ roster }: StoredRoster): boolean => roster.name === proposed.name;
	const likely = ofArmy.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
	for (const held of likely) if (await stateOf(code, held, pack)) return held.roster;
	return undefined;
}
