import { describe, expect, test } from 'vitest';
import type { Army, Roster, System } from '#schema';
import {
	aConstraint,
	aList,
	anArmy,
	anEntry,
	aRoster,
	aSource,
	aSystem,
	aUnit
} from '../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';
import { checkRoster, indexArmy, underData, whatChanges, type Changes } from '../index.ts';
import { rangeOf } from '../../rules/told.ts';
import { amountIn } from '../../../tests/said.ts';

interface Data {
	readonly system: System;
	readonly army: Army;
}

const standing = aConstraint({ id: 'standing', kind: 'standing' });
const limit = aConstraint({ id: 'points', kind: 'points-limit' });
const today: Data = { system: aSystem({ constraints: [limit, standing] }), army: anArmy() };

type Entry = Army['entries'][number];

/** The data with an entry that is another; without one where it is none. */
function withEntry(data: Data, id: string, changed?: Partial<Entry>): Data {
	const change = (entry: Entry): readonly Entry[] =>
		entry.id !== id ? [entry] : changed ? [{ ...entry, ...changed }] : [];
	return {
		system: { ...data.system, entries: data.system.entries.flatMap(change) },
		army: { ...data.army, entries: data.army.entries.flatMap(change) }
	};
}

function dataChanges(roster: Roster, now: Data, old: Data = today): Changes {
	const [a, b] = [old, now].map(({ system, army }) => indexArmy(system, army, roster));
	if (!a || !b) throw new Error('two indexes');
	const changes = whatChanges(roster, a, b);
	expect(changes.before.points).toBe(checkRoster(roster, a).points);
	expect(changes.after.points).toBe(checkRoster(roster, b).points);
	const sum = changes.rows.reduce((total, { difference }) => total + difference, 0);
	expect(sum).toBe(changes.after.points - changes.before.points);
	return changes;
}

/** Rows in a line each: "3 pikes: 120 > 135 (15)", with their options in brackets. */
function linesOf({ rows }: Changes): readonly string[] {
	return rows.map(({ id, name, newName, count, before, after, difference, isGone, ...row }) => {
		const marks = [
			...(isGone ? ['gone'] : []),
			...(newName === undefined ? [] : [`now ${newName}`]),
			...(row.models ? [`${row.models.before} > ${row.models.after} models`] : []),
			...row.facts,
			...row.options.map((option) =>
				[
					`${option.count} ${option.id} ${option.before} > ${option.after}`,
					...(option.isGone ? [`gone ${option.name}`] : []),
					...(option.newName === undefined ? [] : [`now ${option.newName}`]),
					...option.facts
				].join(' ')
			)
		];
		const called = name === id ? id : `${id} “${name}”`;
		return [`${count} ${called}: ${before} > ${after} (${difference})`, ...marks].join('; ');
	});
}

function outcomes({ rules }: Changes): readonly string[] {
	return rules.map(({ id, before, after }) => {
		const told = (verdicts: typeof before): string =>
			verdicts
				.map((verdict) => {
					const { measured, min, max } = rangeOf(verdict) ?? { measured: amountIn(verdict) };
					return [verdict.outcome, measured, `${min ?? ''}–${max ?? ''}`].join(' ');
				})
				.join(', ') || 'none';
		return `${id}: ${told(before)} > ${told(after)}`;
	});
}

