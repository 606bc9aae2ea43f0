import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import {
	aConstraint,
	aList,
	anArmy,
	anIndex,
	aRoster,
	aSource,
	aSystem,
	aUnit,
	brigades
} from '../../../tests/builders.ts';
import { compareRosters, indexArmy, type ComparedRow, type Comparison } from '../index.ts';

const index = anIndex();

/** Another roster, whose ids mean nothing here. */
function another(roster: Roster): Roster {
	const units = roster.units.map((unit) => ({ ...unit, id: `other-${unit.id}` }));
	return { ...roster, id: '00000000-0000-4000-8000-000000000001', units };
}

/** A row in one line: "2 pikes > 2 pikes + banner (+50)". */
function lineOf({ entry, before, after, difference }: ComparedRow): string {
	const [left, right] = [before, after].map((units) =>
		units ? [`${units.count} ${entry}`, ...units.options.map(({ id }) => id)].join(' + ') : 'none'
	);
	return `${left} > ${right} (${difference})`;
}

function linesOf({ rows }: Comparison): readonly string[] {
	return rows.map(lineOf);
}

describe('two rosters', () => {
	test.each([
		['1 pikes', '3 pikes', ['1 pikes > 1 pikes (0)', 'none > 2 pikes (80)']],
		['3 pikes', '1 pikes', ['1 pikes > 1 pikes (0)', '2 pikes > none (-80)']],
		['2 pikes', '2 slingers', ['2 pikes > none (-80)', 'none > 2 slingers (60)']],
		['2 pikes', '2 pikes + banner', ['2 pikes > 2 pikes + banner (50)']],
		[
			'captain + horse + banner',
			'captain + banner + horse',
			['1 captain + horse + banner > 1 captain + banner + horse (0)']
		],
		[
			'captain + horn + horn',
			'captain + horn',
			['1 captain + horn + horn > 1 captain + horn (-10)']
		],
		['', 'pikes', ['none > 1 pikes (40)']],
		['pikes', '', ['1 pikes > none (-40)']],
		['', '', []]
	])('%s | %s', (a, b, lines) => {
		expect(linesOf(compareRosters(aList(1000, a), another(aList(1000, b)), index))).toEqual(lines);
	});

	test('pairs the most alike of an entry first', () => {
		const a = aList(1000, 'captain + horse + banner, captain');
		const b = another(aList(1000, 'captain + oath, captain + horse + horn + banner'));
		expect(linesOf(compareRosters(a, b, index))).toEqual([
			'1 captain + horse + banner > 1 captain + horse + horn + banner (10)',
			'1 captain > 1 captain + oath (5)'
		]);
	});

	test('a unit of the same custom name is the same unit, whatever it was given', () => {
		const a = aRoster({
			units: [aUnit('pikes', { id: 'a', name: 'Old Guard', options: ['banner'] }), aUnit('pikes')]
		});
		const b = another(
			aRoster({ units: [aUnit('pikes', { id: 'b', name: 'Old Guard' }), aUnit('pikes')] })
		);
		const [same, changed] = compareRosters(a, b, index).rows;
		expect(same?.kind).toBe('same');
		expect(changed).toMatchObject({ kind: 'changed', before: { name: 'Old Guard' } });
		expect(changed?.changes).toEqual([
			expect.objectContaining({
				kind: 'option-removed',
				option: expect.objectContaining({ id: 'banner' }) as object
			})
		]);
	});

	test('ids of another roster mean nothing', () => {
		const a = aList(1000, 'pikes, pikes + banner');
		const b = { ...aList(1000, 'pikes + banner, pikes'), id: another(a).id };
		expect(compareRosters(a, b, index).rows.every(({ kind }) => kind === 'same')).toBe(true);
	});
});

