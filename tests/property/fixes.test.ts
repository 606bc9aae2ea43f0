import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	compulsoryUnits,
	changesOf,
	indexArmy,
	newPoints,
	type ArmyIndex,
	type Edit
} from '#engine';
import { fixCostText, offerText } from '#i18n';
import type { EventPack, Roster, RosterUnit } from '#schema';
import { anEditOf, counter, fixesInFull, nameOf, offers } from './offers.ts';
import { candidatesFor, lastResortsFor } from '../../src/rules/late/candidates.ts';
import { pointsToFix } from '../../src/engine/fix/trial.ts';
import { openFix } from '../../src/engine/fix/fix-context.ts';
import { aList, aRoster, aSource } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';

const kind = 'brigade';

/** House rules of every kind that an organiser may lay down. */
const events: fc.Arbitrary<EventPack> = fc
	.record(
		{
			size: fc.constantFrom(1000, 1500, 2000),
			rules: fc.subarray<EventPack['constraints'][number]>([
				{
					id: 'few-artillery',
					kind: 'count',
					of: { any: ['ARTILLERY'] },
					max: 1,
					per: 'army',
					source: aSource
				},
				{
					id: 'cavalry',
					kind: 'count',
					of: { any: ['CAVALRY'] },
					min: 2,
					per: 'army',
					source: aSource
				},
				{
					id: 'standards',
					kind: 'count',
					of: { any: ['MAGIC ITEM'] },
					min: 2,
					max: 3,
					per: 'army',
					source: aSource
				},
				{
					id: 'escort',
					kind: 'requires',
					of: { any: ['ARTILLERY'] },
					needs: { any: ['MONSTER', 'MOUNT'] },
					scope: 'army',
					source: aSource
				},
				{
					id: 'no-monsters-with-machines',
					kind: 'requires',
					of: { any: ['MONSTER'] },
					forbids: { any: ['MACHINE', 'MOUNT'] },
					scope: 'army',
					source: aSource
				},
				{
					id: 'mounted-lords',
					kind: 'requires',
					of: { any: ['GENERAL'] },
					needs: { any: ['MOUNT', 'MAGIC ITEM'] },
					scope: 'unit',
					source: aSource
				},
				{
					id: 'lone-monsters',
					kind: 'unique',
					of: { any: ['MONSTER'] },
					scope: 'army',
					source: aSource
				},
				{
					id: 'full-brigades',
					kind: 'group',
					group: kind,
					of: { any: ['UNIT'] },
					min: 2,
					max: 3,
					source: aSource
				},
				{
					id: 'brigade-infantry',
					kind: 'count',
					of: { any: ['INFANTRY'] },
					min: 1,
					max: 2,
					scope: { group: kind },
					source: aSource
				},
				{
					id: 'stray',
					kind: 'carries',
					option: 'no-such-thing',
					by: { any: ['UNIT'] },
					source: aSource
				}
			])
		},
		{ requiredKeys: ['rules'] }
	)
	.map(({ size, rules }) => ({
		formatVersion: 1,
		name: 'A tournament',
		system: warmaster.id,
		date: '2026-01-01',
		...(size !== undefined && { size }),
		constraints: rules
	}));

const anyId = fc.constantFrom('no-such-thing', 'nothing-either');

function rosterOf(armyIndex: ArmyIndex): fc.Arbitrary<Roster> {
	const units = fc.constantFrom(...armyIndex.units.map(({ entry }) => entry.id));
	const options = fc.constantFrom(...armyIndex.options.map(({ entry }) => entry.id));
	const entry = fc.oneof(
		{ weight: 30, arbitrary: units },
		{ weight: 2, arbitrary: options },
		{ weight: 1, arbitrary: anyId }
	);
	const option = fc.oneof(
		{ weight: 12, arbitrary: options },
		{ weight: 1, arbitrary: units },
		{ weight: 1, arbitrary: anyId }
	);
	const unit = fc.record(
		{
			entry,
			options: fc.array(option, { minLength: 1, maxLength: 3 }),
			name: fc.constantFrom('Iron Fists', 'Old Guard'),
			group: fc.constantFrom('g0', 'g1', 'g2', 'gone')
		},
		{ requiredKeys: ['entry'] }
	);
	return fc
		.record({
			size: fc.oneof(fc.constantFrom(1000, 2000, 3000), fc.integer({ min: 500, max: 4000 })),
			units: fc.oneof(
				fc.array(unit, { maxLength: 8 }),
				fc.array(unit, { minLength: 10, maxLength: 40, size: 'max' })
			),
			groups: fc.integer({ min: 0, max: 3 }),
			event: fc.option(events, { nil: undefined, freq: 3 })
		})
		.map(({ size, units: drawn, groups, event }) =>
			aRoster({
				size,
				system: warmaster.id,
				army: armyIndex.army.id,
				units: drawn.map((each, at): RosterUnit => ({ ...each, id: `u${at}` })),
				...(groups > 0 && {
					groups: Array.from({ length: groups }, (_, at) => ({ id: `g${at}`, kind }))
				}),
				...(event && { event })
			})
		);
}

