import { formerlyIn, mergeRosters, renewed } from '#engine';
import type { Roster } from '#schema';
import type { LoadedRoster } from '../db/roster-repository.ts';
import type { Counts } from '../db/row-facts.ts';
import type { StepRepository } from '../db/step-repository.ts';
import type { LeftRows, NumberedRow } from './left-rows.ts';
import type { Upon } from '../db/waiting.ts';
import { replay, type Replayed, type Start } from './replay.ts';
import { openLog } from '../history/roster-log.svelte.ts';

/** Edits of a closed page that only the player can merge with what was stored since. */
export interface LeftApart {
	readonly roster: Roster;
	/** The common base of both, if known. */
	readonly base: Roster | undefined;
	readonly upon: Upon;
	/** The mark of the data that judged it. */
	readonly data?: string | undefined;
	/** The waiting rows that it includes. */
	readonly counts: Counts;
}

interface Left extends LeftRows {
	/** Its rows that the stored roster does not include. */
	readonly pending: readonly NumberedRow[];
}

/**
 * Merges what a closed page left with what another page has stored since, as between two open tabs.
 * @returns undefined if the common base is unknown and only edits are left, which are then applied to the
 * stored roster
 */
export async function joinLeft(
	{ page, rows, pending }: Left,
	loaded: LoadedRoster,
	pack: Start['pack'],
	steps: StepRepository
): Promise<Replayed | { readonly apart: LeftApart } | undefined> {
	const state = rows.findLast(({ kind }) => kind === 'state');
	const { upon } = state ?? pending[0] ?? {};
	const last = pending.at(-1);
	if (!upon || !last) return undefined;
	const base = await stateAt(loaded, upon.step);
	const from = base ?? (state?.kind === 'state' ? state.roster : undefined);
	if (!from) return undefined;
	const since = state ? rows.slice(rows.indexOf(state)) : rows.filter(({ n }) => n > upon.n);
	const past = base ? { cursor: upon.step, steps: upon.step } : { cursor: 0, steps: 0 };
	const mine = await replay({ roster: from, past, pack }, since);
	if (!mine) return undefined;
	const today = todayUnder(pack);
	const { conflicts, roster } = mergeRosters(
		base && today(base),
		today(mine.roster),
		today(loaded.roster)
	);
	if (conflicts.length > 0) {
		const { n, data } = last;
		return { apart: { roster: mine.roster, base, upon, data, counts: { [page]: n } } };
	}
	mine.log.rejoin({ ...loaded, ...(await steps.load(roster.id)) }, roster);
	return { roster, log: mine.log };
}

/** Gives a roster the current ids of these data, if they are known. */
function todayUnder(pack: Start['pack']): (roster: Roster) => Roster {
	if (!pack) return (roster) => roster;
	const formerly = formerlyIn(pack.system, pack.army);
	return (roster) => renewed(roster, { formerly });
}

/** The roster at a step of its history; undefined before its start. */
async function stateAt({ roster, past }: LoadedRoster, step: number): Promise<Roster | undefined> {
	const log = await openLog({ roster, past, index: () => undefined, takeEdits: () => [] });
	const first = log.steps.at(-1)?.n ?? log.cursor + 1;
	const last = log.steps[0]?.n ?? log.cursor;
	return step >= first - 1 && step <= last ? log.stateAt(step) : undefined;
}
