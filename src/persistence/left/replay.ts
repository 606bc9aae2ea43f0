import { applyEdit, indexFor, renewed, sumOf, type ArmyIndex, type Edit } from '#engine';
import { Roster } from '#schema';
import { editSteps } from '../../i18n/en/edits.ts';
import type { Pack } from '../../packs/load.ts';
import { fits } from '../../schema/fits.ts';
import type { Past } from '../db/row-facts.ts';
import type { NumberedRow } from './left-rows.ts';
import type { StateRow } from '../db/waiting.ts';
import { openLog, type RosterLog } from '../history/roster-log.svelte.ts';
import type { MadeEdit } from '../history/roster-log-joins.ts';

/** The roster that waiting rows are applied to. */
export interface Start {
	readonly roster: Roster;
	readonly past: Past;
	/** The data for the wording of its history, if available. */
	readonly pack: Pack | undefined;
}

/** A roster with waiting rows applied, and its history. */
export interface Replayed {
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
		log.unsaved();
	} catch {
		return undefined;
	}
	return fits(Roster, before) ? { roster: before, log } : undefined;
}

/** Whether two rosters are equal apart from former ids. */
function isSameToday(one: Roster, other: Roster, index: ArmyIndex): boolean {
	const [a, b] = [renewed(one, index), renewed(other, index)];
	return (a !== one || b !== other) && sumOf(a) === sumOf(b);
}

/** Whether the history has this row's roster at the step that the row names. */
async function isAt(log: RosterLog, { cursor, roster }: StateRow): Promise<boolean> {
	const there = cursor === undefined ? undefined : await log.stateAt(cursor);
	return there !== undefined && sumOf(there) === sumOf(roster);
}
