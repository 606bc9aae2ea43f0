import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/draw.ts';
import { Roster } from '#schema';
import { checkRoster } from '#engine';
import { tinHost } from '../../../tests/toy-wings.ts';
import { readListTexts } from '../lines/list-text.ts';
import { resolveText } from './resolve-text.ts';

const id = '00000000-0000-4000-8000-000000000000';

function resolve(text: string) {
	const [list] = readListTexts(text);
	if (!list) throw new Error('This is no list.');
	return resolveText(list, tinHost, () => id);
}

function rosterOf(text: string): Roster {
	const result = resolve(text);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	expect(Roster.safeParse(result.roster).success).toBe(true);
	return result.roster;
}

function messages(text: string): readonly string[] {
	const result = resolve(text);
	const faults = result.ok ? (result.findings ?? []).map(({ fault }) => fault) : result.faults;
	return faults.map(({ message }) => message);
}

/** A list in which these lines stand where a list has its units. */
const withLines = (...lines: readonly string[]) =>
	['Thunder 500/1000 pts', 'Tin Host', 'Drops: 1', 'General’s Wing', ...lines].join('\n');

const barred = `Thunder 990/1000 pts
-----
Grand Alliance Tin | Tin Host | Left Hook (20 Points)
General's Handbook 2026-27
Reserves: 2 (+20 Points)
Drops: 4
War Song - Marching Song
Camp Song - Evening Song (10 Points)
Cards: This and That
-----
General's Wing
Marshal (120)
• General
• Orb
Pikes (180)
• Doubled
• 2 Great Pikes
• 1x Drum
Squire (60)
---
Wing 1
Alba, Queen of Tin (200)
Winter Court: Spiders (70)
• Old
-----
Bands of Note
The Reds & Blues (150)
Red Guards
-----
Reserve Units
Drakes (1 model) (90)
-----
Home Ground
Old Ford (20)
-----
Created with Tin Soldiers: The App
App: v1.35.0 (2) | Data: v459`;

