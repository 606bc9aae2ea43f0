import { formerlyIn, mergeRosters, renewed } from '#engine';
import type { Roster } from '#schema';
import { openStorage, type Counts, type Loaded } from '../index.ts';
import type { LeftRows, NumberedRow } from './left-rows.ts';
import type { Upon } from './waiting.ts';
import { replay, type Replayed, type Start } from './replay.ts';
import { openLog } from '../history/roster-log.svelte.ts';

/** What a closed page left, if only the player can decide how to merge it with what was stored since. */
export interface LeftApart {
	readonly roster: Roster;
	/** The common base of both, if known. */
	readonly base: Roster | undefined;
	readonly upon: Upon;
	/** The mark of the data that it was judged with. */
	readonly data?: string | undefined;
	/** The waiting rows that it includes. */
	readonly counts: Counts;
}

interface Left extends LeftRows {
	/** Those of its rows that the stored roster does not count. */
	readonly pending: readonly NumberedRow[];
}

/**
 * Joins what a page left with what another has stored since, as two open tabs would.
 * @returns undefined where the roster that both were is not known, and what was left are edits alone: they are
 * made upon what there is now
 */
export async function joinLeft(
	{ page, rows, pending }: Left,
	loaded: Extract<Loaded, { ok: true }>,
	pack: Start['pack']
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
	const { steps } = await openStorage();
	mine.log.rejoin({ ...loaded, ...(await steps.load(roster.id)) }, roster);
	return { roster, log: mine.log };
}

/** Gives a roster the ids of this data, where known. */
function todayUnder(pack: Start['pack']): (roster: Roster) => Roster {
	if (!pack) return (roster) => roster;
	const formerly = formerlyIn(pack.system, pack.army);
	return (roster) => renewed(roster, { formerly });
}

/** The roster at a step of its history; undefined beyond its start. */
async function stateAt(
	{ roster, past }: Extract<Loaded, { ok: true }>,
	step: number
): Promise<Roster | undefined> {
	const log = await openLog({ roster, past, index: () => undefined, takeEdits: () => [] });
	const first = log.steps.at(-1)?.n ?? log.cursor + 1;
	const last = log.steps[0]?.n ?? log.cursor;
	return step >= first - 1 && step <= last ? log.stateAt(step) : undefined;
}
