import { indexArmy, type ArmyIndex } from '#engine';
import type {
	Army,
	Constraint,
	ConstraintKind,
	ConstraintOf,
	Entry,
	EntryType,
	GroupKind,
	Roster,
	RosterUnit,
	System
} from '#schema';

/** A constraint as a test writes it: its source is of no interest, its id only at times. */
export type Draft<C = Constraint> = C extends Constraint
	? Omit<C, 'id' | 'source'> & Partial<Pick<C, 'id'>>
	: never;

export const aSource = { line: 1 };

const toyTypes: readonly EntryType[] = [
	aType('foot', 'unit', ['UNIT', 'FOOT']),
	aType('mounted', 'unit', ['UNIT', 'MOUNTED']),
	aType('leader', 'unit', ['LEADER']),
	aType('steed', 'option', ['OPTION', 'STEED']),
	aType('relic', 'option', ['OPTION', 'RELIC']),
	aType('vow', 'option', ['OPTION', 'VOW'])
];

/** Pikes 40, slingers 30 (LOOSE), lancers 100, captain 80, seer 50 (SEER). */
const toyUnits: readonly Entry[] = [
	anEntry('pikes', { type: 'foot', cost: 40 }),
	anEntry('slingers', { type: 'foot', cost: 30, keywords: ['LOOSE'] }),
	anEntry('lancers', { type: 'mounted', cost: 100 }),
	anEntry('captain', { type: 'leader', cost: 80 }),
	anEntry('seer', { type: 'leader', cost: 50, keywords: ['SEER'] })
];

/** Horse 15, wyrm 90; banner 25, horn 10; oath 5, which makes its bearer SWORN. */
const toyOptions: readonly Entry[] = [
	anEntry('horse', { type: 'steed', cost: 15 }),
	anEntry('wyrm', { type: 'steed', cost: 90 }),
	anEntry('banner', { type: 'relic', cost: 25 }),
	anEntry('horn', { type: 'relic', cost: 10 }),
	anEntry('oath', { type: 'vow', cost: 5, grants: ['SWORN'] })
];

/** Companies: a sketch of which UNITs stand together. */
const toyGroup: GroupKind = {
	id: 'company',
	name: 'Company',
	plural: 'Companies',
	of: { any: ['UNIT'] },
	sketch: true,
	text: 'Units that march together.',
	source: aSource
};

/** Brigades: a sketch that is left unexplained. */
export const brigades: readonly GroupKind[] = [
	{
		id: 'brigade',
		name: 'Brigade',
		plural: 'Brigades',
		of: { any: ['UNIT'] },
		sketch: true,
		text: '–',
		source: aSource
	}
];

/** A toy system without a rule of its own: bands of 1000 points, relics for every army, companies. */
export function aSystem(changes: Partial<System> = {}): System {
	return {
		formatVersion: 2,
		id: 'toy',
		name: 'Toy Wars',
		edition: 'Toy Wars, first edition',
		editor: 'counters',
		revision: '2026-01-01',
		owner: 'Nobody',
		books: { core: 'Toy Rules', lists: 'Toy Lists' },
		source: aSource,
		sizes: [1000, 2000],
		usualSize: 1000,
		band: { points: 1000, belowOne: { min: 'waived', max: 'one' }, source: aSource },
		statLine: [],
		types: toyTypes,
		entries: toyOptions.filter(({ type }) => type === 'relic'),
		rules: [],
		casters: { any: ['SEER'] },
		readings: [],
		constraints: [],
		groups: [toyGroup],
		tallies: [],
		...changes
	};
}

/** A toy army without a rule of its own: units, steeds and a vow. */
export function anArmy(changes: Partial<Army> = {}): Army {
	return {
		formatVersion: 2,
		id: 'tin',
		system: 'toy',
		name: 'Tin Host',
		aliases: [],
		livery: { colours: ['#000000', '#ffffff'], division: 'per-pale' },
		source: { book: 'lists', section: 'Tin Host', line: 1 },
		entries: [...toyUnits, ...toyOptions.filter(({ type }) => type !== 'relic')],
		armyRules: [],
		rules: [],
		spells: [],
		...changes
	};
}

function aType(id: string, role: EntryType['role'], keywords: readonly string[]): EntryType {
	return { id, name: id, heading: id, role, keywords };
}

export function anEntry(id: string, changes: Partial<Entry> = {}): Entry {
	const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
	return { id, name, type: 'foot', cost: 10, source: aSource, ...changes };
}

/** The same, of a kind that is known. */
export function aRule<K extends ConstraintKind>(
	kind: K,
	rest: Omit<ConstraintOf<K>, 'kind' | 'id' | 'source'> & { readonly id?: string }
) {
	return { id: 'tested', source: aSource, kind, ...rest };
}

export function aConstraint(draft: Draft): Constraint {
	return { id: 'tested', source: aSource, ...draft };
}

/** The toy army with these constraints and no others. */
export function anIndex(...drafts: readonly Draft[]): ArmyIndex {
	return indexArmy(aSystem({ constraints: drafts.map(aConstraint) }), anArmy());
}

export function aUnit(entry: string, changes: Partial<RosterUnit> = {}): RosterUnit {
	return { id: entry, entry, ...changes };
}

export function aRoster(changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: 'A test',
		system: 'toy',
		army: 'tin',
		revision: '2026-01-01',
		size: 1000,
		units: [],
		...changes
	};
}

/**
 * A roster of this size written down shortly: `4 pikes, captain + horse + banner, 2 lancers:10 @left`.
 * Its units have the ids `u1`, `u2` and so on; each @ is a company of that id.
 */
export function aList(size: number, list = ''): Roster {
	const lines = list === '' ? [] : list.split(', ');
	const chosen = lines.flatMap((line) => {
		const [, count = '1', things = '', group] = /^(?:(\d+) )?([^@]*?)(?: @(.*))?$/.exec(line) ?? [];
		const [what = '', ...given] = things.split(' + ');
		const [entry = '', models] = what.split(':');
		const unit = aUnit(entry, {
			...(given.length > 0 && { options: given }),
			...(models !== undefined && { models: Number(models) }),
			...(group !== undefined && { group })
		});
		return Array.from({ length: Number(count) }, () => unit);
	});
	const groups = [...new Set(chosen.flatMap(({ group }) => group ?? []))];
	return aRoster({
		size,
		units: chosen.map((unit, at) => ({ ...unit, id: `u${at + 1}` })),
		...(groups.length > 0 && { groups: groups.map((id) => ({ id, kind: 'company' })) })
	});
}
