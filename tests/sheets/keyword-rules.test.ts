import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { aos4, aos4Armies } from '../aos4.ts';
import { spearhead, spearheadArmies } from '../spearhead.ts';
import { keywordRules } from '../../src/content/reference.ts';

const armies = [
	...aos4Armies.map((army) => indexArmy(aos4, army)),
	...spearheadArmies.map((army) => indexArmy(spearhead, army))
];
const anyArmy = armies[0] ?? expect.fail('no army');

function namesOf(...printed: readonly string[]): readonly string[] {
	return keywordRules(anyArmy, printed).map(({ name }) => name);
}

test('a keyword is explained with or without its number', () => {
	expect(namesOf('WIZARD (2)')).toEqual(['Wizard (X)']);
	expect(namesOf('WIZARD')).toEqual(['Wizard (X)']);
	expect(namesOf('WIZARDRY')).toEqual([]);
});

test('a hero is guarded unless it is a monster or a war machine', () => {
	expect(namesOf('HERO', 'INFANTRY')).toEqual(['Guarded Hero']);
	expect(namesOf('HERO', 'MONSTER')).toEqual([]);
	expect(namesOf('HERO', 'WAR MACHINE')).toEqual([]);
	expect(namesOf('INFANTRY')).toEqual([]);
});

test('what only matters when a list is built is in no reference', () => {
	expect(namesOf('UNIQUE', 'WARMASTER')).toEqual([]);
});

test('every unit that prints a keyword with a rule has the rule, and no other unit', () => {
	const keywords = ['CHAMPION', 'MUSICIAN', 'STANDARD BEARER', 'FLY'];
	const wrong = armies.flatMap(({ system, rules, units }) =>
		units.flatMap((unit) =>
			keywords
				.filter((keyword) => rules.has(`keyword-${keyword.toLowerCase().replace(' ', '-')}`))
				.filter(
					(keyword) =>
						unit.tags.has(keyword) !==
						unit.rules.some(({ of }) => of?.all?.length === 1 && of.all[0] === keyword)
				)
				.map((keyword) => `${system.id} ${unit.entry.name}: ${keyword}`)
		)
	);
	expect(wrong).toEqual([]);
});

test('command models have no rules of their own where the book has none for them', () => {
	const ids = spearhead.rules.map(({ id }) => id);
	expect(ids).toContain('keyword-fly');
	expect(ids).toContain('command-models');
	expect(ids.filter((id) => /keyword-(champion|musician|standard)/.test(id))).toEqual([]);
});