const indexes = new Map(warmasterArmies.map((army) => [army.id, indexArmy(warmaster, army)]));

/** The roster's army under its own event. */
function indexFor(roster: Roster): ArmyIndex {
	const plain = indexes.get(roster.army);
	if (!plain) throw new Error(`no army "${roster.army}"`);
	return roster.event ? indexArmy(warmaster, plain.army, roster) : plain;
}

const rosters: fc.Arbitrary<Roster> = fc.constantFrom(...indexes.values()).chain(rosterOf);

describe('every fix offered for any roster of any army', { timeout: 60_000 }, () => {
	test('does away with its problem, and makes nothing else worse', () => {
		let offered = 0;
		fc.assert(
			fc.property(rosters, (roster) => {
				const index = indexFor(roster);
				const before = checkRoster(roster, index);
				for (const { problem, fixes } of offers({ index, roster })) {
					const isPlan = problem.constraint.advice === true;
					for (const { edit } of fixes) {
						offered++;
						const after = checkRoster(applyEdit(roster, edit), index);
						const name = nameOf(problem);
						const wrongBefore = isPlan ? [...before.problems, ...before.advice] : before.problems;
						const wrongAfter = isPlan ? [...after.problems, ...after.advice] : after.problems;
						const isFixed = fixesInFull(problem, roster, index, edit);
						if (!isFixed) throw new Error(`${name}: ${JSON.stringify(edit)}`);
						expect(wrongAfter.length).toBeLessThan(wrongBefore.length);
					}
				}
			}),
			{ numRuns: amount({ all: 70, part: 11 }) }
		);
		expect(offered).toBeGreaterThan(amount({ all: 1000, part: 166 }));
	});

	test('costs what it says, and the cheapest comes first, another points limit last', () => {
		fc.assert(
			fc.property(rosters, (roster) => {
				const index = indexFor(roster);
				const before = checkRoster(roster, index);
				for (const { fixes } of offers({ index, roster })) {
					for (const { edit, points, limitChange } of fixes) {
						const after = applyEdit(roster, edit);
						expect(checkRoster(after, index).points - before.points).toBe(points);
						expect(after.size - roster.size).toBe(limitChange);
					}
					const isOther = fixes.map(({ limitChange }) => limitChange !== 0);
					expect(isOther).toEqual(isOther.toSorted());
					for (const some of [true, false]) {
						const costs = fixes
							.filter(({ limitChange }) => (limitChange !== 0) === some)
							.map(({ points, limitChange }) => Math.abs(points) + Math.abs(limitChange));
						expect(costs).toEqual(costs.toSorted((one, other) => one - other));
					}
					expect(fixes.length).toBeLessThanOrEqual(4);
					expect(new Set(fixes.map(({ edit }) => JSON.stringify(edit))).size).toBe(fixes.length);
				}
			}),
			{ numRuns: amount({ all: 80, part: 13 }) }
		);
	});

	test('is the same for the same roster, and touches nothing it is given', () => {
		fc.assert(
			fc.property(rosters, (roster) => {
				const index = indexFor(roster);
				const before = structuredClone(roster);
				const first = offers({ index, roster: deepFreeze(roster) });
				expect(offers({ index, roster: before })).toEqual(first);
				expect(roster).toEqual(before);
			}),
			{ numRuns: amount({ all: 40, part: 6 }) }
		);
	});

	test('is among those that are offered when more are asked for', () => {
		fc.assert(
			fc.property(rosters, (roster) => {
				const drawn = { index: indexFor(roster), roster };
				const few = offers(drawn, 1).map(({ fixes }) => fixes.length);
				const many = offers(drawn, 50).map(({ fixes }) => fixes.length);
				few.forEach((count, at) => expect(count).toBe(Math.min(1, many[at] ?? 0)));
			}),
			{ numRuns: amount({ all: 50, part: 8 }) }
		);
	});

	test('is one by a check of the whole roster, as is no edit that was not offered', () => {
		let fixes = 0;
		let others = 0;
		const edited = rosters.chain((roster) =>
			fc.tuple(
				fc.constant(roster),
				fc.array(anEditOf(roster, indexFor(roster).army, kind), { minLength: 8, maxLength: 8 })
			)
		);
		fc.assert(
			fc.property(edited, ([roster, edits]) => {
				const index = indexFor(roster);
				const report = checkRoster(roster, index);
				for (const problem of [...report.problems, ...report.advice].slice(0, 10)) {
					const fixing = openFix(problem, roster, report, counter());
					const thoughtOf = [...candidatesFor(fixing), ...lastResortsFor(fixing)];
					const tried = [...thoughtOf.slice(0, 12).map(({ edit }) => edit), ...edits];
					for (const edit of tried) {
						const isFixing = pointsToFix(fixing, edit) !== undefined;
						if (isFixing) fixes++;
						else others++;
						if (isFixing !== fixesInFull(problem, roster, index, edit)) {
							throw new Error(`${nameOf(problem)}: ${JSON.stringify(edit)}, ${isFixing}`);
						}
					}
				}
			}),
			{ numRuns: amount({ all: 70, part: 11 }) }
		);
		expect(fixes).toBeGreaterThan(amount({ all: 500, part: 83 }));
		expect(others).toBeGreaterThan(amount({ all: 500, part: 83 }));
	});
});

