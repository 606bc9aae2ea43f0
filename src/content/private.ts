import { playerDetails, withoutPrivate, type Player, type Roster } from '#schema';
import type { Sheet, SheetForm } from './model.ts';

/** Forms that have the player's e-mail and number: those that are handed in. Others may be seen by anybody. */
const formsWithContact: readonly SheetForm[] = ['list', 'organiser', 'legality'];

/** Whether the player has written notes on a list or its units. */
export function hasNotes({ note, units }: Roster): boolean {
	return note !== undefined || units.some((unit) => unit.note !== undefined);
}

/** The list without the player's notes. */
export function withoutNotes(roster: Roster): Roster {
	const { note: _, ...shown } = roster;
	return { ...shown, units: shown.units.map(({ note: _, ...unit }) => unit) };
}

/** What a form may say of its player. */
export function playerFor(form: SheetForm, player: Player = {}): Pick<Sheet, 'player'> {
	const shown = formsWithContact.includes(form) ? player : withoutPrivate(player);
	const details = playerDetails.flatMap((detail) => {
		const text = shown[detail]?.trim() ?? '';
		return text === '' ? [] : [[detail, text] as const];
	});
	return details.length === 0 ? {} : { player: Object.fromEntries(details) };
}
