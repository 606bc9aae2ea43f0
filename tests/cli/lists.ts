import type { Roster } from '#schema';

/** A line of a plain list. */
export interface Line {
	readonly unit: string;
	readonly count?: number;
	readonly with?: readonly string[];
}

/** What an Empire army of 1000 points must have. */
export const compulsory: readonly Line[] = [
	{ unit: 'Halberdiers', count: 2 },
	{ unit: 'Crossbowmen', count: 2 },
	{ unit: 'General' }
];

export const anEmpire = (units: readonly Line[], rest: object = {}) => ({
	system: 'warmaster',
	army: 'Empire',
	size: 1000,
	name: 'Nordland',
	units,
	...rest
});

export const legal = anEmpire(compulsory);
export const illegal = anEmpire([...compulsory, { unit: 'Griffon' }]);

/** The same army as Muster exports it. */
export const roster: Roster = {
	formatVersion: 1,
	id: '00000000-0000-4000-8000-000000000000',
	name: 'Ostland',
	system: 'warmaster',
	army: 'empire',
	revision: '2026-11-20',
	size: 1000,
	units: ['halberdiers', 'halberdiers', 'crossbowmen', 'crossbowmen', 'general'].map(
		(entry, at) => ({ id: `u${at}`, entry })
	)
};