/** Whether everything that is wrong is told with a fix. */
function expectFixes(roster: Roster): void {
	const index = indexFor(roster);
	const all = offers({ index, roster });
	expect(all.length).toBeGreaterThan(0);
	for (const { problem, fixes } of all) {
		expect(fixes, nameOf(problem)).not.toEqual([]);
	}
}

describe('a legal list in which one thing is wrong can be fixed', () => {
	const armies = inRun([...indexes.values()]).map((index) => ({ id: index.army.id, index }));

	/** What an army must have, and some points left. */
	function legal(index: ArmyIndex, size = 2000): Roster {
		const units = compulsoryUnits(index, size, counter());
		return aRoster({ system: warmaster.id, army: index.army.id, size, units });
	}

	function fresh(entry: string, options?: readonly string[]): RosterUnit {
		return { id: `planted-${entry}`, entry, ...(options && { options }) };
	}

	test.each(armies)('$id: what is compulsory is not there', ({ index }) => {
		const roster = legal(index);
		expect(checkRoster(roster, index).problems).toEqual([]);
		for (const { id } of roster.units) {
			expectFixes({ ...roster, units: roster.units.filter((unit) => unit.id !== id) });
		}
	});

	test.each(armies)('$id: one more than the most', ({ index }) => {
		const roster = legal(index, 4000);
		for (const { entry } of index.units) {
			if (entry.limit?.max === undefined) continue;
			const most = Number(entry.limit.max) * (entry.limit.per === 'band' ? 4 : 1);
			const had = roster.units.filter((unit) => unit.entry === entry.id).length;
			const more = Array.from({ length: most + 1 - had }, (_, at) => ({
				id: `more-${at}`,
				entry: entry.id,
				...(entry.starts && { options: entry.starts })
			}));
			expectFixes({ ...roster, units: [...roster.units, ...more] });
		}
	});

	test.each(armies)('$id: an option on each unit that may not have it', ({ index }) => {
		const roster = legal(index);
		for (const { entry } of index.options) {
			for (const { unit } of checkRoster(roster, index).context.units) {
				const edit: Edit = { kind: 'give-option', unit: unit.id, option: entry.id };
				const given = applyEdit(roster, edit);
				if (checkRoster(given, index).problems.length > 0) expectFixes(given);
			}
		}
	});

	test.each(armies)('$id: an item twice, an option alone, a unit as an option', ({ index }) => {
		const roster = legal(index);
		const [first] = roster.units;
		const [option] = index.options;
		const [unit] = index.units;
		if (!first || !option || !unit) throw new Error('an army of nothing');
		const planted = [
			fresh(option.entry.id),
			fresh(unit.entry.id, [unit.entry.id]),
			fresh(unit.entry.id, ['no-such-thing']),
			fresh('no-such-thing')
		];
		for (const each of planted) expectFixes({ ...roster, units: [...roster.units, each] });
		for (const item of index.options) {
			const options = [item.entry.id, item.entry.id];
			const units = roster.units.map((each) => ({ ...each, options }));
			const twice = { ...roster, units };
			for (const { problem, fixes } of offers({ index, roster: twice })) {
				if (problem.outcome === 'unique/repeated') expect(fixes).not.toEqual([]);
			}
		}
	});

	test.each(armies)('$id: over the points by what is not compulsory', ({ index }) => {
		const roster = legal(index, 1000);
		const dearest = index.units.toSorted(
			(one, other) => newPoints(index, other.entry.id) - newPoints(index, one.entry.id)
		)[0];
		const had = checkRoster(roster, index).points;
		const more = Array.from({ length: 6 }, (_, at) => ({
			id: `more-${at}`,
			entry: dearest?.entry.id ?? ''
		}));
		const size = Math.ceil(had) + 1;
		const over = { ...roster, size: Math.max(1000, size), units: [...roster.units, ...more] };
		const offer = offers({ index, roster: over }).find(
			({ problem }) => problem.outcome === 'points-limit/over'
		);
		expect(offer?.fixes.some(({ limitChange }) => limitChange === 0)).toBe(true);
	});

	test.each([
		{ event: { size: 1500 }, outcome: 'agreed-size/other' },
		{ event: { size: 2000 }, outcome: undefined }
	])('the size of an event is $event.size: $outcome', ({ event: { size }, outcome }) => {
		const event = {
			formatVersion: 1 as const,
			name: 'Cup',
			system: 'warmaster',
			date: '2026-01-01'
		};
		const roster = {
			...legal(indexFor(aRoster({ army: 'empire' }))),
			event: { ...event, size, constraints: [] }
		};
		const found = offers({ index: indexFor(roster), roster });
		expect(found.map(({ problem }) => problem.outcome)).toEqual(outcome ? [outcome] : []);
		for (const { fixes } of found) {
			expect(fixes).toEqual([
				{ edit: { kind: 'resize', size }, points: 0, limitChange: size - 2000 }
			]);
		}
	});
});

