// A second toy: an army of regiments that are rules. Leaders with rows, a general, units of twice the
// size, a formation, sets of units bought as one.
import { checkRoster, indexArmy, type ArmyIndex, type Verdict } from '#engine';
import type { Army, Constraint, Entry, Roster, System } from '#schema';
import { aConstraint, aList, anArmy, anEntry, aSource, aSystem, type Draft } from './builders.ts';

const types: System['types'] = [
	aType('lord', 'unit', ['UNIT', 'HERO']),
	aType('troop', 'unit', ['UNIT', 'TROOP']),
	aType('beast', 'unit', ['UNIT', 'BEAST']),
	aType('band', 'unit', ['BAND']),
	aType('command', 'option', ['OPTION']),
	{
		...aType('relic', 'option', ['OPTION', 'ENHANCEMENT', 'RELIC']),
		carriedBy: { by: { all: ['HERO'], none: ['UNIQUE'] } }
	},
	{
		...aType('trait', 'option', ['OPTION', 'ENHANCEMENT', 'TRAIT']),
		carriedBy: { by: { all: ['HERO'], none: ['UNIQUE'] } }
	},
	{ ...aType('formation', 'army', ['FORMATION']), starts: 'single' },
	{ ...aType('lore', 'army', ['LORE']), starts: 'single' },
	aType('terrain', 'army', ['TERRAIN'])
];

/** Any troops, one champion who joins; the general of a list that asks for one. */
const lords: readonly Entry[] = [
	aLord('marshal', 100, {
		leads: [
			{ name: 'Any Troops', of: { any: ['TROOP'] } },
			{ name: 'Champion', of: { any: ['champion'] }, max: 1 }
		]
	}),
	aLord('champion', 80, { leads: [{ name: 'Spears', of: { any: ['spears'] } }] }),
	aLord('mage', 120, {
		keywords: ['SINGLE', 'WIZARD'],
		numbers: { health: 5, wizard: 2 },
		leads: [
			{ name: 'Archers', of: { any: ['archers'] }, max: 1 },
			{ name: 'Spears or Archers', of: { any: ['spears', 'archers'] }, max: 1 }
		]
	}),
	/** Before all others. */
	aLord('emperor', 300, {
		keywords: ['SINGLE', 'UNIQUE', 'FIRST'],
		leads: [{ name: 'Anybody', of: { all: ['UNIT'], none: ['HERO'] } }]
	}),
	/** Never without the hounds. */
	aLord('huntress', 90, {
		keywords: ['SINGLE', 'UNIQUE', 'ESCORTED'],
		leads: [
			{ name: 'Hounds', of: { any: ['hounds'] }, min: 1, max: 1 },
			{ name: 'Any Troops', of: { any: ['TROOP'] } }
		]
	}),
	/** Leads nobody. */
	aLord('hermit', 60),
	/** On his own, or in a band. */
	aLord('vane', 110, { keywords: ['SINGLE', 'UNIQUE'] })
];

const others: readonly Entry[] = [
	anEntry('spears', { type: 'troop', cost: 90, size: 10, numbers: { health: 1 } }),
	anEntry('archers', { type: 'troop', cost: 110, size: 10, numbers: { health: 1 } }),
	/** With the huntress alone. */
	anEntry('hounds', { type: 'troop', cost: 60, size: 5, numbers: { health: 2 } }),
	anEntry('giant', {
		type: 'beast',
		cost: 500,
		size: 1,
		keywords: ['SINGLE'],
		numbers: { health: 12 }
	}),
	anEntry('old-guard', {
		name: 'Old Guard',
		type: 'band',
		cost: 250,
		holds: [
			{
				name: 'Vane',
				entry: 'vane',
				count: 1,
				size: 1,
				keywords: ['HELD', 'UNIQUE', 'WIZARD'],
				numbers: { health: 4, wizard: 1 }
			},
			{
				name: 'Veterans',
				entry: 'spears',
				count: 2,
				size: 5,
				keywords: ['HELD'],
				numbers: { health: 2 }
			}
		]
	}),
	anEntry('rovers', {
		type: 'band',
		cost: 150,
		holds: [{ name: 'Rovers', entry: 'rover', count: 1, size: 3, keywords: ['HELD'] }]
	}),
	anEntry('wedge', { type: 'formation', cost: 0 }),
	anEntry('wall', { type: 'formation', cost: 0 }),
	anEntry('flames', { type: 'lore', cost: 0 }),
	anEntry('tower', { type: 'terrain', cost: 0 }),
	anEntry('bridge', { type: 'terrain', cost: 0 }),
	anEntry('crown', { type: 'relic', cost: 0 }),
	anEntry('orb', { type: 'relic', cost: 20, grants: ['WIZARD'], numbers: { wizard: 1 } }),
	anEntry('bold', { type: 'trait', cost: 0 })
];

const shared: readonly Entry[] = [
	anEntry('general', {
		type: 'command',
		cost: 0,
		grants: ['GENERAL'],
		given: 'first',
		carriedBy: { by: { all: ['HERO'], none: ['BAND'] } }
	}),
	anEntry('reinforced', {
		type: 'command',
		cost: 0,
		sizeTimes: 2,
		grants: ['REINFORCED'],
		carriedBy: { by: { all: ['UNIT'], none: ['SINGLE', 'UNIQUE'] } }
	})
];

const general = { any: ['GENERAL'] };

