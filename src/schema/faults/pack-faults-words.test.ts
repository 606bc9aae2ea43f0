import { describe, expect, test } from 'vitest';
import { aConstraint, anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import type { Entry } from '../entry.ts';
import { packFaults, profileFaults } from './pack-faults-pack.ts';
import { armyFaults } from './pack-faults.ts';
import type { Army, EntryType, System } from '../pack.ts';

const lore: EntryType = {
	id: 'lore',
	name: 'Lore',
	heading: 'Lores',
	role: 'army',
	keywords: ['LORE']
};
const companies = {
	id: 'company',
	name: 'Company',
	plural: 'Companies',
	of: { any: ['UNIT'] },
	text: 'Marches together.',
	source: aSource
};
const warband = { ...companies, id: 'warband', name: 'Warband' };
const system = aSystem({
	entries: [],
	casters: { any: ['pikes'] },
	types: [...aSystem().types, lore],
	groups: [{ ...companies, sketch: true }, warband],
	editor: 'regiments'
});

const pikes = anEntry('pikes');
const guards = anEntry('guards', { keywords: ['GUARD'] });
const runes = anEntry('runes', { type: 'lore' });

function faultsOf(changes: Partial<Army>, ...more: readonly Entry[]) {
	return armyFaults(system, anArmy({ entries: [pikes, guards, runes, ...more], ...changes }));
}

describe('words of a kind of entry', () => {
	const any = ['pikes'];
	const row = { name: 'Guard', of: { all: ['GUARD'] } };

	test.each([
		{ entry: anEntry('duke', { leads: [row] }), faults: [] },
		{ entry: anEntry('duke', { leads: [{ ...row, min: 1, max: 1 }] }), faults: [] },
		{ entry: anEntry('duke', { countsAs: 'pikes' }), faults: [] },
		{
			entry: anEntry('duke', { countsAs: 'pkies' }),
			faults: ['entry duke: nothing is "pkies"']
		},
		{
			entry: anEntry('duke', {
				type: 'leader',
				joins: ['Herald'],
				leads: [{ name: 'Herald', of: { all: ['joins:Herald'] } }]
			}),
			faults: []
		},
		{
			entry: anEntry('duke', { leads: [{ name: 'Herald', of: { all: ['joins:Herald'] } }] }),
			faults: ['entry duke: nothing is "joins:Herald"']
		},
		{
			entry: anEntry('duke', { leads: [{ ...row, min: 2, max: 1 }] }),
			faults: ['entry duke: row "Guard": at least 2 and at most 1']
		},
		{
			entry: anEntry('duke', { leads: [{ ...row, of: { all: ['GUARD'], none: ['UNIT'] } }] }),
			faults: ['entry duke: row "Guard" means nobody']
		},
		{
			entry: anEntry('duke', { leads: [{ name: 'Riders', of: { all: ['RIDER'] } }] }),
			faults: ['entry duke: nothing is "RIDER"']
		},
		{
			entry: anEntry('verse', { type: 'lore', leads: [row] }),
			faults: ['entry verse: "leads" is for units']
		},
		{
			entry: anEntry('verse', { type: 'lore', carriedBy: { by: { any } } }),
			faults: ['entry verse: "carriedBy" is for options']
		},
		{
			entry: anEntry('duke', { sizeTimes: 2 }),
			faults: ['entry duke: "sizeTimes" is for options']
		},
		{ entry: anEntry('duke', { given: 'first' }), faults: ['entry duke: "given" is for options'] },
		{
			entry: anEntry('band', {
				leads: [row],
				holds: [{ name: 'Pikes', entry: 'pikes', count: 1, size: 5 }]
			}),
			faults: ['entry band: a set of units leads nobody']
		}
	])('$faults', ({ entry, faults }) => {
		expect(faultsOf({}, entry)).toEqual(faults);
	});

	test('an option may have its bearers from its type', () => {
		const horn = anEntry('horn', { type: 'relic' });
		const [fault] = faultsOf({}, horn);
		expect(fault).toBe('entry horn: nobody may be given it');
		const types = system.types.map((type) =>
			type.id === 'relic' ? { ...type, carriedBy: { by: { any } } } : type
		);
		const army = anArmy({ entries: [pikes, guards, horn] });
		expect(armyFaults({ ...system, types }, army)).toEqual([]);
		const wrong = types.map((type) =>
			type.id === 'relic' ? { ...type, carriedBy: { by: { any: ['dukes'] } } } : type
		);
		expect(armyFaults({ ...system, types: wrong }, army)).toEqual([
			'type relic: nothing is "dukes"'
		]);
	});
});

describe('rules of groups', () => {
	test.each([
		{ group: 'company', advice: true, faults: [] },
		{
			group: 'company',
			advice: false,
			faults: ['constraint tested: rules of a Company are advice']
		},
		{ group: 'warband', advice: false, faults: [] },
		{ group: 'warband', advice: true, faults: [] },
		{ group: 'league', advice: false, faults: ['constraint tested: no kind of group "league"'] }
	])('$group, advice $advice', ({ group, advice, faults }) => {
		const led = aConstraint({
			kind: 'led',
			group,
			by: { any: ['pikes'] },
			...(advice ? { advice: true } : {})
		});
		expect(faultsOf({ constraints: [led] })).toEqual(faults);
	});

	test('a maximum that grows names something', () => {
		const more = { each: { all: ['DUKE'] }, n: 1 };
		const count = aConstraint({ kind: 'count', of: { any: ['pikes'] }, max: 1, more });
		expect(faultsOf({ constraints: [count] })).toEqual(['constraint tested: nothing is "DUKE"']);
	});

	test('a role, and those it is among, are something', () => {
		const by = { any: ['pikes'] };
		const rank = aConstraint({
			kind: 'rank',
			role: { all: ['KING'] },
			among: { all: ['PEER'] },
			by
		});
		expect(faultsOf({ constraints: [rank] })).toEqual([
			'constraint tested: nothing is "KING"',
			'constraint tested: nothing is "PEER"'
		]);
	});
});

test('a spell is of a lore that is a choice of the army', () => {
	const fog = { id: 'fog', name: 'Fog', cast: '5', source: aSource };
	expect(faultsOf({ spells: [{ ...fog, lore: 'runes' }] })).toEqual([]);
	expect(faultsOf({ spells: [{ ...fog, lore: 'pikes' }] })).toEqual(['spell fog: no lore "pikes"']);
	const shared: System = { ...system, spells: [fog] };
	const army = anArmy({ entries: [pikes, guards, runes], spells: [fog] });
	expect(armyFaults(shared, army)).toEqual(['spell "fog" twice']);
});

describe('armies together', () => {
	const held = { name: 'Guards', army: 'tin', entry: 'guards', count: 1, size: 1 };
	const tin = anArmy({ entries: [{ ...guards, size: 1 }] });

	function lead(changes: Partial<Army>): Army {
		return anArmy({ id: 'lead', name: 'Lead Host', entries: [pikes], ...changes });
	}

	test.each([
		{ changes: {}, faults: [] },
		{ changes: { name: 'Tin host' }, faults: ['army "tin host" twice'] },
		{ changes: { aliases: ['TIN HOST'] }, faults: ['army "tin host" twice'] },
		{ changes: { variantOf: 'tin' }, faults: [] },
		{ changes: { variantOf: 'iron' }, faults: ['lead: no army "iron"'] }
	])('$changes', ({ changes, faults }) => {
		expect(packFaults(system, [tin, lead(changes)])).toEqual(faults);
	});

	test.each([
		{ change: {}, faults: [] },
		{ change: { size: 2 }, faults: [] },
		{ change: { keywords: ['GUARD'] }, faults: [] },
		{ change: { name: 'Guard' }, faults: ['other name there'] },
		{ change: { keywords: ['GUARD', 'SEER'] }, faults: ['other keywords there'] },
		{ change: { numbers: { health: 2 } }, faults: ['other numbers there'] },
		{ change: { entry: 'pikes' }, faults: ['not in tin'] },
		{ change: { army: 'iron' }, faults: ['no army "iron"'] }
	])('a set that holds $change', ({ change, faults }) => {
		const band = anEntry('band', { holds: [{ keywords: ['GUARD'], ...held, ...change }] });
		const own = packFaults(system, [tin, lead({ entries: [band] })]);
		expect(own.map((fault) => fault.replace(/^lead: entry band holds \w+: /, ''))).toEqual(faults);
	});

	test('a unit of two may not be held alone', () => {
		const pairs = anArmy({ entries: [{ ...guards, size: 2 }] });
		const band = anEntry('band', { holds: [{ ...held, keywords: ['GUARD'] }] });
		expect(packFaults(system, [pairs, lead({ entries: [band] })])).toEqual([
			'lead: entry band holds guards: other size there'
		]);
	});
});

describe('the editor of a game', () => {
	const sized = anArmy({ entries: [{ ...pikes, size: { min: 5 } }] });
	const plain = { ...system, groups: [], types: aSystem().types };

	test.each([
		{ editor: 'regiments', of: system, army: anArmy({ entries: [pikes] }), faults: [] },
		{
			editor: 'counters',
			of: system,
			army: anArmy({ entries: [pikes] }),
			faults: ['choices or groups that "counters" cannot show']
		},
		{ editor: 'ranks', of: plain, army: sized, faults: [] },
		{
			editor: 'counters',
			of: plain,
			army: sized,
			faults: ['pikes has a size that "counters" cannot show']
		}
	] as const)('$editor: $faults', ({ editor, of, army, faults }) => {
		expect(packFaults({ ...of, editor }, [army])).toEqual(faults);
	});
});

describe('prices', () => {
	const free = anArmy({ entries: [{ ...pikes, cost: 0 }] });

	test('a game without points has no prices, and no day of them', () => {
		const without = { ...system, sizes: [], usualSize: 0 };
		expect(packFaults(without, [free])).toEqual([]);
		expect(packFaults(without, [anArmy({ entries: [pikes] })])).toEqual([
			'pikes costs points in a game without'
		]);
		expect(packFaults({ ...without, pointsDate: '2026-01-01' }, [free])).toEqual([
			'a game without points has a day of its points'
		]);
	});

	test('the usual size is one of those offered', () => {
		expect(packFaults({ ...system, usualSize: 1500 }, [free])).toEqual([
			'the usual size is none of the sizes'
		]);
	});
});

test('profiles are of the army they say, and of what it has', () => {
	const army = anArmy({ entries: [pikes] });
	const own = { formatVersion: 1 as const, army: 'tin', system: 'toy', profiles: { pikes: {} } };
	expect(profileFaults(army, own)).toEqual([]);
	expect(profileFaults(army, { ...own, army: 'lead' })).toEqual(['profiles of "lead"']);
	expect(profileFaults(army, { ...own, system: 'chess' })).toEqual([
		'profiles of the system "chess"'
	]);
	expect(profileFaults(army, { ...own, profiles: { ship: {} } })).toEqual([
		'a profile of "ship", which is not there'
	]);
});
