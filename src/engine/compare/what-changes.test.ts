import { describe, expect, test } from 'vitest';
import { aList, aRoster, aSource, aSystem, aUnit } from '../../../tests/builders.ts';
import {
	bareRules,
	dataChanges,
	outcomes,
	today,
	withEntry,
	type Data
} from '../../../tests/data-changes.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';
import type { Changes } from '../index.ts';

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
		const words = withEntry(today, 'banner', { text: 'Better said.', source: { line: 77 } });
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
					constraints: bareRules,
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
