import { describe, expect, test } from 'vitest';
import { aRoster, aUnit } from '../../tests/builders.ts';
import { deepFreeze } from '../../tests/deep-freeze.ts';
import { applyEdit, type Edit } from './edit.ts';

const pikes = aUnit('pikes', { name: 'First', note: 'Left wing' });
const captain = aUnit('captain', { options: ['horse', 'banner', 'horse'] });
const roster = deepFreeze(aRoster({ name: 'Before', units: [pikes, captain] }));

function unitAfter(edit: Edit, id: string) {
	return applyEdit(roster, edit).units.find((unit) => unit.id === id);
}

describe('units', () => {
	test('new ones go last', () => {
		const seer = aUnit('seer');
		const edited = applyEdit(roster, { kind: 'add-units', units: [seer, aUnit('lancers')] });
		expect(edited).toEqual({ ...roster, units: [pikes, captain, seer, aUnit('lancers')] });
	});

	test('every one named is removed, the others stay', () => {
		const remove = (...units: string[]) => applyEdit(roster, { kind: 'remove-units', units }).units;
		expect(remove('pikes')).toEqual([captain]);
		expect(remove('captain', 'pikes')).toEqual([]);
		expect(remove('nobody')).toEqual([pikes, captain]);
	});
});

describe('options', () => {
	test('a given one goes last, whether or not the unit has any', () => {
		const give = (unit: string) => unitAfter({ kind: 'give-option', unit, option: 'horn' }, unit);
		expect(give('pikes')).toEqual({ ...pikes, options: ['horn'] });
		expect(give('captain')).toEqual({ ...captain, options: ['horse', 'banner', 'horse', 'horn'] });
	});

	test('of two the same the last is taken', () => {
		const take = (option: string) =>
			unitAfter({ kind: 'take-option', unit: 'captain', option }, 'captain')?.options;
		expect(take('horse')).toEqual(['horse', 'banner']);
		expect(take('banner')).toEqual(['horse', 'horse']);
		expect(take('horn')).toEqual(['horse', 'banner', 'horse']);
	});

	test('a unit without its last option is as it was before it had any', () => {
		const given = applyEdit(roster, { kind: 'give-option', unit: 'pikes', option: 'horn' });
		const taken = applyEdit(given, { kind: 'take-option', unit: 'pikes', option: 'horn' });
		expect(taken).toStrictEqual(roster);
	});

	test('one is swapped for another', () => {
		const swap = (from: string) =>
			unitAfter({ kind: 'swap-option', unit: 'captain', from, to: 'wyrm' }, 'captain')?.options;
		expect(swap('horse')).toEqual(['horse', 'banner', 'wyrm']);
		expect(swap('horn')).toEqual(['horse', 'banner', 'horse', 'wyrm']);
	});
});

describe('words', () => {
	test('a unit is named and noted', () => {
		const named = unitAfter({ kind: 'name-unit', unit: 'pikes', name: 'Second' }, 'pikes');
		expect(named).toEqual({ ...pikes, name: 'Second' });
		const noted = unitAfter({ kind: 'note-unit', unit: 'captain', note: 'Late' }, 'captain');
		expect(noted).toEqual({ ...captain, note: 'Late' });
	});

	test('an empty name or note is none', () => {
		const bare = (edit: Edit) => Object.keys(unitAfter(edit, 'pikes') ?? {}).toSorted();
		expect(bare({ kind: 'name-unit', unit: 'pikes', name: '' })).toEqual(['entry', 'id', 'note']);
		expect(bare({ kind: 'note-unit', unit: 'pikes', note: '' })).toEqual(['entry', 'id', 'name']);
	});

	test('the roster is renamed', () => {
		expect(applyEdit(roster, { kind: 'rename', name: 'After' })).toEqual({
			...roster,
			name: 'After'
		});
	});
});

test('the agreed size changes', () => {
	expect(applyEdit(roster, { kind: 'resize', size: 2000 })).toEqual({ ...roster, size: 2000 });
});

test.each<Edit>([
	{ kind: 'give-option', unit: 'nobody', option: 'horn' },
	{ kind: 'take-option', unit: 'nobody', option: 'horse' },
	{ kind: 'swap-option', unit: 'nobody', from: 'horse', to: 'wyrm' },
	{ kind: 'name-unit', unit: 'nobody', name: 'Third' },
	{ kind: 'note-unit', unit: 'nobody', note: 'Gone' }
])('$kind of a unit that is not there changes nothing', (edit) => {
	expect(applyEdit(roster, edit)).toEqual(roster);
});

test.each<Edit>([
	{ kind: 'add-units', units: [aUnit('seer')] },
	{ kind: 'remove-units', units: ['pikes'] },
	{ kind: 'give-option', unit: 'captain', option: 'horn' },
	{ kind: 'take-option', unit: 'captain', option: 'horse' },
	{ kind: 'swap-option', unit: 'captain', from: 'horse', to: 'wyrm' },
	{ kind: 'name-unit', unit: 'pikes', name: 'Third' },
	{ kind: 'note-unit', unit: 'pikes', note: '' },
	{ kind: 'rename', name: 'After' },
	{ kind: 'resize', size: 3000 }
])('$kind leaves the roster given as it was', (edit) => {
	// Frozen: writing to it throws.
	const before = structuredClone(roster);
	expect(applyEdit(roster, edit)).not.toEqual(before);
	expect(roster).toStrictEqual(before);
});