describe('a list in another builder’s words', () => {
	test('becomes a roster', () => {
		expect(rosterOf(barred)).toEqual({
			formatVersion: 1,
			id,
			name: 'Thunder',
			system: 'tin-wings',
			army: 'tin-host',
			revision: '2026-01-02',
			size: 1000,
			units: [
				{ id: 'u1', entry: 'left-hook' },
				{ id: 'u2', entry: 'marching-song' },
				{ id: 'u3', entry: 'evening-song' },
				{ id: 'u4', entry: 'marshal', options: ['general', 'orb'], group: 'g1' },
				{
					id: 'u5',
					entry: 'pikes',
					options: ['doubled'],
					note: '2 Great Pikes, 1x Drum',
					group: 'g1'
				},
				{ id: 'u6', entry: 'squire', group: 'g1' },
				{ id: 'u7', entry: 'queen', group: 'g2' },
				{ id: 'u8', entry: 'winter-spiders', group: 'g2' },
				{ id: 'u9', entry: 'reds' },
				{ id: 'u10', entry: 'drakes-one' },
				{ id: 'u11', entry: 'ford' }
			],
			groups: [
				{ id: 'g1', kind: 'wing', name: "General's Wing" },
				{ id: 'g2', kind: 'wing', name: 'Wing 1' }
			],
			note: 'Cards: This and That'
		});
	});

	test('is legal, with as many drops as it says', () => {
		const { problems, tallies, points } = checkRoster(rosterOf(barred), tinHost);
		expect(problems).toEqual([]);
		expect(points).toBe(880);
		expect(tallies.map(({ tally, value }) => [tally.id, value])).toEqual([['drops', 4]]);
	});

	test('may have the choices in lines of their own, and a foreword', () => {
		const text = [
			'"Hold the left," he said.',
			'1000/1000 pts',
			'Tinfolk',
			'Left Hook',
			'Camp Song: Evening Song',
			'Wing 1',
			'Squire',
			'Home Ground:',
			'Old Ford'
		].join('\n');
		const { name, units } = rosterOf(text);
		expect(name).toBe('"Hold the left," he said.');
		expect(units.map(({ entry }) => entry)).toEqual([
			'left-hook',
			'evening-song',
			'squire',
			'ford'
		]);
	});

	test('is of the usual size if it has no title', () => {
		expect(rosterOf('Tin Host\nWing 1\nSquire').size).toBe(1000);
	});

	test('has the leader of the general’s group for its general where no line says so', () => {
		expect(rosterOf(withLines('Squire', 'Marshal')).units).toMatchObject([
			{ entry: 'squire' },
			{ entry: 'marshal', options: ['general'] }
		]);
		expect(rosterOf(withLines('Squire', 'Wing 1', 'Marshal', '• General')).units).toMatchObject([
			{ entry: 'squire', options: ['general'] },
			{ entry: 'marshal', options: ['general'] }
		]);
	});

	test('has a unit of so many models', () => {
		expect(rosterOf(withLines('Drakes (2 models) (160)', 'Drakes (4 models)')).units).toMatchObject(
			[{ entry: 'drakes' }, { entry: 'drakes', options: ['doubled'] }]
		);
	});

	test('has what a band brings only where it is bought by itself', () => {
		const lines = [
			'Reserve Units',
			'Reds & Blues (150)',
			'Red Guard',
			'• Wings',
			'Pikes',
			'Red Guard'
		];
		expect(messages(withLines('Marshal', ...lines))).toEqual([
			'line 11: Tin Host has nothing called “Red Guard”.'
		]);
	});

	test('names every line that means nothing', () => {
		const text = [
			'Thunder 990/1000 pts',
			'Tin Host | Left Hok',
			'War Song - Marching Sing',
			'General’s Wing',
			'• Orb',
			'Marshall (120)',
			'• Obr',
			'Pikes (90)',
			'• Flags',
			'Home Ground',
			'Pikes'
		].join('\n');
		expect(messages(text)).toEqual([
			'line 2: Tin Host has nothing called “Left Hok”. Did you mean Left Hook?',
			'line 3: Tin Host has nothing called “Marching Sing”. Did you mean Marching Song?',
			'line 5: “Orb” does not belong to a unit.',
			'line 6: Tin Host has nothing called “Marshall”. Did you mean Marshal?',
			'line 7: Tin Host has nothing called “Obr”. Did you mean Orb?',
			'line 9: Tin Host has nothing called “Flags”.',
			'line 11: “Pikes” belongs under “Foot”, not here.'
		]);
	});

	test('holds no more than a roster does', () => {
		const many = (count: number) => withLines('Marshal', ...Array<string>(count).fill('Pikes'));
		expect(messages(many(1999))).toEqual([]);
		expect(messages(many(2000))).toEqual(['units: 2,001 in all; a list holds up to 2,000.']);
		const wings = (count: number) => withLines('Marshal', ...Array<string>(count).fill('Wing 2'));
		expect(messages(wings(499))).toEqual([]);
		expect(messages(wings(500))).toEqual(['groups: 501 in all; a list holds up to 500.']);
	});

	test('is read no further after a thousand lines that mean nothing', () => {
		const many = (count: number) =>
			messages(withLines(...Array<string>(count).fill('Nobody'))).slice(-2);
		expect(many(1000)).toEqual(['line 24: Tin Host has nothing called “Nobody”.', 'And 980 more.']);
		expect(many(1001)).toEqual(['And 981 more.', 'The lines after these were not read.']);
	});

	test('whatever it says, never throws', () => {
		const word = fc.constantFrom(...barred.split('\n'), 'Red Guards', '• General', '|', '• ');
		const line = fc.oneof(word, fc.string());
		fc.assert(
			fc.property(fc.array(line, { minLength: 3, maxLength: 40 }), (lines) => {
				const [list] = readListTexts(lines.join('\n'));
				const result = list && resolveText(list, tinHost, () => id);
				if (result?.ok) expect(Roster.safeParse(result.roster).success).toBe(true);
				expect(result === undefined || result.ok || result.faults.length > 0).toBe(true);
			}),
			{ numRuns: 300 }
		);
	});
});
