import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Ability, ThingEffect } from '#schema';
import { aList, anArmy, aSource, aSystem } from '../builders.ts';
import { buildSheet } from '../../src/content/index.ts';

const record = {
	losses: { piece: 'man', pieces: 'men', wounds: 'hits', source: aSource },
	once: 'Once A War'
};

/** The names of the boxes of a list of captains and pikes whose captains and horns do this. */
function boxesOf(
	list: string,
	{
		abilities = [],
		effects = {}
	}: { abilities?: readonly Ability[]; effects?: Record<string, ThingEffect[]> },
	changes = {}
): readonly string[] | undefined {
	const roster = aList(1000, list);
	const index = indexArmy(aSystem({ record }), anArmy(changes));
	const book = {
		profileOf: (_: string, entry: string) => (entry === 'captain' ? { abilities } : undefined),
		entryOf: () => undefined,
		effects
	};
	const sheet = buildSheet(roster, checkRoster(roster, index), 'record', { book });
	return sheet.record?.counters.find(({ name }) => name === 'Once per battle')?.each;
}

const shout = (timing: string): Ability => ({ name: 'Shout', timing });

describe('what may be used once in a battle', () => {
	test.each(['Once A War', 'Once A War, Your Turn', 'once a war, Your Turn'])(
		'“%s” is once for each unit, as its row calls it',
		(timing) => {
			const abilities = [shout(timing)];
			expect(boxesOf('captain', { abilities })).toEqual(['Captain: Shout']);
			expect(boxesOf('2 captain, pikes', { abilities })).toEqual([
				'Captain 1: Shout',
				'Captain 2: Shout'
			]);
		}
	);

	test('is once for the army where the timing says so, and named after a unit that alone has it', () => {
		const abilities = [shout('Once A War (Army), Your Turn')];
		expect(boxesOf('captain', { abilities })).toEqual(['Captain: Shout']);
		expect(boxesOf('2 captain', { abilities })).toEqual(['Shout']);
	});

	test.each(['Once A Warm Day, Your Turn', 'Once A War Round', 'Your Turn', 'Passive'])(
		'“%s” has no box',
		(timing) => {
			expect(boxesOf('captain', { abilities: [shout(timing)] })).toBeUndefined();
		}
	);

	test('may be an item’s, under its bearer, or a rule’s of the army', () => {
		const blow = { name: 'Blow', timing: 'Once A War', text: 'Blows.' };
		expect(boxesOf('captain + horn, seer', { effects: { horn: [blow] } })).toEqual([
			'Captain: Blow'
		]);
		expect(boxesOf('captain, seer', { effects: { horn: [blow] } })).toBeUndefined();
		const ofArmy = {
			armyRules: ['march'],
			rules: [{ id: 'march', name: 'March', source: aSource }]
		};
		const march = [
			{ name: 'March', timing: 'Once A War', text: 'Marches.' },
			{ name: 'Halt', timing: 'Your Turn', text: 'Halts.' },
			{ name: 'Charge', timing: 'Once A War, Your Turn', text: 'Charges.' }
		];
		expect(boxesOf('captain', { effects: { march } }, ofArmy)).toEqual(['March', 'Charge']);
	});
});
