import { describe, expect, test } from 'vitest';
import {
	aConstraint,
	anArmy,
	anEntry,
	aSource,
	aSystem,
	type Draft
} from '../../../tests/builders.ts';
import type { Entry } from '../entry.ts';
import { packFaults } from './pack-faults-pack.ts';
import { armyFaults } from './pack-faults.ts';
import { Army, System, type Reading } from '../pack.ts';

const pikes = anEntry('pikes');
const mule = anEntry('mule', { type: 'steed', carriedBy: { by: { any: ['pikes'] } } });
const system = aSystem({ entries: [], casters: { any: ['pikes'] } });
const rule = { id: 'stubborn', name: 'Stubborn', text: 'Stays.', source: aSource };
const spell = { id: 'fog', name: 'Fog', cast: '4+', range: '–', text: 'Hides.', source: aSource };
const reading: Reading = {
	id: 'who-rides',
	question: 'Who rides?',
	answers: [
		{ id: 'all', text: 'All.' },
		{ id: 'few', text: 'Few.', grants: [{ to: { any: ['pikes'] }, keywords: ['RIDER'] }] }
	],
	default: 'all',
	source: aSource
};

/** The faults of an army of pikes, a mule and these entries. */
function faultsOf(changes: Parameters<typeof anArmy>[0], ...more: readonly Entry[]) {
	return armyFaults(system, anArmy({ entries: [pikes, mule, ...more], ...changes }));
}

test('the toy pack of the tests fits the schema', () => {
	expect(System.safeParse(aSystem()).error?.issues).toBeUndefined();
	expect(Army.safeParse(anArmy()).error?.issues).toBeUndefined();
});

test('an army that fits its system has no fault', () => {
	expect(
		faultsOf({ rules: [rule], armyRules: ['stubborn'], spells: [spell], readings: [reading] })
	).toEqual([]);
});

describe('a surcharge', () => {
	const surcharge = { id: 'rabble', name: 'Rabble', of: {}, step: 5, source: aSource };

	test.each([
		[[surcharge], []],
		[[surcharge, surcharge], ['surcharge "rabble" twice']],
		[[{ ...surcharge, of: { any: ['pkies'] } }], ['surcharge rabble: nothing is "pkies"']],
		[[{ ...surcharge, outside: 'pack' }], ['surcharge rabble: no kind of group "pack"']],
		[[{ ...surcharge, reading: 'when' }], ['surcharge rabble: no reading "when"']]
	])('%j: %s', (surcharges, faults) => {
		expect(faultsOf({ surcharges })).toEqual(faults);
	});
});

describe('an entry', () => {
	const horn = { type: 'relic', carriedBy: { by: { any: ['pikes'] } } };

	test.each([
		{ entry: { ...pikes, name: 'Spears' }, fault: 'entry "pikes" twice' },
		{
			entry: anEntry('spears', { formerly: ['pikes'] }),
			fault: 'entry spears: formerly "pikes", which is an entry'
		},
		{
			entry: anEntry('spears', { formerly: ['old', 'old'] }),
			fault: 'entry spears: formerly "old", as another was'
		},
		{ entry: anEntry('ship', { type: 'boat' }), fault: 'entry ship: no type "boat"' },
		{ entry: anEntry('horn', { type: 'relic' }), fault: 'entry horn: nobody may be given it' },
		{
			entry: anEntry('horn', { ...horn, type: 'foot' }),
			fault: 'entry horn: a unit cannot be given to a unit'
		},
		{ entry: anEntry('knave', { stats: { luck: '1' } }), fault: 'entry knave: no column "luck"' },
		{ entry: anEntry('knave', { rules: ['sly'] }), fault: 'entry knave: no rule "sly"' },
		{
			entry: anEntry('knave', { starts: ['pikes'] }),
			fault: 'entry knave: no option "pikes"'
		},
		{
			entry: anEntry('horn', { ...horn, carriedBy: { by: { none: ['dukes'] } } }),
			fault: 'entry horn: nothing is "dukes"'
		},
		{
			entry: anEntry('horn', { ...horn, carriedBy: { ...horn.carriedBy, reading: 'who' } }),
			fault: 'entry horn: no reading "who"'
		},
		{
			entry: anEntry('knave', { source: { book: 'lost', line: 1 } }),
			fault: 'entry knave: no book "lost"'
		}
	])('$fault', ({ entry, fault }) => {
		expect(faultsOf({}, entry)).toEqual([fault]);
	});

	test('a unit and an option may share a name; two units may not', () => {
		expect(faultsOf({}, anEntry('mule-train', { name: 'Mule' }))).toEqual([]);
		const [fault, ...others] = faultsOf({}, anEntry('spears', { name: 'PIKES' }));
		expect(fault).toMatch(/unit "pikes".* twice/);
		expect(others).toEqual([]);
	});
});

