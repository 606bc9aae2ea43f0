import { describe, expect, test } from 'vitest';
import { findArmy, findSystem, normaliseName, sameName } from './names.ts';

test.each(['Halber\u200bdiers', 'Halber\u00addiers', 'Halberdiers\ufeff', 'Halber\u0007diers'])(
	'signs that nobody sees make no other name: %j',
	(written) => {
		expect(normaliseName(written)).toBe('halberdiers');
	}
);

describe('names', () => {
	test.each([
		['HALBERDIERS', 'halberdiers'],
		['  Steam   Tank ', 'steam tank'],
		['steam-tank', 'steam tank'],
		['Steam‑Tank', 'steam tank'],
		["Wizard's powers", 'wizards powers'],
		['Wizard’s powers', 'wizards powers'],
		['Épée\u00a0Märk', 'epee mark'],
		['GROSSKANONE', 'grosskanone'],
		['Großkanone', 'grosskanone'],
		['The Empire', 'empire'],
		['Theodore', 'theodore'],
		['The', 'the'],
		['Orcs & Goblins', 'orcs and goblins'],
		['…', '']
	])('%s is the same as %s', (written, normal) => {
		expect(normaliseName(written)).toBe(normal);
	});

	test.each([
		['knight', 'knights', true],
		['heroes', 'hero', true],
		['witch elves', 'witches elve', true],
		['horse', 'horses', true],
		['scrolls of dispelling', 'scroll of dispelling', true],
		['crossbowman', 'crossbowmen', true],
		['dire wolf', 'dire wolves', true],
		['man', 'mans', true],
		['human', 'men', false],
		['knight', 'knightly', false],
		['steam', 'steam tank', false],
		['bear', 'boar', false]
	])('%s and %s are one name: %s', (one, other, same) => {
		expect(sameName(one, other)).toBe(same);
		expect(sameName(other, one)).toBe(same);
	});

	const armies = [
		{ id: 'dark-elf', name: 'Dark Elf', aliases: ['Dark Elves', 'Druchii'] },
		{ id: 'empire', name: 'Empire' },
		{ id: 'army', name: 'Toy Army' }
	];

	test.each([
		['empire', 'empire'],
		['The Empire', 'empire'],
		['Empire army', 'empire'],
		['THE EMPIRES', 'empire'],
		['dark-elf', 'dark-elf'],
		['Dark Elves Army', 'dark-elf'],
		['druchii', 'dark-elf'],
		['Toy Army', 'army'],
		['Toy', undefined],
		['Empire of the East', undefined],
		['', undefined],
		['__proto__', undefined]
	])('the army called “%s” is %s', (name, id) => {
		expect(findArmy(name, armies)?.id).toBe(id);
	});

	test('a name as it is written goes before one with another plural', () => {
		const systems = [
			{ id: 'a', name: 'Wars' },
			{ id: 'b', name: 'War' }
		];
		expect(findSystem('War', systems)?.id).toBe('b');
		expect(findSystem('wars', systems)?.id).toBe('a');
		expect(findSystem('Warm', systems)).toBeUndefined();
	});
});
