import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { EventPack, Roster, RosterUnit } from '#schema';
import { listCode } from '../../src/exchange/index.ts';
import { anArmy, anEntry, aRoster, aSystem } from '../builders.ts';
import { armiesOf } from '../sheets/rosters.ts';
import { boughtRoster } from '../sheets/bought-rosters.ts';
import { amount } from '../runs.ts';

const reading = {
	id: 'lefthanded',
	question: 'May captains be left-handed?',
	answers: [
		{ id: 'no', text: 'No.' },
		{ id: 'yes', text: 'Yes.' }
	],
	default: 'no',
	source: { line: 1 }
};
const system = aSystem({ readings: [reading] });
const crowd = anEntry('crowd', { size: { min: 5, usual: 10 } });
const army = anArmy({ entries: [...anArmy().entries, crowd] });
const event: EventPack = {
	formatVersion: 1,
	name: 'Spring Muster',
	system: 'toy',
	date: '2026-03-01',
	size: 1000,
	constraints: [
		{ id: 'few', kind: 'count', of: { any: ['pikes'] }, max: 3, source: { event: 'x' } }
	]
};

function indexOf(roster: Roster, revision = system.revision): ArmyIndex {
	return indexArmy({ ...system, revision }, army, roster);
}

function codeOf(roster: Roster): string {
	return listCode(roster, indexOf(roster));
}

const unit = fc.record(
	{
		entry: fc.constantFrom('pikes', 'captain', 'crowd', 'unknown'),
		options: fc.array(fc.constantFrom('banner', 'horn', 'unknown'), { maxLength: 2 }),
		models: fc.constantFrom(5, 10, 11),
		group: fc.constantFrom('left', 'right', 'nowhere'),
		name: fc.constantFrom('Old Guard', 'Reserve'),
		note: fc.constantFrom('by the river')
	},
	{ requiredKeys: ['entry'] }
);

const roster = fc
	.record({
		units: fc.array(unit, { maxLength: 5 }),
		size: fc.constantFrom(1000, 2000),
		answer: fc.constantFrom(undefined, 'no', 'yes', 'unheard-of'),
		name: fc.constantFrom('One', 'Other'),
		isForEvent: fc.boolean()
	})
	.map(({ units, answer, isForEvent, ...rest }) =>
		aRoster({
			...rest,
			units: units.map((one, at) => ({ ...one, id: `u${at}` })),
			groups: [
				{ id: 'left', kind: 'company' },
				{ id: 'right', kind: 'company', name: 'Right wing' }
			],
			...(answer !== undefined && { readings: { lefthanded: answer } }),
			...(isForEvent && { event })
		})
	);

/** What an organiser would say makes a list, worked out in another way: bags that are emptied into one another. */
function isSameList(one: Roster, other: Roster): boolean {
	const answerOf = ({ readings }: Roster): string =>
		readings?.['lefthanded'] === 'yes' ? 'yes' : 'no';
	return (
		one.size === other.size &&
		answerOf(one) === answerOf(other) &&
		JSON.stringify(one.event) === JSON.stringify(other.event) &&
		isSameBag(bagsOf(one), bagsOf(other), (bag, twin) => isSameBag(bag, twin, isSameUnit)) &&
		isSameBag(outside(one), outside(other), isSameUnit)
	);
}

function placeOf({ entry, group }: RosterUnit): string | undefined {
	return entry === 'pikes' || entry === 'crowd' ? group : undefined;
}

function bagsOf({ units }: Roster): readonly (readonly RosterUnit[])[] {
	return ['left', 'right']
		.map((group) => units.filter((one) => placeOf(one) === group))
		.filter((bag) => bag.length > 0);
}

function outside({ units }: Roster): readonly RosterUnit[] {
	return units.filter((one) => !['left', 'right'].includes(placeOf(one) ?? ''));
}

function isSameUnit(one: RosterUnit, other: RosterUnit): boolean {
	const models = ({ entry, models: own }: RosterUnit): number =>
		entry === 'crowd' ? (own ?? 10) : entry === 'unknown' ? (own ?? 0) : 0;
	return (
		one.entry === other.entry &&
		models(one) === models(other) &&
		isSameBag(one.options ?? [], other.options ?? [], (option, twin) => option === twin)
	);
}

function isSameBag<T>(
	bag: readonly T[],
	others: readonly T[],
	isSame: (one: T, other: T) => boolean
): boolean {
	const left = [...others];
	for (const thing of bag) {
		const at = left.findIndex((other) => isSame(thing, other));
		if (at < 0) return false;
		left.splice(at, 1);
	}
	return left.length === 0;
}

/** The same list, put together by somebody else: other ids, names, notes and orders. */
function disguised(given: Roster, shuffle: <T>(things: readonly T[]) => readonly T[]): Roster {
	const { groups = [], units } = given;
	const { note: _, ...rest } = given;
	return {
		...rest,
		id: '00000000-0000-4000-8000-00000000000f',
		name: `${given.name} again`,
		revision: '2020-02-02',
		note: 'bring dice',
		groups: shuffle(groups).map(({ id, kind }) => ({ id: `x${id}`, kind, name: 'Anew' })),
		units: shuffle(units).map(({ name: own, note: said, group, options, ...one }, at) => ({
			...one,
			id: `x${at}`,
			...(options && { options: [...shuffle(options)] }),
			...(own === undefined && { name: 'Named' }),
			...(said === undefined && { note: 'Noted' }),
			...(group !== undefined && { group: `x${group}` })
		}))
	};
}

