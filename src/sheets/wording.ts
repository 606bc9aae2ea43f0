import type { Sheet, SheetLine, SheetOption, SheetPlanGroup, SheetReading } from './model.ts';
import { words } from './words.ts';

/** What a line is called: the entry, and the player's own name for it. */
export function lineName({ name, ownName }: SheetLine): string {
	return ownName === undefined ? name : `${name} “${ownName}”`;
}

/** An option with its points, the sign included. */
export function optionText({ name, count, points }: SheetOption): string {
	const times = count === 1 ? '' : ` × ${count}`;
	return `${name}${times}${points === 0 ? '' : ` ${signed(points)}`}`;
}

function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}

/** Which game the list is for: the edition says it by itself if the system's name is in it. */
export function gameText({ system, edition }: Pick<Sheet, 'system' | 'edition'>): string {
	return edition.includes(system) ? edition : `${system}, ${edition}`;
}

/** A question with its answer, and who gave it where that is worth saying. */
export function readingLine({ question, answer, givenBy }: SheetReading): string {
	return [question, answer, givenBy].filter(Boolean).join(' ');
}

/** The event a list is for, with its date. */
export function eventText({ name, date }: NonNullable<Sheet['event']>): string {
	return `${words.event(name)}, ${date}`;
}

/** The units of a planned group in a row. */
export function planUnits({ units }: SheetPlanGroup): string {
	return units.length === 0 ? words.noUnits : units.join(', ');
}
