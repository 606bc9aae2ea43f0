import { describe, expect, test } from 'vitest';
import { groupsAsWritten, type TitledGroup } from './list-by-name.ts';

const kind = { id: 'regiment', name: 'Regiment', plural: 'Regiments' } as TitledGroup['kind'];
const namesOf = (...titles: readonly (string | undefined)[]) =>
	groupsAsWritten(titles.map((title) => ({ where: '', kind, title, general: false }))).map(
		({ name }) => name
	);

describe('groups keep the numbers of their text', () => {
	test('where the general’s regiment is not counted', () => {
		expect(namesOf("General's Regiment", 'Regiment 1', 'Regiment 2')).toEqual([
			"General's Regiment",
			'Regiment 1',
			'Regiment 2'
		]);
	});

	test('where a number is left out', () => {
		expect(namesOf('Regiment 1', 'Regiment 3')).toEqual([undefined, 'Regiment 3']);
	});

	test('and have no names where they have the same numbers anyway', () => {
		expect(namesOf("General's Regiment", 'Regiment 2')).toEqual([undefined, undefined]);
		expect(namesOf('Regiment 1', 'Regiment 2', undefined)).toEqual([
			undefined,
			undefined,
			undefined
		]);
	});
});
