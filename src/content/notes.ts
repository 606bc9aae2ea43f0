import type { Roster } from '#schema';

/** Whether the player has written notes on a list or its units. */
export function hasNotes({ note, units }: Roster): boolean {
	return note !== undefined || units.some((unit) => unit.note !== undefined);
}

/** The list without the player's notes. */
export function withoutNotes(roster: Roster): Roster {
	const { note: _, ...told } = roster;
	return { ...told, units: told.units.map(({ note: _, ...unit }) => unit) };
}