describe('what changes', () => {
	// 3 pikes of 40, a captain of 80 with a horse of 15 and a banner of 25.
	const roster = aList(1000, '3 pikes, captain + horse + banner');

	test('nothing, where nothing of the roster is another', () => {
		const other = withEntry(today, 'lancers', { cost: 500, name: 'Cuirassiers' });
		const changes = dataChanges(roster, withEntry(other, 'seer'));
		expect(changes).toMatchObject({ isSame: true, rows: [], rules: [], tallies: [], readings: [] });
		expect(dataChanges(aList(1000), other).isSame).toBe(true);
	});

	test('nothing, where only words of a rule or the line of a source are another', () => {
		const words = withEntry(today, 'banner', { text: 'Better told.', source: { line: 77 } });
		expect(dataChanges(roster, words).isSame).toBe(true);
	});

	test.each<[string, Data, readonly string[]]>([
		['a price up', withEntry(today, 'pikes', { cost: 45 }), ['3 pikes “Pikes”: 120 > 135 (15)']],
		[
			'an option down',
			withEntry(today, 'banner', { cost: 20 }),
			['1 captain “Captain”: 120 > 115 (-5); 1 banner 25 > 20']
		],
		[
			'one up and one down by as much',
			withEntry(withEntry(today, 'pikes', { cost: 41 }), 'captain', { cost: 77 }),
			['3 pikes “Pikes”: 120 > 123 (3)', '1 captain “Captain”: 120 > 117 (-3)']
		],
		['an entry gone', withEntry(today, 'pikes'), ['3 pikes “Pikes”: 120 > 0 (-120); gone']],
		[
			'an option gone',
			withEntry(today, 'banner'),
			['1 captain “Captain”: 120 > 95 (-25); 1 banner 25 > 0 gone Banner']
		],
		[
			'a renamed entry',
			withEntry(today, 'pikes', { name: 'Long Pikes' }),
			['3 pikes “Pikes”: 120 > 120 (0); now Long Pikes']
		],
		[
			'a renamed option',
			withEntry(today, 'horse', { name: 'Pony' }),
			['1 captain “Captain”: 120 > 120 (0); 1 horse 15 > 15 now Pony']
		],
		[
			'another stat line',
			withEntry(today, 'pikes', { stats: { attack: '3' } }),
			['3 pikes “Pikes”: 120 > 120 (0); stats']
		],
		[
			'other equipment and a special rule of an option',
			{
				...withEntry(withEntry(today, 'captain', { equipment: ['Sword'] }), 'horse', {
					rules: ['fast']
				}),
				system: aSystem({
					constraints: [limit, standing],
					rules: [{ id: 'fast', name: 'Fast', text: 'It is fast.', source: aSource }]
				})
			},
			['1 captain “Captain”: 120 > 120 (0); equipment; 1 horse 15 > 15 rules']
		]
	])('%s', (_, now, lines) => {
		const changes = dataChanges(roster, now);
		expect(linesOf(changes)).toEqual(lines);
		expect(changes.isSame).toBe(false);
	});

	test('units of one entry are one row, in the order of the list; the same option is added up', () => {
		const mixed = aList(1000, 'captain + banner, 2 pikes, captain + banner + banner, pikes + horn');
		const now = withEntry(withEntry(today, 'banner', { cost: 30 }), 'pikes', { cost: 50 });
		expect(linesOf(dataChanges(mixed, now))).toEqual([
			'3 pikes “Pikes”: 130 > 160 (30)',
			'2 captain “Captain”: 235 > 250 (15); 3 banner 75 > 90'
		]);
	});

	test('an entry that the army has again', () => {
		const changes = dataChanges(roster, today, withEntry(today, 'pikes'));
		expect(linesOf(changes)).toEqual(['3 pikes “Pikes”: 0 > 120 (120)']);
		expect(outcomes(changes)).toEqual([
			expect.stringMatching(/^standing: standing\/unknown.* > met/)
		]);
	});

	test('what neither knows is passed over', () => {
		expect(dataChanges(aList(1000, 'dragon + wings'), today).isSame).toBe(true);
	});
});

