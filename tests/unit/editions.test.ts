import { describe, expect, test } from 'vitest';
import { compareEditions } from '#engine';
import { revolutionArmies, revolutionIndex } from '../revolution.ts';
import { warmasterArmies, warmasterIndex } from '../warmaster.ts';

const pairs = revolutionArmies.flatMap(({ id, counterpart }) => {
	const [system, army] = counterpart?.split('/') ?? [];
	return system === 'warmaster' && army !== undefined ? [{ id, army }] : [];
});

test('each of the fourteen armies of the book has its counterpart', () => {
	expect(pairs.map(({ army }) => army).toSorted()).toEqual(
		warmasterArmies.map(({ id }) => id).toSorted()
	);
});

describe('what changed for Chaos', () => {
	const changes = compareEditions(warmasterIndex('chaos'), revolutionIndex('chaos'));
	const of = (name: string) =>
		changes.find(({ before, after }) => (after ?? before)?.entry.name === name);

	test.each([
		{ name: 'Chaos Warriors', differs: ['points'] },
		{ name: 'Chaos Knights', differs: ['points', 'limit'] },
		{ name: 'Chariot', differs: [] }
	])('$name: $differs', ({ name, differs }) => {
		expect(of(name)?.differs).toEqual(differs);
	});

	test('what is the same is not told, and what is new has no other', () => {
		expect(of('Trolls')).toBeUndefined();
		expect(of('Chariot')?.before).toBeUndefined();
	});
});

test('an entry of another name is the same by what its data say', () => {
	const changes = compareEditions(warmasterIndex('kislev'), revolutionIndex('kislev'));
	const lancers = changes.find(({ after }) => after?.entry.id === 'winged-lancers');
	expect(lancers?.before?.entry.name).toBe('Knights');
	expect(lancers?.differs).toContain('name');
});
