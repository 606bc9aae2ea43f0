import { describe, expect, test } from 'vitest';
import { anArmy, anEntry, aRoster, aSystem, aConstraint } from '../../../tests/builders.ts';
import { checkRoster, changesOf, indexArmy } from '#engine';
import { offerText } from '../sentences/roster-change-text.ts';
import { namePlural } from './plural.ts';
import { problemText } from '../sentences/rules/problem-text.ts';

describe('a name for several, by rule', () => {
	test.each([
		['Captain', 'Captains'],
		['Orc Boss', 'Orc Bosses'],
		['Dwarf Hero', 'Dwarf Heroes'],
		['Harpy', 'Harpies'],
		['Giant Wolf', 'Giant Wolves'],
		['Dwarf', 'Dwarfs'],
		['Treeman', 'Treemen'],
		['Orc Shaman', 'Orc Shamans'],
		['Silver Talisman', 'Silver Talismans'],
		['Halberdiers', 'Halberdiers'],
		['Light Cavalry', 'Light Cavalry'],
		['Banner of Doom', 'Banners of Doom'],
		['Stone Thrower, Dark Elf crew', 'Stone Throwers, Dark Elf crew'],
		['Lady of the Fens', 'Ladies of the Fens'],
		['Boyz', 'Boyz'],
		['Bounderz', 'Bounderz'],
		['Matriarch', 'Matriarchs'],
		['Deathmarch', 'Deathmarches'],
		['Daimyo', 'Daimyos'],
		['Ull the Grim', 'Ull the Grim'],
		['Mab, Queen of Fens', 'Mab, Queen of Fens'],
		['The Lost Ten', 'The Lost Ten']
	])('%s: %s', (one, several) => {
		expect(namePlural(one)).toBe(several);
	});
});

describe('what the data call several of them', () => {
	const index = indexArmy(
		aSystem({
			constraints: [aConstraint({ kind: 'exclusive', of: { any: ['squig', 'imp'] }, max: 1 })]
		}),
		anArmy({
			entries: [
				anEntry('ox', { plural: 'Oxen' }),
				anEntry('wizard', { cost: 50 }),
				anEntry('ull', { name: 'Ull the Grim' }),
				anEntry('squig', { type: 'vow', plural: 'Squigz', repeat: 3 }),
				anEntry('imp', { type: 'vow' })
			]
		})
	);
	const adding = (...entries: readonly string[]): string => {
		const units = entries.map((entry, at) => ({ id: `u${at}`, entry }));
		return offerText(changesOf({ kind: 'add-units', units }, aRoster(), index));
	};

	test('is said of several, and not of one', () => {
		expect(adding('ox')).toBe('Add Ox');
		expect(adding('ox', 'ox')).toBe('Add 2 Oxen');
		expect(adding('wizard', 'wizard', 'wizard')).toBe('Add 3 Wizards');
	});

	test('is a sign of whom there is one alone', () => {
		expect(adding('ull')).toBe('Add Ull the Grim');
		expect(adding('ull', 'ull')).toBe('Add 2\u00a0× Ull the Grim');
	});

	test('is not said of what a player named', () => {
		const units = ['a', 'b'].map((id) => ({ id, entry: 'ox', name: 'Old Tom' }));
		expect(offerText(changesOf({ kind: 'add-units', units }, aRoster(), index))).toBe(
			'Add 2 Old Tom'
		);
	});

	test('is said of options that a unit has too many of', () => {
		const options = ['squig', 'imp'];
		const roster = aRoster({ units: [{ id: 'u', entry: 'wizard', options }] });
		const [problem] = checkRoster(roster, index).problems;
		expect(problem && problemText(index, problem)).toContain(
			'Wizard: 2 Squigz or Imps (Squig and Imp)'
		);
	});
});