describe('rules that judge otherwise', () => {
	const army = (entries: Army['entries']): Data => ({ ...today, army: anArmy({ entries }) });
	const limited = (max: number, min?: number) =>
		withEntry(today, 'pikes', {
			limit: { ...(min !== undefined && { min }), max, per: 'band' as const }
		});

	test('a limit that is another, met before and after', () => {
		const changes = dataChanges(aList(1000, '3 pikes'), limited(5), limited(4));
		expect(outcomes(changes)).toEqual(['limit-pikes: met 3 –4 > met 3 –5']);
	});

	test('a limit that is broken now, at its edge', () => {
		const taken = (count: number) =>
			outcomes(dataChanges(aList(1000, `${count} pikes`), limited(2), limited(4)));
		expect(taken(2)).toEqual(['limit-pikes: met 2 –4 > met 2 –2']);
		expect(taken(3)).toEqual(['limit-pikes: met 3 –4 > count/too-many 3 –2']);
	});

	test('a limit on what the roster has none of is of no interest, a minimum is', () => {
		expect(dataChanges(aList(1000, 'captain'), limited(5), limited(4)).isSame).toBe(true);
		expect(outcomes(dataChanges(aList(1000, 'captain'), limited(4, 1), limited(4)))).toEqual([
			'limit-pikes: none > count/too-few 0 1–4'
		]);
	});

	test('a rule that is new or gone matters only where it is not met', () => {
		expect(dataChanges(aList(1000, '3 pikes'), limited(4)).isSame).toBe(true);
		expect(dataChanges(aList(1000, '3 pikes'), today, limited(4)).isSame).toBe(true);
		expect(outcomes(dataChanges(aList(1000, '3 pikes'), limited(2)))).toEqual([
			'limit-pikes: none > count/too-many 3 –2'
		]);
		expect(outcomes(dataChanges(aList(1000, '3 pikes'), today, limited(2)))).toEqual([
			'limit-pikes: count/too-many 3 –2 > none'
		]);
	});

	test('the agreed size, once the points are over it', () => {
		const full = aList(120, '3 pikes');
		const dearer = dataChanges(full, withEntry(today, 'pikes', { cost: 41 }));
		expect(outcomes(dearer)).toEqual(['points: met 120 –120 > points-limit/over 123 –120']);
		expect(dearer.before.problems).toHaveLength(0);
		expect(dearer.after.problems).toHaveLength(1);
		const cheaper = dataChanges(full, withEntry(today, 'pikes', { cost: 39 }));
		expect(cheaper.rules).toEqual([]);
	});

	test('a limit that is broken by more or by less than before', () => {
		const over = aList(100, '3 pikes');
		expect(outcomes(dataChanges(over, withEntry(today, 'pikes', { cost: 41 })))).toEqual([
			'points: points-limit/over 120 –100 > points-limit/over 123 –100'
		]);
	});

	test('a thing that is gone is a problem', () => {
		const changes = dataChanges(aList(1000, 'pikes + banner'), withEntry(today, 'banner'));
		expect(outcomes(changes)).toEqual(['standing: met 1 – > standing/unknown 1 –']);
	});

	test('sizes of units that are another', () => {
		const old = { system: ranksSystem, army: ranksArmy };
		const roster = aRoster({ system: 'ranks', units: [aUnit('guards', { models: 18 })] });
		const tighter = withEntry(old, 'guards', { size: { min: 5, max: 15 } });
		const changes = dataChanges(roster, tighter, old);
		expect(changes.rows).toEqual([]);
		expect(outcomes(changes)).toEqual(['size-guards: met 18 5–20 > count/too-many 18 5–15']);
	});

	test('an army of other entries never throws', () => {
		const changes = dataChanges(aList(1000, '2 pikes, captain + horse'), army([anEntry('new')]));
		expect(changes.after.points).toBe(0);
		expect(changes.rows.map(({ isGone }) => isGone)).toEqual([true, true]);
	});
});

