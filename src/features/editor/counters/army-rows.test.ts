import { expect, test } from 'vitest';
import { spearhead, spearheadArmies } from '../../../../tests/spearhead.ts';
import { warmasterIndex } from '../../../../tests/warmaster.ts';
import { applyEdit, checkRoster, indexArmy, plainUnit, type Edit } from '#engine';
import type { Roster } from '#schema';
import { armyRows, saySame, whysOf, type ArmyRow } from './army-rows.ts';
import { unitsByEntry, countsByEntry } from '../../editing/entry-counts.ts';

type Rows = ReadonlyMap<string, ArmyRow>;

const index = warmasterIndex('empire');
const empty: Roster = {
	formatVersion: 1,
	id: 'r',
	name: 'Nordland',
	system: 'warmaster',
	army: 'empire',
	revision: index.system.revision,
	size: 1000,
	units: []
};

function rowsOf(roster: Roster, before: Rows = new Map(), army = index): Rows {
	const report = checkRoster(roster, army);
	const byEntry = unitsByEntry(report.context.units);
	const counts = countsByEntry(report.verdicts);
	return armyRows({ index: army, roster, byEntry, counts }, whysOf(report), before);
}

function adding(...entries: readonly string[]): Edit {
	return {
		kind: 'add-units',
		units: entries.map((entry, at) => plainUnit(index, entry, `${entry}-${at}`))
	};
}

function changed(before: Rows, after: Rows): readonly string[] {
	return [...after.keys()].filter((entry) => after.get(entry) !== before.get(entry));
}

test('a row says how many there are, of how many, and what one costs', () => {
	const roster = applyEdit(empty, adding('general', 'halberdiers', 'halberdiers'));
	const rows = rowsOf(roster);
	expect(rows.get('general')).toMatchObject({
		count: 1,
		range: '1/1',
		limitState: 'full',
		isFull: true,
		isBroken: false
	});
	expect(rows.get('general')?.why).toBeTruthy();
	expect(rows.get('halberdiers')).toMatchObject({ count: 2, points: '45', special: [] });
	expect(rows.get('wizard')).toMatchObject({ count: 0, isFull: false, why: undefined });
});

test('without a change the rows are the same, all together', () => {
	const roster = applyEdit(empty, adding('general', 'halberdiers'));
	const rows = rowsOf(roster);
	expect(rowsOf({ ...roster, name: 'Ostland' }, rows)).toBe(rows);
});

test('a unit more changes its own row and no other', () => {
	const roster = applyEdit(empty, adding('general', 'halberdiers'));
	const rows = rowsOf(roster);
	const after = applyEdit(roster, adding('handgunners'));
	expect(changed(rows, rowsOf(after, rows))).toEqual(['handgunners']);
});

test('what is given to a unit is shown in its row, and stays the same line for every other edit', () => {
	const plain = applyEdit(empty, adding('general', 'halberdiers'));
	const given: Edit = { kind: 'give-option', unit: 'general-0', option: 'griffon' };
	const roster = applyEdit(plain, given);
	const rows = rowsOf(roster, rowsOf(plain));
	expect(changed(rowsOf(plain), rows)).toContain('general');
	expect(rows.get('general')?.special).toEqual([
		{ unit: 'general-0', name: undefined, carried: 'Griffon', points: '205' }
	]);
	const after = rowsOf(applyEdit(roster, adding('halberdiers')), rows);
	expect(after.get('general')).toBe(rows.get('general'));
});

test('another name, another size: what a row shows is never the old', () => {
	const roster = applyEdit(empty, adding('general'));
	const rows = rowsOf(roster);
	const named: Edit = { kind: 'name-unit', unit: 'general-0', name: 'Boris' };
	expect(rowsOf(applyEdit(roster, named), rows).get('general')?.special[0]?.name).toBe('Boris');
	const larger = rowsOf({ ...roster, size: 3000 }, rows);
	expect(larger.get('hero')?.range).not.toBe(rows.get('hero')?.range);
	expect(larger).toEqual(rowsOf({ ...roster, size: 3000 }));
});

test('the same is said as long as no entry is full or free', () => {
	const whysAfter = (...entries: readonly string[]) =>
		whysOf(checkRoster(applyEdit(empty, adding(...entries)), index));
	expect(saySame(whysAfter('halberdiers'), whysAfter('halberdiers', 'handgunners'))).toBe(true);
	expect(saySame(whysAfter('halberdiers'), whysAfter('halberdiers', 'general'))).toBe(false);
	expect(saySame(whysAfter('general'), whysAfter('halberdiers'))).toBe(false);
});

test('the general is marked wherever an army has one and no type for it', () => {
	for (const army of spearheadArmies) {
		const theirs = indexArmy(spearhead, army);
		const rows = rowsOf({ ...empty, system: 'spearhead', size: 0 }, new Map(), theirs);
		const generals = [...rows.values()].filter(({ printedType }) => printedType === 'General');
		expect(generals, army.name).toHaveLength(1);
	}
});
