import { expect, test } from 'vitest';
import { warmasterIndex } from '../../../../tests/warmaster.ts';
import { type ArmyRow, armySections, type ArmySection } from './army-rows.ts';
import { firstOf } from '../../editing/gradual-rows.svelte.ts';

const { units } = warmasterIndex('empire');
const headings = [...new Set(units.map(({ type }) => type.heading))];

function rowsWith(changed?: string): ReadonlyMap<string, ArmyRow> {
	return new Map(units.map(({ entry: { id } }) => [id, id === changed ? aRow(id, 1) : rowOf(id)]));
}

const known = new Map<string, ArmyRow>();

/** The same object each time. */
function rowOf(entry: string): ArmyRow {
	const row = known.get(entry) ?? aRow(entry, 0);
	known.set(entry, row);
	return row;
}

function aRow(entry: string, count: number): ArmyRow {
	return {
		entry,
		name: entry,
		printedType: undefined,
		points: undefined,
		count,
		range: undefined,
		limitState: undefined,
		isBroken: false,
		isFull: false,
		isFixed: false,
		why: undefined,
		special: []
	};
}

const entriesIn = (sections: readonly ArmySection[]): readonly string[] =>
	sections.flatMap(({ rows }) => rows.map(({ entry }) => entry));

test('the army list stands under its headings, each row once', () => {
	const sections = armySections(headings, units, rowsWith(), []);
	expect(sections.map(({ heading }) => heading)).toEqual(headings);
	expect(entriesIn(sections).toSorted()).toEqual(units.map(({ entry }) => entry.id).toSorted());
});

test('a heading under which nothing is shown is left out', () => {
	const [first] = units;
	const sections = armySections(headings, first ? [first] : [], rowsWith(), []);
	expect(sections.map(({ heading }) => heading)).toEqual([first?.type.heading]);
});

test('a changed row changes its own section and no other', () => {
	const before = armySections(headings, units, rowsWith(), []);
	const after = armySections(headings, units, rowsWith('halberdiers'), before);
	const changed = after.filter((section, at) => section !== before[at]);
	expect(changed).toHaveLength(1);
	expect(entriesIn(changed)).toContain('halberdiers');
});

test('the first rows come in their sections, and then all', () => {
	const sections = armySections(headings, units, rowsWith(), []);
	const all = entriesIn(sections);
	const first = (many: number) => firstOf(sections, many, 'rows');
	const many = (sections[0]?.rows.length ?? 0) + 1;
	expect(entriesIn(first(many))).toEqual(all.slice(0, many));
	expect(first(many)).toHaveLength(2);
	expect(first(Infinity)).toBe(sections);
});