describe('the rest of an army', () => {
	test.each([
		{ changes: { armyRules: ['brave'] }, fault: 'armyRules: no rule "brave"' },
		{ changes: { rules: [rule] }, fault: 'rule "stubborn" unused' },
		{ changes: { spells: [spell, spell] }, fault: 'spell "fog" twice' },
		{
			changes: { spells: [{ ...spell, castBy: { any: ['dukes'] } }] },
			fault: 'spell fog: nothing is "dukes"'
		},
		{ changes: { readings: [reading, reading] }, fault: 'reading "who-rides" twice' },
		{
			changes: { readings: [{ ...reading, default: 'none' }] },
			fault: 'reading who-rides: no answer "none"'
		},
		{
			changes: { constraints: [aConstraint({ kind: 'standing', reading: 'who' })] },
			fault: 'constraint tested: no reading "who"'
		},
		{
			changes: {
				constraints: [aConstraint({ kind: 'exclusive', of: { all: ['dukes'] }, max: 1 })]
			},
			fault: 'constraint tested: nothing is "dukes"'
		}
	])('$fault', ({ changes, fault }) => {
		expect(faultsOf(changes)).toEqual([fault]);
	});

	test('a keyword that a reading grants is something', () => {
		const riders = aConstraint({ kind: 'count', of: { any: ['RIDER'] }, max: 1, per: 'army' });
		expect(faultsOf({ constraints: [riders], readings: [reading] })).toEqual([]);
		expect(faultsOf({ constraints: [riders] })).toEqual(['constraint tested: nothing is "RIDER"']);
	});
});

describe('a reference that leads nowhere', () => {
	const of = { any: ['pikes'] };
	const lost = { any: ['dukes'] };
	const tin = anArmy({ entries: [pikes, mule] });
	const inSystem = (changes: Partial<System>) => [
		...armyFaults({ ...system, ...changes }, tin),
		...packFaults({ ...system, ...changes }, [tin])
	];
	const inRule = (draft: Draft) => faultsOf({ constraints: [aConstraint(draft)] });
	const words = { name: 'Heads', text: '–', source: aSource };
	const company = { id: 'troop', name: 'Troop', plural: 'Troops', text: '–', source: aSource };

	test.each<{ readonly draft: Draft; readonly fault: string }>([
		{ draft: { kind: 'standing', unless: lost }, fault: 'nothing is "dukes"' },
		{
			draft: { kind: 'standing', reading: 'who-rides', when: 'some' },
			fault: 'no answer "some" to "who-rides"'
		},
		{ draft: { kind: 'carries', option: 'mare', by: of }, fault: 'no option "mare"' },
		{ draft: { kind: 'carries', option: 'pikes', by: of }, fault: 'no option "pikes"' },
		{
			draft: { kind: 'count', of, max: 1, counting: { number: 'heads' } },
			fault: 'no number "heads"'
		},
		{ draft: { kind: 'exclusive', of, max: { number: 'heads' } }, fault: 'no number "heads"' },
		{ draft: { kind: 'exclusive', of, min: { number: 'heads' } }, fault: 'no number "heads"' },
		{ draft: { kind: 'budget', of, on: of, max: { number: 'heads' } }, fault: 'no number "heads"' },
		{
			draft: { kind: 'rank', role: of, among: of, by: { number: 'luck' } },
			fault: 'no number "luck"'
		},
		{
			draft: { kind: 'count', of, max: 1, more: { each: lost, n: 1 } },
			fault: 'nothing is "dukes"'
		},
		{ draft: { kind: 'groups', group: 'gang' }, fault: 'no kind of group "gang"' }
	])('$draft.kind: $fault', ({ draft, fault }) => {
		const faults = faultsOf({ constraints: [aConstraint(draft)], readings: [reading] });
		expect(faults).toEqual([`constraint tested: ${fault}`]);
	});

	test.each<{ readonly changes: Partial<System>; readonly fault: string }>([
		{ changes: { casters: lost }, fault: 'casters: nothing is "dukes"' },
		{
			changes: { tallies: [{ id: 'heads', kind: 'count', of: lost, ...words }] },
			fault: 'tally heads: nothing is "dukes"'
		},
		{
			changes: { tallies: [{ id: 'heads', kind: 'sum', of, number: 'heads', ...words }] },
			fault: 'tally heads: no number "heads"'
		},
		{
			changes: { tallies: [{ id: 'heads', kind: 'groups', of, group: 'gang', ...words }] },
			fault: 'tally heads: no kind of group "gang"'
		},
		{
			changes: { editor: 'regiments', groups: [{ ...company, of: lost }] },
			fault: 'group troop: nothing is "dukes"'
		},
		{
			changes: { editor: 'regiments', groups: [{ ...company, of, source: { book: 'lost' } }] },
			fault: 'group troop: no book "lost"'
		}
	])('$fault', ({ changes, fault }) => {
		expect(inSystem(changes)).toEqual([fault]);
	});

	test('of a further stat line', () => {
		const crewed = anEntry('engine', { lines: [{ name: 'Crew', stats: { luck: '1' } }] });
		expect(faultsOf({}, crewed)).toEqual(['entry engine: no column "luck"']);
	});

	test('of the armies that a rule is for', () => {
		const rule = aConstraint({ kind: 'standing', armies: ['tin', 'iron'] });
		expect(packFaults(system, [{ ...tin, constraints: [rule] }])).toEqual([
			'tin: constraint tested: no army "iron"'
		]);
	});

	test('is none where all is there', () => {
		expect(inRule({ kind: 'carries', option: 'mule', by: of, unless: of })).toEqual([]);
		expect(inSystem({ tallies: [{ id: 'heads', kind: 'count', of, ...words }] })).toEqual([]);
	});
});
