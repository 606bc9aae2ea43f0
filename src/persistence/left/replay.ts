import {
	applyEdit,
	indexFor,
	renewed,
	hashOf,
	type ArmyIndex,
	type Edit,
	formerlyIn,
	mergeRosters
} from '#engine';
import { Roster } from '#schema';
import { editSteps } from '../../i18n/en/edits.ts';
import type { Pack } from '../../packs/load.ts';
import { fits } from '../../schema/fits.ts';
import type { Past, LastRows } from '../db/row-facts.ts';
import type { NumberedRow, LeftRows } from './left-rows.ts';
import type { StateRow, Upon } from '../db/waiting.ts';
import { openLog, type RosterLog } from '../history/roster-log.svelte.ts';
import type { MadeEdit } from '../history/roster-log-chain.ts';
import type { LoadedRoster } from '../db/roster-repository.ts';
import type { StepRepository } from '../db/step-repository.ts';

/** The roster that waiting rows are applied to. */
export interface Start {
	readonly roster: Roster;
	readonly past: Past;
	/** The data for the wording of its history, if available. */
	readonly pack: Pack | undefined;
}

/** A roster with waiting rows applied, and its history. */
interface Replayed {
	readonly roster: Roster;
	readonly log: RosterLog;
}

/**
 * Applies the rows of a page to a roster and its history, step by step, as the page would have stored them.
 * @returns undefined if the result is not a valid roster, as with rows of another one
 */
export async function replay(
	{ roster, past, pack }: Start,
	rows: readonly NumberedRow[]
): Promise<Replayed | undefined> {
	const index = pack && indexFor(pack, roster);
	const made: MadeEdit[] = [];
	const log = await openLog({
		roster,
		past,
		index: () => index,
		takeEdits: () => made.splice(0)
	});
	// `before`: the roster as the history has it, perhaps with former ids. `now`: what the next edit applies to.
	let before = roster;
	let now = roster;
	try {
		for (const row of rows) {
			if (row.kind === 'edit') {
				const edit = row.edit as Edit;
				now = applyEdit(now, edit);
				made.push({ edit, before, after: now, at: row.at, joins: row.joins });
				before = now;
			} else {
				now = row.roster;
				if (await isAt(log, row)) log.goTo(row.cursor ?? 0);
				else if (index && isSameToday(before, now, index)) continue;
				else log.goOn(now, editSteps.recovered);
				before = now;
			}
		}
		// Words the steps and makes their patches; throws for a row that is not a valid edit.
		log.unsavedSteps();
	} catch {
		return undefined;
	}
	return fits(Roster, before) ? { roster: before, log } : undefined;
}

/** Whether two rosters are equal apart from former ids. */
function isSameToday(one: Roster, other: Roster, index: ArmyIndex): boolean {
	const [a, b] = [renewed(one, index), renewed(other, index)];
	return (a !== one || b !== other) && hashOf(a) === hashOf(b);
}

/** Whether the history has this row's roster at the step that the row names. */
async function isAt(log: RosterLog, { cursor, roster }: StateRow): Promise<boolean> {
	const there = cursor === undefined ? undefined : await log.stateAt(cursor);
	return there !== undefined && hashOf(there) === hashOf(roster);
}

/** Edits of a closed page that only the player can merge with what was stored since. */
export interface LeftApart {
	readonly roster: Roster;
	/** The common base of both, if known. */
	readonly base: Roster | undefined;
	readonly upon: Upon;
	/** The mark of the data that judged it. */
	readonly data?: string | undefined;
	/** The waiting rows that it includes. */
	readonly counts: LastRows;
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
