import { describe, expect, test } from 'vitest';
import { aList, aRoster, aUnit } from '../../../tests/builders.ts';
import { deepFreeze } from '../../../tests/deep-freeze.ts';
import type { EventPack, Roster } from '#schema';
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

test('the points limit changes', () => {
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

describe('order', () => {
	const three = deepFreeze(aList(1000, 'pikes, lancers, captain, seer'));
	const order = (edit: Edit) => applyEdit(three, edit).units.map(({ id }) => id);

	test.each([
		{ units: ['u3'], before: 'u1', ids: ['u3', 'u1', 'u2', 'u4'] },
		{ units: ['u1'], before: undefined, ids: ['u2', 'u3', 'u4', 'u1'] },
		{ units: ['u4', 'u2'], before: 'u1', ids: ['u2', 'u4', 'u1', 'u3'] },
		{ units: ['u2'], before: 'u2', ids: ['u1', 'u3', 'u4', 'u2'] },
		{ units: ['u9'], before: 'u1', ids: ['u1', 'u2', 'u3', 'u4'] }
	])('$units before $before: $ids', ({ units, before, ids }) => {
		expect(order({ kind: 'move-units', units, before })).toEqual(ids);
	});
});

describe('groups', () => {
	const list = deepFreeze(aList(1000, 'pikes, 2 lancers @left, seer'));
	const groupsOf = ({ units }: Roster) => units.map(({ id, group }) => `${id}${group ?? ''}`);
	const right = { id: 'right', kind: 'company' };

	test('a new one is made of units, which go last', () => {
		const made = applyEdit(list, { kind: 'add-group', group: right, units: ['u1', 'u2'] });
		expect(made.groups).toEqual([{ id: 'left', kind: 'company' }, right]);
		expect(groupsOf(made)).toEqual(['u3left', 'u4', 'u1right', 'u2right']);
	});

	test('a unit joins one, or leaves it', () => {
		const join = (group?: string) =>
			groupsOf(applyEdit(list, { kind: 'join-group', units: ['u2'], group }));
		expect(join('right')).toEqual(['u1', 'u3left', 'u4', 'u2right']);
		expect(join()).toEqual(['u1', 'u3left', 'u4', 'u2']);
	});

	test('one that is taken apart leaves its units, and nothing of itself', () => {
		const apart = applyEdit(list, { kind: 'remove-group', group: 'left' });
		expect(apart.units).toHaveLength(4);
		expect(groupsOf(apart)).toEqual(['u1', 'u4', 'u2', 'u3']);
		expect(apart).not.toHaveProperty('groups');
		expect(applyEdit(list, { kind: 'remove-group', group: 'gone' })).toEqual(list);
	});

	test('an empty name is no name', () => {
		const named = applyEdit(list, { kind: 'name-group', group: 'left', name: 'Left wing' });
		expect(named.groups).toEqual([{ id: 'left', kind: 'company', name: 'Left wing' }]);
		expect(applyEdit(named, { kind: 'name-group', group: 'left', name: '' })).toEqual(list);
	});
});

describe('rules in use', () => {
	const event: EventPack = {
		formatVersion: 1,
		name: 'Open',
		system: 'toy',
		date: '2026-12-05',
		size: 1500,
		constraints: []
	};

	test('an answer is kept, and the pack’s own leaves nothing behind', () => {
		const answered = applyEdit(roster, { kind: 'answer', reading: 'flight', answer: 'yes' });
		expect(answered.readings).toEqual({ flight: 'yes' });
		expect(applyEdit(answered, { kind: 'answer', reading: 'flight' })).toEqual(roster);
	});

	test('an event brings its points limit, and leaves it', () => {
		const attending = applyEdit(roster, { kind: 'attend', event });
		expect(attending).toEqual({ ...roster, size: 1500, event });
		expect(applyEdit(attending, { kind: 'attend' })).toEqual({ ...roster, size: 1500 });
	});

	test('an event of any size leaves the roster’s own', () => {
		const { size: _, ...anySize } = event;
		expect(applyEdit(roster, { kind: 'attend', event: anySize }).size).toBe(roster.size);
	});
});

describe('as one', () => {
	test('several edits follow each other', () => {
		const edits: readonly Edit[] = [
			{ kind: 'take-option', unit: 'captain', option: 'banner' },
			{ kind: 'give-option', unit: 'pikes', option: 'banner' }
		];
		const edited = applyEdit(roster, { kind: 'several', edits });
		expect(edited).toEqual(edits.reduce(applyEdit, roster));
		expect(edited.units.map(({ options }) => options)).toEqual([['banner'], ['horse', 'horse']]);
	});

	test('what is restored keeps the id of the roster', () => {
		const other = aRoster({ id: '11111111-0000-4000-8000-000000000000', name: 'Then' });
		const restored = applyEdit(roster, { kind: 'restore', roster: other });
		expect(restored).toEqual({ ...other, id: roster.id });
	});
});
