import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

/** A list as a person writes it, looked up; what is not understood is thrown. */
function readList(army: string, list: object) {
	const read = recognise(JSON.stringify({ system: 'whfb6', army, size: 2000, ...list }));
	if (read.kind !== 'plain-list') throw new Error(JSON.stringify(read));
	const { id = '' } = findArmy(army, pack.armies) ?? {};
	const result = resolveList(read.list, packIndex(pack, id), () => 'id');
	if (!result.ok) throw new Error(JSON.stringify(result.faults));
	return result.roster;
}

function pointsOf(army: string, unit: object): number {
	const roster = readList(army, { units: [unit] });
	return checkRoster(roster, packIndex(pack, roster.army)).points;
}

describe('what a unit has by itself may be named, and costs nothing', () => {
	test.each([
		['Empire', { unit: 'Wizard Lord', with: ['Level 3'] }, 175],
		['Empire', { unit: 'Wizard Lord', with: ['Level 3 Wizard'] }, 175],
		['Empire', { unit: 'Battle Wizard', with: ['Level 1'] }, 60],
		['Empire', { unit: 'Swordsmen', models: 10, with: ['Light Armour', 'Shields'] }, 70],
		['Vampire Counts', { unit: 'Vampire Count', with: ['Level 1 Wizard'] }, 205]
	])('%s: %j', (army, unit, points) => {
		expect(pointsOf(army, unit)).toBe(points);
	});

	test('a level that it has not is unknown', () => {
		expect(() => pointsOf('Empire', { unit: 'Battle Wizard', with: ['Level 3'] })).toThrow(
			/Level 3/
		);
	});
});

describe('the form of a list is named by its name', () => {
	test.each([
		['Vampire Counts', 'Blood Dragon', 'blood-dragon'],
		['Lizardmen', 'Sacred Host of Quetzl', 'sacred-host-of-quetzl'],
		['Dark Elves', 'Cult of Slaanesh', 'cult-of-slaanesh'],
		['Skaven', 'Clan Eshin', 'clan-eshin'],
		['Empire', 'the-cult-of-ulric', 'the-cult-of-ulric'],
		['Orcs and Goblins', 'Mountain or Troll Country Waaagh!', 'mountain-or-troll-country-waaagh']
	])('%s: %s', (army, form, id) => {
		expect(readList(army, { form, units: [] }).readings).toEqual({ form: id });
		expect(readList(army, { readings: { form }, units: [] }).readings).toEqual({ form: id });
	});

	test('another is unknown', () => {
		expect(() => readList('Skaven', { form: 'Clan Nobody', units: [] })).toThrow(/Clan Nobody/);
	});
});

test('of options of one name the bearer’s own is priced, allowed or not', () => {
	const daemon = { unit: 'Daemon Prince', with: ['Mark of Khorne', 'Level 4'] };
	expect(pointsOf('Forces of Chaos', daemon)).toBe(300 + 35 + 160);
});

describe('as real lists write it', () => {
	test.each([
		[
			'High Elves',
			{ unit: 'Spear Elves', models: 16, with: ['Full Command'] },
			16 * 11 + 12 + 6 + 12
		],
		['Empire', { unit: '20 Spearmen', with: ['Full Command'] }, 20 * 6 + 10 + 5 + 10],
		['Empire', { unit: 'Hellblaster' }, 125]
	])('%s: %j', (army, unit, points) => {
		expect(pointsOf(army, unit)).toBe(points);
	});
});