/** The rules of the host, by id. */
export const hostRules: readonly Constraint[] = [
	rule('points-limit', { kind: 'points-limit' }),
	rule('unit-share', { kind: 'share', of: { any: ['UNIT', 'BAND'] }, max: 50, scope: 'unit' }),
	rule('regiments', { kind: 'groups', group: 'regiment', min: 1, max: 5 }),
	rule('regiment-led', { kind: 'led', group: 'regiment', by: { any: ['HERO'] } }),
	rule('regiment-size', {
		kind: 'group',
		group: 'regiment',
		of: { any: ['UNIT'] },
		max: 4,
		more: { each: general, n: 1 }
	}),
	rule('auxiliaries', { kind: 'outside', group: 'regiment', of: { none: ['ESCORTED'] } }),
	rule('general-leads', {
		kind: 'outside',
		group: 'regiment',
		of: { none: ['GENERAL'] },
		label: 'The general'
	}),
	rule('one-general', { kind: 'count', of: general, min: 1, max: 1, label: 'General' }),
	rule('first', { kind: 'rank', role: general, among: { any: ['HERO'] }, by: { any: ['FIRST'] } }),
	rule('unique-units', { kind: 'unique', of: { any: ['UNIQUE'] }, scope: 'army' }),
	rule('one-band', { kind: 'count', of: { any: ['BAND'] }, max: 1 }),
	rule('one-formation', { kind: 'count', of: { any: ['FORMATION'] }, max: 1 }),
	rule('one-lore', { kind: 'count', of: { any: ['LORE'] }, max: 1 }),
	rule('one-terrain', {
		kind: 'count',
		of: { any: ['TERRAIN'] },
		max: 1,
		more: { each: { any: ['wall'] }, n: 1 }
	}),
	rule('one-relic', { kind: 'count', of: { any: ['RELIC'] }, max: 1 }),
	rule('once-relic', { kind: 'exclusive', of: { any: ['RELIC'] }, max: 1, label: 'relics' }),
	rule('once-drilled', { kind: 'exclusive', of: { any: ['reinforced'] }, max: 1 }),
	rule('each-enhancement-once', { kind: 'unique', of: { any: ['ENHANCEMENT'] }, scope: 'army' }),
	rule('hounds-with-huntress', {
		kind: 'requires',
		of: { any: ['hounds'] },
		needs: { any: ['huntress'] },
		scope: { group: 'regiment' }
	}),
	rule('standing', { kind: 'standing' })
];

const words = { text: '–', source: aSource };

const { band: _, ...bandless } = aSystem({
	id: 'hosts',
	name: 'Toy Hosts',
	editor: 'regiments',
	types,
	entries: shared,
	casters: { any: ['WIZARD'] },
	keywords: ['ESCORTED', 'FIRST', 'UNIQUE', 'SINGLE'],
	constraints: hostRules,
	groups: [
		{
			id: 'regiment',
			name: 'Regiment',
			plural: 'Regiments',
			of: { all: ['UNIT'] },
			outside: { name: 'Auxiliary unit', plural: 'Auxiliary units' },
			...words
		}
	],
	tallies: [
		{
			id: 'drops',
			name: 'Drops',
			kind: 'groups',
			group: 'regiment',
			of: { any: ['UNIT', 'BAND'] },
			...words
		},
		{
			id: 'auxiliaries',
			name: 'Auxiliary units',
			kind: 'count',
			of: { any: ['UNIT'] },
			outside: 'regiment',
			...words
		},
		{ id: 'unspent', name: 'Bonus', kind: 'unspent', atLeast: 50, gives: 1, ...words },
		{
			id: 'wounds',
			name: 'Wounds',
			kind: 'sum',
			of: { any: ['UNIT', 'HELD'] },
			number: 'health',
			perModel: true,
			...words
		},
		{
			id: 'wizards',
			name: 'Wizards',
			kind: 'count',
			of: { any: ['WIZARD'] },
			lists: 'wizard',
			...words
		}
	]
});

export const hostSystem: System = bandless;

export const hostArmy: Army = anArmy({
	id: 'host',
	system: 'hosts',
	name: 'Host',
	entries: [...lords, ...others]
});

/** The host with all its rules, or with those of these ids alone. */
export function aHostIndex(...ids: readonly string[]): ArmyIndex {
	const constraints = hostRules.filter(({ id }) => ids.length === 0 || ids.includes(id));
	return indexArmy({ ...hostSystem, constraints }, hostArmy);
}

/** The host under these rules, and no others but who may be given an option. */
export function aHostIndexOf(...drafts: readonly Draft[]): ArmyIndex {
	return indexArmy({ ...hostSystem, constraints: drafts.map(aConstraint) }, hostArmy);
}

/** What the first rule of an index says of a list. */
export function firstVerdicts(list: Roster, index: ArmyIndex): readonly Verdict[] {
	const [first] = index.constraints;
	return checkRoster(list, index).verdicts.filter(({ constraint }) => constraint === first);
}

/** A roster of the host, written like `aList`; each @ is a regiment: `marshal + general @1, 2 spears @1, giant`. */
export function aHost(list = '', size = 2000): Roster {
	const { groups, ...roster } = aList(size, list);
	return {
		...roster,
		system: 'hosts',
		army: 'host',
		...(groups && { groups: groups.map((group) => ({ ...group, kind: 'regiment' })) })
	};
}

function aType(
	id: string,
	role: System['types'][number]['role'],
	keywords: readonly string[]
): System['types'][number] {
	return { id, name: id, heading: `${id}s`, role, keywords };
}

/** A hero on his own. */
function aLord(id: string, cost: number, changes: Partial<Entry> = {}): Entry {
	return anEntry(id, {
		type: 'lord',
		cost,
		size: 1,
		keywords: ['SINGLE'],
		numbers: { health: 5 },
		...changes
	});
}

function rule(id: string, draft: Draft): Constraint {
	return aConstraint({ ...draft, id });
}
