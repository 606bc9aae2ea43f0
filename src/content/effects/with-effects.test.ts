import { expect, test } from 'vitest';
import type { Army, System } from '#schema';
import { packWithEffects } from './with-effects.ts';

const system = { entries: [], rules: [] } as unknown as System;
const army = {
	entries: [{ id: 'kite', name: 'Kite', text: 'Of the first table.' }],
	armyRules: ['traits'],
	rules: [{ id: 'traits', name: 'Traits', text: 'Hop; Sleep.' }],
	spells: [
		{
			id: 'blink',
			name: 'Blink',
			summons: [{ name: 'Eye', abilities: [{ name: 'Stare', timing: 'Passive' }] }]
		}
	]
} as unknown as Army;

function armyWith(
	effects: Parameters<typeof packWithEffects>[1],
	mine: readonly string[] = []
): Army {
	return packWithEffects({ system, army }, effects, new Map(mine.map((key) => [key, 'Mine.'])))
		.army;
}

test('a thing says its effect after its text, or instead of it', () => {
	const effect = { name: 'Kite', timing: 'Your Hero Phase', text: 'Flies.' };
	expect(armyWith({ kite: [effect] }).entries[0]?.text).toBe(
		'Of the first table. Your Hero Phase: Flies.'
	);
	expect(armyWith({ kite: [{ ...effect, instead: true }] }).entries[0]?.text).toBe(
		'Your Hero Phase: Flies.'
	);
});

test('a rule that stands for several is these, and the names that have no effect', () => {
	const { rules, armyRules } = armyWith({ traits: [{ name: 'Hop', text: 'Hops.' }] });
	expect(rules.map(({ name, text }) => [name, text])).toEqual([
		['Hop', 'Hops.'],
		['Traits', 'Sleep.']
	]);
	expect(armyRules).toEqual(rules.map(({ id }) => id));
});

test('a summoned thing says what its abilities do, and its spell does not', () => {
	const [blink] = armyWith({ blink: [{ name: 'Stare', text: 'Stares.' }] }).spells;
	expect(blink?.text).toBeUndefined();
	expect(blink?.summons?.[0]?.abilities?.[0]?.text).toBe('Stares.');
});

test('a text of the player’s stays alone', () => {
	const effects = { kite: [{ name: 'Kite', text: 'Flies.' }] };
	expect(armyWith(effects, ['item/kite']).entries[0]?.text).toBe('Of the first table.');
});