describe('by hand', () => {
	/** What is offered for the problems of a list, as its buttons read. */
	function buttons(army: string, size: number, list: string): readonly (readonly string[])[] {
		const roster = { ...aList(size, list), system: 'warmaster', army };
		const index = indexFor(roster);
		return offers({ index, roster }).map(({ fixes }) =>
			fixes.map((fix) => `${offerText(changesOf(fix.edit, roster, index))}: ${fixCostText(fix)}`)
		);
	}

	test('Empire at 2000 points: three Halberdiers of four, points left', () => {
		const list = '3 halberdiers, 4 crossbowmen, 8 knights, general, hero';
		expect(buttons('empire', 2000, list)).toEqual([['Add Halberdiers: +45 points']]);
	});

	test('the same with 40 points left: something makes room', () => {
		// 135 + 220 + 1100 + 125 + 380
		const list = '3 halberdiers, 4 crossbowmen, 10 knights, general, 4 pistoliers';
		expect(buttons('empire', 2000, list)).toEqual([
			[
				'Replace Pistoliers with Halberdiers: −50 points',
				'Replace Knights with Halberdiers: −65 points'
			]
		]);
	});

	test('an Orb on a Hero goes to the General, or off', () => {
		const list = '4 halberdiers, 4 crossbowmen, hero + orb-of-majesty, general';
		expect(buttons('empire', 2000, list)).toEqual([
			[
				'Move Orb of Majesty from Hero to General: ±0 points',
				'Remove Orb of Majesty from Hero: −30 points'
			]
		]);
	});

	test('a War Altar and a Griffon: one is the most, and there is no other Wizard for the Altar', () => {
		const list = '4 halberdiers, 4 crossbowmen, wizard + war-altar + griffon, general';
		expect(buttons('empire', 2000, list)).toEqual([
			[
				'Move Griffon from Wizard to General: ±0 points',
				'Remove War Altar from Wizard: −15 points',
				'Remove Griffon from Wizard: −80 points'
			]
		]);
	});

	test('a Cauldron of Blood needs Witch Elves', () => {
		const list = '4 spearmen, 2 crossbowmen, 6 dark-riders, general, sorceress + cauldron-of-blood';
		expect(buttons('dark-elf', 2000, list)).toEqual([
			['Remove Cauldron of Blood from Sorceress: −15 points', 'Add Witch Elves: +70 points']
		]);
	});
});
