import type { Roster, RosterUnit } from '#schema';

/** The same unit several times over. */
export function times(count: number, line: string): readonly string[] {
	return Array.from({ length: count }, () => line);
}

/** Units from short lines: an entry, its options after a plus ("wizard + war-altar"). */
export function unitsOf(lines: readonly string[]): readonly RosterUnit[] {
	return lines.map((line, at) => {
		const [entry = '', ...options] = line.split(' + ');
		return { id: `u${at}`, entry, ...(options.length > 0 && { options }) };
	});
}

/** What an Empire army of 2000 points must have: 525 points. */
export const compulsory: readonly string[] = [
	...times(4, 'halberdiers'),
	...times(4, 'crossbowmen'),
	'general'
];

/** The nth id of a stored roster. */
export function idOf(at: number): string {
	return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
}

/** A legal Empire roster of 2000 points agreed and 525 spent. */
export function anEmpire(changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: idOf(1),
		name: 'Nordland',
		system: 'warmaster',
		army: 'empire',
		revision: '2026-11-26',
		size: 2000,
		units: unitsOf(compulsory),
		...changes
	};
}

/** 1830 of 2000 points with a mount, items, attached stands, names and notes. */
export function aFullEmpire(changes: Partial<Roster> = {}): Roster {
	const [first, ...others] = unitsOf([
		'halberdiers + skirmishers + battle-banner',
		...times(3, 'halberdiers'),
		...times(4, 'crossbowmen'),
		'general + sword-of-fate',
		...times(5, 'knights'),
		'knights + sword-of-might',
		...times(2, 'pistoliers'),
		'cannon',
		'cannon',
		'hero',
		'wizard + war-altar',
		'wizard + wand-of-power'
	]);
	const named = { id: 'u0', entry: '', ...first, name: 'Ulric’s Own', note: 'Painted last' };
	return anEmpire({ units: [named, ...others], ...changes });
}

/** One Halberdiers too few, two Wizards with the same item. */
export function anIllegalEmpire(changes: Partial<Roster> = {}): Roster {
	const units = unitsOf([...compulsory.slice(1), ...times(2, 'wizard + wand-of-power')]);
	return anEmpire({ id: idOf(2), name: 'Stirland', units, ...changes });
}

/** A row of the store as the app writes it. */
export function aRow(roster: Roster, minutesAgo = 0): object {
	return { id: roster.id, updatedAt: Date.now() - minutesAgo * 60_000, roster };
}