describe('two versions of a roster', () => {
	const brigaded = indexArmy(aSystem({ groups: brigades }), anArmy());

	test('a unit stays the same unit', () => {
		const a = aList(1000, 'pikes + banner, pikes');
		const b = aList(1000, 'pikes, pikes + horn');
		expect(linesOf(compareRosters(a, b, index))).toEqual([
			'1 pikes + banner > 1 pikes (-25)',
			'1 pikes > 1 pikes + horn (10)'
		]);
	});

	test('a name, a note and a brigade that are another are said', () => {
		const groups = [{ id: 'g', kind: 'brigade', name: 'First' }];
		const a = aRoster({ groups, units: [aUnit('pikes', { name: 'Red', group: 'g' })] });
		const b = aRoster({ groups, units: [aUnit('pikes', { name: 'Blue', note: 'Painted' })] });
		const { rows } = compareRosters(a, b, brigaded);
		expect(rows[0]?.changes).toEqual([
			{ kind: 'name', before: 'Red', after: 'Blue' },
			{ kind: 'note', before: undefined, after: 'Painted' },
			{ kind: 'group', before: 'First', after: undefined }
		]);
	});

	test('a brigade of another name is said once, not with each of its units', () => {
		const units = [aUnit('pikes', { group: 'g' }), aUnit('slingers', { group: 'g' })];
		const a = aRoster({ units, groups: [{ id: 'g', kind: 'brigade' }] });
		const b = aRoster({ units, groups: [{ id: 'g', kind: 'brigade', name: 'Left' }] });
		const { rows, facts } = compareRosters(a, b, brigaded);
		expect(rows.map(({ kind }) => kind)).toEqual(['same', 'same']);
		expect(facts).toEqual([
			{ kind: 'group', subject: 'Brigade', before: undefined, after: 'Left' }
		]);
	});
});

test('says the numbers of both', () => {
	const tally = {
		id: 'foot',
		name: 'Foot',
		kind: 'count',
		of: { any: ['FOOT'] },
		text: 'Feet.',
		source: aSource
	} as const;
	const counted = indexArmy(aSystem({ tallies: [tally] }), anArmy());
	const a = aList(1000, '2 pikes');
	const b = another(aList(2000, '3 pikes, captain'));
	const { points, size, units, tallies } = compareRosters(a, b, counted);
	expect(points).toEqual({ before: 80, after: 200, difference: 120 });
	expect(size).toEqual({ before: 1000, after: 2000, difference: 1000 });
	expect(units).toEqual({ before: 2, after: 4, difference: 2 });
	expect(tallies).toEqual([{ name: 'Foot', before: 2, after: 3, difference: 1 }]);
});

test('judges each roster by its own readings', () => {
	const reading = {
		id: 'who',
		question: 'Who may?',
		default: 'any',
		source: aSource,
		answers: [
			{ id: 'any', text: 'Anyone' },
			{ id: 'few', text: 'A few' }
		]
	};
	const few = aConstraint({
		kind: 'count',
		of: { any: ['pikes'] },
		max: 1,
		reading: 'who',
		when: 'few'
	});
	const read = indexArmy(aSystem({ readings: [reading], constraints: [few] }), anArmy());
	const a = aList(1000, '2 pikes');
	const { before, after, facts } = compareRosters(a, { ...a, readings: { who: 'few' } }, read);
	expect(before.problems).toEqual([]);
	expect(after.problems).toHaveLength(1);
	expect(facts).toEqual([
		{ kind: 'reading', subject: 'Who may?', before: 'Anyone', after: 'A few' }
	]);
});

test('an event and a name of their own are said', () => {
	const event = {
		formatVersion: 1,
		name: 'Clash',
		system: 'toy',
		date: '2026-12-01',
		constraints: []
	} as const;
	const a = aRoster({ event });
	const b = aRoster({ name: 'Another', note: 'Bring dice' });
	const { facts, isSame } = compareRosters(a, b, index);
	expect(isSame).toBe(false);
	expect(facts).toEqual([
		{ kind: 'name', subject: undefined, before: 'A test', after: 'Another' },
		{ kind: 'note', subject: undefined, before: undefined, after: 'Bring dice' },
		{ kind: 'event', subject: undefined, before: 'Clash, 2026-12-01', after: undefined }
	]);
});

test('what the army does not have comes last, under no heading', () => {
	const { rows } = compareRosters(aRoster(), another(aList(1000, 'dragon, horse, pikes')), index);
	expect(rows.map(({ name, heading }) => [name, heading])).toEqual([
		['Pikes', 'foot'],
		['dragon', undefined],
		['Horse', undefined]
	]);
});
