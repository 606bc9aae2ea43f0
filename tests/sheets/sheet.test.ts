import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import type { SheetLine, SheetReference } from '../../src/content/index.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

/** 2 of everything compulsory twice, knights, and characters with mount and items: 1135 points. */
const nordland = aRoster(empire, {
	size: 2000,
	note: 'Played in October.',
	units: unitsOf(
		'wizard + war-altar + wand-of-power',
		'general + orb-of-majesty + griffon',
		'crossbowmen',
		'crossbowmen',
		'halberdiers + skirmishers',
		'crossbowmen',
		'crossbowmen',
		'halberdiers',
		'knights',
		'halberdiers',
		'halberdiers'
	)
});

function lines(roster: Roster, army = empire): readonly SheetLine[] {
	return sheetOf(army, roster).groups.flatMap((group) => group.lines);
}

describe('the list of a legal roster', () => {
	const sheet = sheetOf(empire, nordland);

	test('says whose list it is, of which game, and that it is legal', () => {
		expect(sheet).toMatchObject({
			title: 'Nordland',
			army: 'Empire',
			system: 'Warmaster',
			edition: 'Warmaster Armies',
			limit: 2000,
			verdict: { isLegal: true, summary: 'Legal so far · 1160 left', problems: [] },
			note: 'Played in October.',
			revision: empire.system.revision
		});
		expect(sheet.ownerLine).toContain(empire.system.owner);
	});

	test('adds up: 205 infantry, 220 crossbowmen, 110 cavalry, 305 characters', () => {
		expect(sheet.groups.map(({ heading, count, points }) => [heading, count, points])).toEqual([
			['Infantry', 8, 205 + 220],
			['Cavalry', 1, 110],
			['Characters', 2, 235 + 70]
		]);
		expect(sheet.points).toBe(840);
	});

	test('counts units and break point without the characters', () => {
		expect(sheet.tallies).toEqual([
			{ name: 'Units', value: 9 },
			{ name: 'Break point', value: 5 }
		]);
	});

	test('goes by the army list, whatever the order the roster was built in', () => {
		const shuffled = { ...nordland, units: nordland.units.toReversed() };
		expect(lines(shuffled)).toEqual(lines(nordland));
		expect(lines(nordland).map(({ count, name }) => `${count} ${name}`)).toEqual([
			'3 Halberdiers',
			'1 Halberdiers',
			'4 Crossbowmen',
			'1 Knights',
			'1 General',
			'1 Wizard'
		]);
	});

	test('prices every line and its options, and gives stat lines to both', () => {
		expect(lines(nordland).at(-1)).toEqual({
			count: 1,
			name: 'Wizard',
			options: [
				{
					name: 'War Altar',
					kind: 'Mounts',
					count: 1,
					points: 15,
					stats: ['+1', undefined, undefined, undefined, '1']
				},
				{ name: 'Wand of Power', kind: 'Devices of power', count: 1, points: 10 }
			],
			stats: ['+0', undefined, undefined, '7', '1'],
			pointsEach: 70,
			pointsBase: 45,
			points: 70
		});
		expect(lines(nordland)[0]).toMatchObject({ count: 3, pointsEach: 45, points: 135 });
	});

	test('has no reference, as nobody asked for one', () => {
		expect(sheet.reference).toBeUndefined();
	});

	test('is plain data', () => {
		const reference = sheetOf(empire, nordland, 'reference');
		expect(JSON.parse(JSON.stringify(reference))).toMatchObject({ title: 'Nordland' });
	});
});

describe('the list of an illegal roster', () => {
	const sheet = sheetOf(
		empire,
		aRoster(empire, {
			name: ' ',
			units: unitsOf('halberdiers', 'crossbowmen + nonsense', 'hippogriff', 'general', 'griffon')
		})
	);

	test('says so, with the sentence, the arithmetic and the source of every problem', () => {
		expect(sheet.verdict.isLegal).toBe(false);
		expect(sheet.verdict.summary).toBe(`Not legal: ${sheet.verdict.problems.length} to fix`);
		expect(sheet.verdict.problems).toContainEqual({
			text: 'Halberdiers: 1 taken, minimum 4. Add 3.',
			arithmetic: 'Per 1000 of 2000 points: minimum 2 × 2 = 4.',
			source: 'Warmaster Armies, Empire'
		});
	});

	test('still lists what the army does not have, after everything else and for nothing', () => {
		expect(sheet.groups.at(-1)).toMatchObject({
			heading: 'Not in this army',
			points: 0,
			lines: [{ count: 1, name: 'hippogriff' }]
		});
		expect(sheet.groups.map(({ heading }) => heading)).toContain('Mounts');
	});

	test('takes the name of the army where the roster has none', () => {
		expect(sheet.title).toBe('Empire');
	});
});