function shuffler(seed: readonly number[]): <T>(things: readonly T[]) => readonly T[] {
	return (things) =>
		things
			.map((thing, at) => ({ thing, weight: seed[at % seed.length] ?? 0 }))
			.toSorted((one, other) => one.weight - other.weight)
			.map(({ thing }) => thing);
}

const seed = fc.array(fc.nat(99), { minLength: 7, maxLength: 7 });

describe('the code of a list', () => {
	test('is the same whatever it is called and in whatever order it was put together', () => {
		fc.assert(
			fc.property(roster, seed, (given, weights) => {
				expect(codeOf(disguised(given, shuffler(weights)))).toBe(codeOf(given));
			})
		);
	});

	test('is that of another roster just if an organiser would call them the same list', () => {
		fc.assert(
			fc.property(roster, roster, (one, other) => {
				expect(codeOf(one) === codeOf(other)).toBe(isSameList(one, other));
			}),
			{ numRuns: amount({ all: 1000, part: 200 }) }
		);
	});

	test('is the same for every real army, put together by somebody else', () => {
		const indexes = ['warmaster', 'spearhead', 'whfb6'].flatMap((folder) => armiesOf(folder));
		fc.assert(
			fc.property(fc.constantFrom(...indexes), fc.nat(3), seed, (index, luck, weights) => {
				const bought = boughtRoster(index, luck, index.system.usualSize);
				const again = disguised(bought, shuffler(weights));
				expect(listCode(again, index)).toBe(listCode(bought, index));
			}),
			{ numRuns: 12 }
		);
	});
});

describe('another code has a list with', () => {
	const given = aRoster({
		units: [
			{ id: 'a', entry: 'pikes', group: 'left' },
			{ id: 'b', entry: 'pikes', group: 'left' },
			{ id: 'c', entry: 'captain', options: ['banner'] },
			{ id: 'd', entry: 'crowd' }
		],
		groups: [{ id: 'left', kind: 'company' }],
		event
	});
	const [a, b, c, d] = given.units as [RosterUnit, RosterUnit, RosterUnit, RosterUnit];
	const { event: _, ...alone } = given;

	test.each<[string, Roster]>([
		['another size', { ...given, size: 2000 }],
		['a unit more', { ...given, units: [...given.units, { id: 'e', entry: 'pikes' }] }],
		['a unit less', { ...given, units: [a, b, d] }],
		['another unit', { ...given, units: [a, b, c, { ...d, entry: 'lancers' }] }],
		['an option more', { ...given, units: [a, b, { ...c, options: ['banner', 'horn'] }, d] }],
		['an option twice', { ...given, units: [a, b, { ...c, options: ['banner', 'banner'] }, d] }],
		[
			'an option with somebody else',
			{ ...given, units: [{ ...a, options: ['banner'] }, b, { id: 'c', entry: 'captain' }, d] }
		],
		['more models', { ...given, units: [a, b, c, { ...d, models: 11 }] }],
		['a unit out of its group', { ...given, units: [a, { id: 'b', entry: 'pikes' }, c, d] }],
		[
			'a group of two made of one each',
			{
				...given,
				groups: [...(given.groups ?? []), { id: 'right', kind: 'company' }],
				units: [a, { ...b, group: 'right' }, c, d]
			}
		],
		['another answer', { ...given, readings: { lefthanded: 'yes' } }],
		['the event’s answer', { ...given, event: { ...event, readings: { lefthanded: 'yes' } } }],
		['no event', alone],
		['an event of another day', { ...given, event: { ...event, date: '2026-03-02' } }],
		['an event of a rule less', { ...given, event: { ...event, constraints: [] } }]
	])('%s', (_what, changed) => {
		expect(codeOf(changed)).not.toBe(codeOf(given));
	});

	test('other data', () => {
		expect(listCode(given, indexOf(given, '2026-01-02'))).not.toBe(codeOf(given));
	});

	test('another army of the same things', () => {
		const other = indexArmy(system, { ...army, id: 'lead' }, given);
		expect(listCode(given, other)).not.toBe(codeOf(given));
	});

	test('but not one whose event is of another game, and so does not hold', () => {
		expect(codeOf({ ...given, event: { ...event, system: 'chess' } })).toBe(codeOf(alone));
	});

	test('nor one with the usual number of models written down, or an empty group', () => {
		expect(codeOf({ ...given, units: [a, b, c, { ...d, models: 10 }] })).toBe(codeOf(given));
		const groups = [...(given.groups ?? []), { id: 'right', kind: 'company' }];
		expect(codeOf({ ...given, groups })).toBe(codeOf(given));
	});
});