describe('prices by the model', () => {
	const old = { system: ranksSystem, army: ranksArmy };

	test('a model dearer by half a point, and what costs as much as a model', () => {
		// 10 levies at 2½ are 25, the banner 2½ more; at 3 they are 30 and 3.
		const roster = aRoster({
			system: 'ranks',
			units: [aUnit('levies', { options: ['banner'] })]
		});
		const now = withEntry(old, 'levies', { cost: { perModel: 3 } });
		expect(linesOf(dataChanges(roster, now, old))).toEqual([
			'1 levies “Levies”: 27.5 > 33 (5.5); 1 banner 2.5 > 3'
		]);
	});

	test('the usual size of a unit that has it', () => {
		const size = { min: 5, usual: 12 };
		const roster = aRoster({
			system: 'ranks',
			units: [aUnit('levies'), aUnit('levies', { id: 'b', models: 10 })]
		});
		const changes = dataChanges(roster, withEntry(old, 'levies', { size }), old);
		expect(linesOf(changes)).toEqual(['2 levies “Levies”: 50 > 55 (5); 20 > 22 models']);
	});

	test('arms of the poor at half, doubled for what rides', () => {
		// A lance at 2 is 1 for each of 10 levies; at 4 it is 2.
		const roster = aRoster({ system: 'ranks', units: [aUnit('levies', { options: ['lance'] })] });
		const now = withEntry(old, 'lance', { cost: { perModel: 4 } });
		expect(linesOf(dataChanges(roster, now, old))).toEqual([
			'1 levies “Levies”: 35 > 45 (10); 1 lance 10 > 20'
		]);
	});
});

describe('readings and tallies', () => {
	const reading = {
		id: 'banners',
		question: 'May pikes have banners?',
		answers: [
			{ id: 'yes', text: 'They may.' },
			{ id: 'no', text: 'They may not.' }
		],
		default: 'yes',
		source: aSource
	};
	const asked = { ...today, system: aSystem({ readings: [reading] }) };
	const roster = aRoster({ units: [aUnit('pikes')], readings: { banners: 'no' } });

	test('an answer that there is no longer, and a question', () => {
		const [yes] = reading.answers;
		const fewer = { ...reading, answers: yes ? [yes] : [] };
		expect(
			dataChanges(roster, { ...today, system: aSystem({ readings: [fewer] }) }, asked).readings
		).toEqual([{ question: reading.question, before: 'They may not.', after: 'They may.' }]);
		expect(dataChanges(roster, { ...today, system: aSystem() }, asked).readings).toEqual([
			{ question: reading.question, before: 'They may not.', after: undefined }
		]);
	});

	test('a reading that the pack takes otherwise is seen in what it decides alone', () => {
		const other = { ...today, system: aSystem({ readings: [{ ...reading, default: 'no' }] }) };
		expect(dataChanges(aRoster({ units: [aUnit('pikes')] }), other, asked).isSame).toBe(true);
	});

	test('a tally that comes to another number', () => {
		const tally = (any: string) => ({
			id: 'broken',
			kind: 'count' as const,
			name: 'Break point',
			of: { any: [any] },
			text: '',
			source: aSource
		});
		const counted = (any: string) => ({ ...today, system: aSystem({ tallies: [tally(any)] }) });
		const two = aList(1000, '2 pikes, captain');
		expect(dataChanges(two, counted('LEADER'), counted('FOOT')).tallies).toEqual([
			{ name: 'Break point', before: 2, after: 1 }
		]);
	});
});

describe('the roster under the other data', () => {
	test('has its date; what the army no longer has keeps its old name as its own', () => {
		const gone = withEntry(
			{ ...today, system: { ...today.system, revision: '2026-05-05' } },
			'pikes'
		);
		const roster = aRoster({
			units: [
				aUnit('pikes', { id: 'a' }),
				aUnit('pikes', { id: 'b', name: 'Old Guard' }),
				aUnit('captain'),
				aUnit('dragon')
			]
		});
		const [a, b] = [today, gone].map(({ system, army }) => indexArmy(system, army, roster));
		const taken = a && b && underData(roster, a, b);
		expect(taken?.revision).toBe('2026-05-05');
		expect(taken?.units).toEqual([
			aUnit('pikes', { id: 'a', name: 'Pikes' }),
			aUnit('pikes', { id: 'b', name: 'Old Guard' }),
			aUnit('captain'),
			aUnit('dragon')
		]);
		expect({ ...taken, units: roster.units, revision: roster.revision }).toEqual(roster);
	});
});