describe('units that are alike', () => {
	test('make one line, whatever the order of their options', () => {
		const units = unitsOf(
			'handgunners + skirmishers + sword-of-might',
			'handgunners + sword-of-might + skirmishers'
		);
		expect(lines(aRoster(empire, { units }))).toMatchObject([
			{ count: 2, pointsEach: 100, points: 200 }
		]);
	});

	test.each([
		{ what: 'an option', change: { options: ['skirmishers'] } },
		{ what: 'a name of its own', change: { name: 'Reiksguard' } },
		{ what: 'a note', change: { note: 'painted blue' } }
	])('are told apart by $what', ({ change }) => {
		const [one, other] = unitsOf('halberdiers', 'halberdiers');
		const units = [{ ...one, ...change }, other] as Roster['units'];
		expect(lines(aRoster(empire, { units })).map(({ count }) => count)).toEqual([1, 1]);
	});

	test('are not told apart by a name of spaces', () => {
		const units = unitsOf('halberdiers', 'halberdiers').map((unit) => ({ ...unit, name: ' ' }));
		expect(lines(aRoster(empire, { units }))).toMatchObject([{ count: 2, name: 'Halberdiers' }]);
	});

	test('show an option they have twice as two', () => {
		const units = unitsOf('halberdiers + skirmishers + skirmishers');
		expect(lines(aRoster(empire, { units }))[0]?.options).toMatchObject([
			{ name: 'Skirmishers', count: 2, points: 50 }
		]);
	});
});

describe('the reference', () => {
	const names = (things: readonly { readonly name: string }[] = []): readonly string[] =>
		things.map(({ name }) => name);
	const namesIn = (reference: SheetReference | undefined): readonly string[] =>
		names([
			...(reference?.units ?? []).flatMap(({ rules }) => rules),
			...(reference?.shared ?? [])
		]);

	test('has the stats, rules and items that the roster uses, and no others', () => {
		const { reference } = sheetOf(empire, nordland, 'reference');
		expect(names(reference?.stats.flatMap(({ rows }) => rows))).toEqual([
			'Halberdiers',
			'Crossbowmen',
			'Knights',
			'General',
			'Wizard',
			'Skirmishers',
			'Griffon',
			'War Altar'
		]);
		expect(namesIn(reference)).toEqual(
			expect.arrayContaining([
				'Skirmishers',
				'Griffons',
				'War Altar',
				'Orb of Majesty',
				'Wand of Power'
			])
		);
		expect(namesIn(reference)).not.toContain('Steam Tank');
	});

	test('has the spells if somebody casts, and none if nobody does', () => {
		const spellsWith = (...units: readonly string[]): readonly string[] =>
			names(
				sheetOf(empire, aRoster(empire, { units: unitsOf(...units) }), 'reference').reference
					?.spells
			);
		expect(spellsWith('general', 'wizard')).toContain('Ball of Flame');
		expect(spellsWith('general', 'hero + wand-of-power')).toEqual([]);
	});

	test('has the spells of whom an option makes a caster', () => {
		const daemon = armyOf('daemon');
		const spellsOf = (unit: string): number | undefined =>
			sheetOf(daemon, aRoster(daemon, { units: unitsOf(unit) }), 'reference').reference?.spells
				.length;
		expect(spellsOf('daemon-overlord')).toBe(0);
		expect(spellsOf('daemon-overlord + wizard-powers')).toBe(daemon.army.spells.length);
	});

	test('gives a spell that only one mount casts when that mount is there', () => {
		const [spell, ...others] = empire.army.spells;
		if (!spell) throw new Error('no spell to try this with');
		const index = {
			...empire,
			army: { ...empire.army, spells: [{ ...spell, castBy: { any: ['griffon'] } }, ...others] }
		};
		const spellsOf = (unit: string) =>
			sheetOf(index, aRoster(index, { units: unitsOf(unit) }), 'reference').reference?.spells;
		expect(spellsOf('wizard')).toHaveLength(others.length);
		expect(spellsOf('general + griffon')).toMatchObject([
			{ name: spell.name, castBy: 'Griffon only' }
		]);
	});

	test('shows charts with their rules', () => {
		const roster = aRoster(empire, { units: unitsOf('steam-tank') });
		const [tank] = sheetOf(empire, roster, 'reference').reference?.units ?? [];
		expect(tank?.rules.find(({ chart }) => chart)?.chart?.rows).toHaveLength(6);
	});

	test('has army rules once, though a unit names them too', () => {
		const skaven = armyOf('skaven');
		const sheet = sheetOf(skaven, aRoster(skaven, { units: unitsOf('clanrats') }), 'reference');
		expect(sheet.reference?.armyRules).toHaveLength(skaven.army.armyRules.length);
		const all = [...names(sheet.reference?.armyRules), ...namesIn(sheet.reference)];
		expect(new Set(all).size).toBe(all.length);
	});
});

describe('readings', () => {
	const skaven = armyOf('skaven');
	const readings = (...units: readonly string[]) =>
		sheetOf(skaven, aRoster(skaven, { units: unitsOf(...units) })).readings;

	test('are on the sheet if another answer would change the verdict', () => {
		expect(readings('grey-seer + wand-of-power')).toMatchObject([
			{ question: expect.stringContaining('Wizards-only') as string }
		]);
	});

	test('are left out if nothing depends on them', () => {
		expect(readings('grey-seer + orb-of-majesty')).toEqual([]);
		expect(readings('grey-seer', 'warlock + wand-of-power')).toEqual([]);
	});

	test('give the answer the roster takes, not the pack’s own', async () => {
		const { indexArmy } = await import('#engine');
		const answers = { 'wizard-items': 'any-caster' };
		const index = indexArmy(skaven.system, skaven.army, { readings: answers });
		const units = unitsOf('grey-seer + wand-of-power');
		const sheet = sheetOf(index, aRoster(index, { units, readings: answers }));
		expect(sheet.readings[0]?.answer).toContain('any General who casts spells');
	});
});
