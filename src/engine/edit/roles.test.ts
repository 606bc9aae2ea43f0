import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { applyEdit, type Edit } from './edit.ts';
import { settlingRoles, withDecidedRoles } from './roles.ts';

describe('a role that nobody chooses', () => {
	const index = ranksIndex(
		{ kind: 'count', of: { any: ['chief'] }, min: 1, max: 1 },
		{
			kind: 'rank',
			role: { any: ['CHIEF'] },
			among: { any: ['LEADER'] },
			by: { number: 'rank' },
			label: 'chief'
		}
	);
	const adding = (entry: string): Edit => ({
		kind: 'add-units',
		units: [{ id: 'new', entry }]
	});

	test.each([
		{ list: '', edit: adding('baron'), chiefs: ['new'] },
		{ list: 'baron + chief', edit: adding('duke'), chiefs: ['new'] },
		{ list: 'duke + chief', edit: adding('duke'), chiefs: ['u1'] },
		{ list: 'duke + chief', edit: adding('baron'), chiefs: ['u1'] },
		{ list: 'duke, 2 baron', edit: adding('guards'), chiefs: ['u1'] },
		{ list: 'guards, baron, duke, duke', edit: adding('guards'), chiefs: ['u3'] },
		{ list: 'guards', edit: adding('levies'), chiefs: [] },
		{
			list: 'baron, duke + chief',
			edit: { kind: 'remove-units', units: ['u2'] } as const,
			chiefs: ['u1']
		},
		{
			list: 'duke + chief, baron + crown + crown',
			edit: adding('guards'),
			chiefs: ['u2']
		}
	])('$list and $edit.kind: $chiefs', ({ list, edit, chiefs }) => {
		const roster = aList(2000, list);
		const after = applyEdit(roster, settlingRoles(edit, roster, index));
		const bearers = after.units.filter(({ options }) => options?.includes('chief'));
		expect(bearers.map(({ id }) => id)).toEqual(chiefs);
	});

	test.each<Edit>([
		{ kind: 'rename', name: 'W' },
		{ kind: 'name-unit', unit: 'u1', name: 'W' },
		{ kind: 'note-unit', unit: 'u1', note: 'W' },
		{ kind: 'name-group', group: 'left', name: 'W' }
	])('$kind moves no role, even of an outranked holder', (edit) => {
		expect(settlingRoles(edit, aList(2000, 'baron + chief, duke'), index)).toBe(edit);
	});

	test.each([
		{ list: 'baron, duke', chiefs: ['u2'] },
		{ list: 'baron + chief, duke', chiefs: ['u1'] },
		{ list: 'guards', chiefs: [] }
	])('a list that names nobody, $list: $chiefs', ({ list, chiefs }) => {
		const { units } = withDecidedRoles(aList(2000, list), index);
		const bearers = units.filter(({ options }) => options?.includes('chief'));
		expect(bearers.map(({ id }) => id)).toEqual(chiefs);
	});

	test('an edit that changes nobody is left as it is', () => {
		const roster = aList(2000, 'duke + chief');
		const edit = adding('baron');
		expect(settlingRoles(edit, roster, index)).toBe(edit);
		expect(settlingRoles(edit, roster, ranksIndex())).toBe(edit);
	});
});
