import { describe, expect, test } from 'vitest';
import type { Army, Entry } from '#schema';
import '../../../tests/expect-legality.ts';
import { aList, anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import { armyFaults } from '../../schema/pack-faults.ts';
import { packFaults } from '../../schema/pack-faults-pack.ts';
import { indexArmy } from './index-army.ts';
import { mayCarry } from '../allow/may-carry.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { checkRoster } from '../judge/report.ts';

const system = aSystem({ entries: [], groups: [], casters: { any: ['LEADER'] } });

const units: readonly Entry[] = [
	anEntry('pikes', { cost: 40, options: ['shield', { set: 'arms' }] }),
	anEntry('bows', {
		cost: 50,
		options: [{ option: 'shield', cost: 7 }, { set: 'arms' }, { option: 'badge', if: shielded() }]
	}),
	anEntry('captain', {
		type: 'leader',
		cost: 80,
		options: [
			{ name: 'rides', of: ['horse', { option: 'wyrm', cost: 60 }], min: 1, max: 1 },
			{ option: 'badge', cost: 0 }
		]
	}),
	anEntry('rabble', { cost: 20 })
];

const options: readonly Entry[] = [
	anOption('shield', 5),
	anOption('axe', 4),
	anOption('mace', 3),
	anOption('badge', 2),
	{ ...anOption('horse', 15), options: ['barding'] },
	anOption('wyrm', 90),
	anOption('barding', 6),
	{ ...anOption('charm', 9), carriedBy: { by: { none: ['+shield'] } } },
	{ ...anOption('lance', 8), carriedBy: { by: { all: ['+STEED'] } } }
];

function shielded() {
	return { all: ['+shield'] };
}

function missing(): never {
	throw new Error('no such option');
}

function anOption(id: string, cost: number): Entry {
	return anEntry(id, { type: ['horse', 'wyrm'].includes(id) ? 'steed' : 'relic', cost });
}

function tin(changes: Partial<Army> = {}): Army {
	return anArmy({
		entries: [...units, ...options],
		sets: { arms: { name: 'arms', of: ['axe', 'mace'], max: 1 } },
		...changes
	});
}

const index = indexArmy(system, tin());

describe('an option that is offered', () => {
	test.each([
		{ list: 'pikes + shield', codes: [] },
		{ list: 'bows + shield', codes: [] },
		{ list: 'rabble + shield', codes: ['carries/not-allowed'] },
		{ list: 'pikes + axe', codes: [] },
		{ list: 'rabble + axe', codes: ['carries/not-allowed'] },
		{ list: 'rabble + horse', codes: ['carries/not-allowed'] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('may be for bearers that have another', () => {
		expect(aList(1000, 'bows + badge')).toBreak(index, 'carries/not-allowed');
		expect(aList(1000, 'bows + shield + badge')).toBeLegalIn(index);
		expect(aList(1000, 'captain + horse + badge')).toBeLegalIn(index);
		expect(aList(1000, 'pikes + shield + badge')).toBreak(index, 'carries/not-allowed');
	});

	test('may come with another option, and goes to nobody without it', () => {
		expect(aList(1000, 'captain + horse + barding')).toBeLegalIn(index);
		expect(aList(1000, 'captain + wyrm + barding')).toBreak(index, 'carries/not-allowed');
		expect(aList(1000, 'pikes + barding')).toBreak(index, 'carries/not-allowed');
	});
});

test('an option that nobody offers is for whomever its own line means', () => {
	expect(aList(1000, 'rabble + charm')).toBeLegalIn(index);
	expect(aList(1000, 'pikes + charm')).toBeLegalIn(index);
	expect(aList(1000, 'pikes + shield + charm')).toBreak(index, 'carries/not-allowed');
});

test('having is told by what the option is as well: a lance for whoever has a steed', () => {
	expect(aList(1000, 'captain + horse + lance')).toBeLegalIn(index);
	expect(aList(1000, 'captain + wyrm + lance')).toBeLegalIn(index);
	expect(aList(1000, 'pikes + shield + lance')).toBreak(index, 'carries/not-allowed');
});

describe('prices', () => {
	test.each([
		{ list: 'pikes + shield', points: 45 },
		{ list: 'bows + shield', points: 57 },
		{ list: 'captain + wyrm', points: 140 },
		{ list: 'captain + horse + badge', points: 95 },
		{ list: 'bows + shield + badge', points: 59 }
	])('$list: $points', ({ list, points }) => {
		expect(checkRoster(aList(1000, list), index).context.points).toBe(points);
	});
});

describe('a set', () => {
	test.each([
		{ list: 'pikes + axe + mace', codes: ['exclusive/too-many'] },
		{ list: 'pikes + axe, bows + mace', codes: [] },
		{ list: 'captain', codes: ['exclusive/too-few'] },
		{ list: 'captain + horse', codes: [] },
		{ list: 'captain + horse + wyrm', codes: ['exclusive/too-many'] },
		{ list: 'rabble', codes: [] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('of several users is one rule, told by its name', () => {
		const [rule, ...others] = index.constraints.filter(({ id }) => id === 'set-arms');
		expect(rule).toMatchObject({ label: 'arms', on: { any: ['pikes', 'bows'] }, max: 1 });
		expect(others).toEqual([]);
	});

	test('that nobody of the army has goes to nobody, whomever its options are for', () => {
		const crests = { crests: { of: ['charm'] } };
		const own = indexArmy({ ...system, sets: crests }, tin());
		expect(aList(1000, 'pikes + charm')).toBreak(own, 'carries/not-allowed');
		expect(mayCarry(own.entries.get('pikes'), own.entries.get('charm') ?? missing())).toBe(false);
		expect(armyFaults({ ...system, sets: crests }, tin())).toEqual([]);
		expect(packFaults({ ...system, sets: crests }, [tin()])).toContain(
			'entry charm: nobody may be given it'
		);
	});

	test('of the army stands in the place of one of its system', () => {
		const sets = { arms: { name: 'arms', of: ['axe', 'mace'], max: 2 } };
		const own = indexArmy({ ...system, sets }, tin());
		expect(aList(1000, 'pikes + axe + mace')).toBreak(own, 'exclusive/too-many');
	});
});

test('what is offered is known before it is given', () => {
	const [rabble, pikes] = ['rabble', 'pikes'].map((id) => index.entries.get(id));
	const shield = index.entries.get('shield') ?? missing();
	expect([mayCarry(rabble, shield), mayCarry(pikes, shield)]).toEqual([false, true]);
	const { context } = checkRoster(aList(1000, 'pikes + axe, rabble'), index);
	expect(whyNotGive(context, 'u1', 'mace')).toMatchObject([{ outcome: 'exclusive/too-many' }]);
	expect(whyNotGive(context, 'u2', 'mace')).toMatchObject([{ outcome: 'carries/not-allowed' }]);
	expect(whyNotGive(context, 'u1', 'shield')).toEqual([]);
});

test('whom nobody offers it, and whom its own line bars, is refused once', () => {
	const own = indexArmy(
		system,
		tin({
			entries: [
				...units.map((unit) =>
					unit.id === 'pikes' ? { ...unit, options: ['shield', 'charm'] } : unit
				),
				...options
			]
		})
	);
	const { context } = checkRoster(aList(1000, 'pikes, pikes + shield, rabble + shield'), own);
	const refusals = ['u1', 'u2', 'u3'].map((unit) => whyNotGive(context, unit, 'charm').length);
	expect(refusals).toEqual([0, 1, 1]);
});

test('each keeps the order of its own row, and a set that several share its own', () => {
	const rows = ['pikes', 'bows', 'captain'].map((id) => index.entries.get(id)?.offers);
	expect(rows).toEqual([['shield'], ['shield', 'badge'], ['horse', 'wyrm', 'badge']]);
});

test('every repair of what is not offered makes the list legal', () => {
	const list = aList(1000, 'rabble + shield, pikes');
	expect(list).toBreak(index, 'carries/not-allowed');
	expect(checkRoster(list, index).problems[0]?.constraint).toMatchObject({
		id: 'offered-shield',
		source: aSource
	});
});

describe('an answer as a tag', () => {
	const reading = {
		id: 'host',
		question: 'Which host is it?',
		answers: [
			{ id: 'plain', text: 'Any' },
			{ id: 'night', text: 'The night host' }
		],
		default: 'plain',
		source: aSource
	};
	const army = tin({
		readings: [reading],
		entries: [
			...units,
			...options,
			{ ...anOption('lamp', 3), carriedBy: { by: { all: ['host:night'] } } }
		]
	});

	test('is had by everything while that answer holds', () => {
		const list = aList(1000, 'rabble + lamp');
		expect(list).toBreak(indexArmy(system, army), 'carries/not-allowed');
		expect(list).toBeLegalIn(indexArmy(system, army, { readings: { host: 'night' } }));
	});

	test('has to be one that there is', () => {
		expect(armyFaults(system, army)).toEqual([]);
		const [plain] = reading.answers;
		const lost = { ...army, readings: [{ ...reading, answers: plain ? [plain] : [] }] };
		expect(armyFaults(system, lost)).toEqual(['entry lamp: nothing is "host:night"']);
	});
});

describe('faults', () => {
	test('none', () => {
		expect(armyFaults(system, tin())).toEqual([]);
	});

	test.each([
		{
			what: 'an option that is not there',
			entry: anEntry('guard', { options: ['sheild'] }),
			fault: 'entry guard: no option "sheild"'
		},
		{
			what: 'a set that is not there',
			entry: anEntry('guard', { options: [{ set: 'armz' }] }),
			fault: 'entry guard: no set "armz"'
		},
		{
			what: 'a tag that nothing has',
			entry: anEntry('guard', { options: [{ option: 'badge', if: { all: ['+SWORD'] } }] }),
			fault: 'entry guard: nothing is "+SWORD"'
		},
		{
			what: 'a unit that is offered',
			entry: anEntry('guard', { options: ['pikes'] }),
			fault: 'entry guard: no option "pikes"'
		},
		{
			what: 'an option for nobody',
			entry: anOption('token', 1),
			fault: 'entry token: nobody may be given it'
		}
	])('$what', ({ entry, fault }) => {
		const army = tin({ entries: [...units, ...options, entry] });
		expect(armyFaults(system, army)).toContain(fault);
	});
});

test('what the system leaves to its armies to offer is had by nobody where none of their lines does', () => {
	const shared = aSystem({ entries: [anOption('ring', 5), anOption('orb', 5)] });
	const army = tin({
		entries: [...units, ...options, anEntry('lord', { cost: 90, options: ['ring'] })]
	});
	const own = indexArmy(shared, army);
	expect(aList(1000, 'lord + ring')).toBeLegalIn(own);
	expect(aList(1000, 'pikes + ring')).toBreak(own, 'carries/not-allowed');
	expect(aList(1000, 'lord + orb')).toBreak(own, 'carries/not-allowed');
});

test('an option that may be given several times is not held to once on a unit', () => {
	const rules = [
		{ id: 'once', kind: 'unique', of: { any: ['RELIC'] }, scope: 'unit', source: aSource }
	] as const;
	const army = tin({
		entries: [
			anEntry('lord', { cost: 90, options: ['scroll', 'axe'] }),
			{ ...anOption('scroll', 5), repeat: 2 },
			anOption('axe', 4),
			anOption('mace', 3)
		],
		constraints: rules
	});
	const own = indexArmy(system, army);
	expect(aList(1000, 'lord + scroll + scroll')).toBeLegalIn(own);
	expect(aList(1000, 'lord + scroll + scroll + scroll')).toBreak(own, 'exclusive/too-many');
	expect(aList(1000, 'lord + axe + axe')).toBreak(own, 'unique/repeated');
});

test('a budget of a number is for those who have the number', () => {
	const army = tin({
		sets: {},
		entries: [
			anEntry('lord', { cost: 90, options: ['axe'], numbers: { items: 3 } }),
			anEntry('squire', { cost: 20, options: ['axe'] }),
			anOption('axe', 4),
			{ ...anOption('mace', 3), carriedBy: { by: {} } }
		],
		constraints: [
			{
				id: 'items',
				kind: 'budget',
				of: { any: ['axe', 'mace'] },
				on: {},
				max: { number: 'items' },
				source: aSource
			}
		]
	});
	const own = indexArmy(system, army);
	expect(aList(1000, 'lord + mace')).toBeLegalIn(own);
	expect(aList(1000, 'lord + axe')).toBreak(own, 'budget/over');
	expect(aList(1000, 'squire + axe + mace')).toBeLegalIn(own);
});

test('a set may be of all options that are so, and goes to whom it is offered', () => {
	const shared = { ...system, sets: { relics: { of: { all: ['RELIC'] } } } };
	const army = tin({
		sets: {},
		entries: [
			anEntry('lord', { cost: 90, options: [{ set: 'relics' }] }),
			anEntry('squire', { cost: 20, options: ['orb'] }),
			anEntry('groom', { cost: 20, options: [{ of: { all: ['RELIC'] }, max: 1 }] }),
			anOption('orb', 5),
			anOption('ring', 5)
		]
	});
	expect(armyFaults(shared, army)).toEqual([]);
	const own = indexArmy(shared, army);
	expect(aList(1000, 'lord + orb + ring')).toBeLegalIn(own);
	expect(aList(1000, 'squire + orb')).toBeLegalIn(own);
	expect(aList(1000, 'squire + ring')).toBreak(own, 'carries/not-allowed');
	expect(aList(1000, 'groom + orb')).toBeLegalIn(own);
	expect(aList(1000, 'groom + orb + ring')).toBreak(own, 'exclusive/too-many');
});
