import { checkRoster, indexArmy } from '#engine';
import { buildSheet, type Sheet, type SheetForm } from '../sheets/index.ts';
import type { OpenedRoster } from './open-roster.ts';

/** The sheet of a stored roster in the form asked for. */
export function sheetOf({ roster, pack }: OpenedRoster, form: SheetForm): Sheet {
	const index = indexArmy(pack.system, pack.army, roster);
	return buildSheet(roster, checkRoster(roster, index), form);
}
