import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import { Roster } from '#schema';
import {
	findTextArmy,
	recognise,
	resolveText,
	withSum,
	type Fault
} from '../../src/exchange/index.ts';
import { buildSheet, sheetForms, textFormats, type Sheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { inRun, inTurn } from '../slice.ts';
import { wholeArmy } from './bought-rosters.ts';
import { aRoster, armyOf, mainArmiesOf, sheetOf, unitsOf } from './rosters.ts';
import { timeOf } from '../time-of.ts';

const id = '00000000-0000-4000-8000-000000000000';
const systems = rawPacks.map(({ folder }) => mainArmiesOf(folder));
const named = systems.flatMap((armies) => {
	const [first] = armies;
	return first ? [{ ...first.system, armies: armies.map(({ army }) => army) }] : [];
});

/** What a text is read as, by the whole way that a paste goes. */
function readAgain(text: string, index: ArmyIndex): Roster | readonly Fault[] {
	const file = recognise(text);
	if (file.kind !== 'list-text') throw new Error(`This is ${file.kind}.`);
	expect(findTextArmy(file.text, named)).toEqual({
		system: index.system.id,
		army: index.army.id
	});
	const result = resolveText(file.text, index, () => id);
	return result.ok ? result.roster : result.faults;
}

function again(text: string, index: ArmyIndex): Roster {
	const read = readAgain(text, index);
	if ('units' in read) return read;
	throw new Error(read.map(({ message }) => message).join('\n'));
}

/** The points of a table, added up. */
function sumOf(csv: string): number {
	return csv
		.trim()
		.split('\r\n')
		.slice(1)
		.reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0);
}

/** Every unit with its models and all that it was given, by name and at its points. */
function linesOf(sheet: Sheet): readonly string[] {
	return sheetAs(sheet, 'csv').split('\r\n').toSorted();
}

/** The letters of texts that are longer than a message may be, by army: to be shortened, not to be joined by others. */
const longest: Readonly<Record<string, number>> = { 'whfb6, orcs-and-goblins': 2468 };

describe.each(
	inRun(systems.flat()).map((index, at) => {
		const marked = at % 2 === 0 ? ('markdown' as const) : ('bbcode' as const);
		return [`${index.system.id}, ${index.army.id}`, marked, index] as const;
	})
)('a whole army of %s', (name, marked, index) => {
	test(`is the same list after it was text and ${marked}, and adds up in a table`, () => {
		const roster = wholeArmy(index);
		const sheet = sheetOf(index, roster);
		for (const format of ['text', marked] as const) {
			const read = again(sheetAs(sheet, format), index);
			// Two things of an army may have one name and one price: what is printed is the same then.
			expect(linesOf(sheetOf(index, read)), format).toEqual(linesOf(sheet));
			expect(read.size).toBe(roster.size);
		}
		expect(sumOf(sheetAs(sheet, 'csv'))).toBe(sheet.points);
		expect(sheetAs(sheet, 'text').length).toBeLessThanOrEqual(longest[name] ?? 2000);
	});
});

test.each([
	{ options: ['wizards-hood'] },
	{ options: ['wizard-level-2'] },
	{ options: ['talisman-of-lesser-shielding', 'wizard-level-2'] }
])('“Level 2” is the option, or what another gives: $options', ({ options }) => {
	const index = systems.flat().find(({ army }) => army.id === 'dread-elves');
	if (!index) throw new Error('no army');
	const units = [{ id: 'u1', entry: 'dark-master', options }];
	const text = sheetAs(sheetOf(index, aRoster(index, { units })), 'text');
	expect(text).toContain('Level 2');
	expect(again(text, index).units.map((unit) => unit.options?.toSorted())).toEqual([
		options.toSorted()
	]);
});

test('no form of any system says “undefined” in any format', () => {
	for (const [index] of inTurn(systems, 2)) {
		if (!index) continue;
		const report = checkRoster(wholeArmy(index), index);
		for (const form of sheetForms) {
			const sheet: Sheet = buildSheet(wholeArmy(index), report, form);
			for (const format of textFormats) {
				expect(sheetAs(sheet, format), `${form}, ${format}`).not.toMatch(
					/undefined|NaN|\[object|null/
				);
			}
		}
	}
});

describe('what a player wrote', () => {
	const empire = armyOf('empire');
	const names = [
		'Łowcy 🐉',
		'a”, Griffon +80: 5 [x]',
		'5: 10',
		'*[b]|#_~',
		'“”',
		'2 × Knights, x; y',
		'x” [y]'
	];

	test.each(names)('comes back as it was: %s', (name) => {
		const units = [
			{ id: 'a', entry: 'knights', name, options: ['sword-of-might'], note: `[${name}: 7]` },
			{ id: 'b', entry: 'general' }
		];
		const roster = aRoster(empire, { name, units, note: `${name}\n\nMore of it.` });
		for (const format of ['text', 'markdown', 'bbcode'] as const) {
			const read = again(sheetAs(sheetOf(empire, roster), format), empire);
			expect(read.name).toBe(name);
			const knights = read.units.find(({ entry }) => entry === 'knights');
			expect(knights).toMatchObject({ name, options: ['sword-of-might'], note: `[${name}: 7]` });
			expect(read.note?.split(/\n+/)).toEqual([name, 'More of it.']);
		}
	});

	test('a plan that is still empty comes back beside the others, each with an id of its own', () => {
		const roster = aRoster(empire, {
			units: [{ id: 'k', entry: 'knights', group: 'v' }, ...unitsOf('general')],
			groups: [
				{ id: 'w', kind: 'brigade', name: 'Later' },
				{ id: 'v', kind: 'brigade', name: 'Now' }
			]
		});
		const read = again(sheetAs(sheetOf(empire, roster), 'text'), empire);
		expect(read.groups?.map(({ name }) => name)).toEqual(['Later', 'Now']);
		expect(new Set(read.groups?.map(({ id }) => id)).size).toBe(2);
		expect(Roster.safeParse(read).success).toBe(true);
	});

	test('plans and answers to readings come back', () => {
		const reading = empire.system.readings[0];
		const other = reading?.answers.find(({ id }) => id !== reading.default);
		const roster = aRoster(empire, {
			units: [
				...unitsOf('halberdiers', 'halberdiers', 'halberdiers', 'general').map((unit, at) =>
					at < 2 ? { ...unit, group: 'w' } : unit
				),
				{ id: 'k', entry: 'knights', name: 'Bold, and old', group: 'v' }
			],
			groups: [
				{ id: 'w', kind: 'brigade', name: 'Left: wing' },
				{ id: 'v', kind: 'brigade' }
			],
			...(reading && other && { readings: { [reading.id]: other.id } })
		});
		const index = { ...empire };
		const sheet = {
			...sheetOf(index, roster),
			readings: reading && other ? [{ question: reading.question, answer: other.text }] : []
		};
		const read = again(sheetAs(sheet, 'text'), index);
		expect(read.groups).toEqual([
			{ id: 'g1', kind: 'brigade', name: 'Left: wing' },
			{ id: 'g2', kind: 'brigade' }
		]);
		expect(read.units.filter(({ group }) => group === 'g1').map(({ entry }) => entry)).toEqual([
			'halberdiers',
			'halberdiers'
		]);
		expect(read.units.find(({ group }) => group === 'g2')?.name).toBe('Bold, and old');
		expect(read.readings).toEqual(roster.readings);
	});

	test('a list called like an army of another game is of its own', () => {
		const roster = aRoster(empire, { name: 'Skaven', units: unitsOf('general') });
		expect(again(sheetAs(sheetOf(empire, roster), 'text'), empire).army).toBe('empire');
	});
});

describe('a text that was changed', () => {
	const empire = armyOf('empire');
	const units = unitsOf('halberdiers', 'halberdiers', 'general + griffon');
	const text = sheetAs(sheetOf(empire, aRoster(empire, { size: 900, units })), 'text');

	test('is read as it stands now', () => {
		const read = again(text.replace('2 × Halberdiers: 90 (45 each)', '4 × Halberdiers'), empire);
		expect(read.units.filter(({ entry }) => entry === 'halberdiers')).toHaveLength(4);
		expect(read.size).toBe(900);
	});

	test('may have lost its foot, and have the line ends of another machine', () => {
		const cut = text.slice(0, text.indexOf('Muster ·')).trim().replaceAll('\n', '\r\n');
		expect(again(cut, empire).units).toHaveLength(3);
	});

	test.each([
		[
			'Halberdiers',
			'Halbardeers',
			'line 7: Empire has nothing called “Halbardeers”. Did you mean Halberdiers?'
		],
		['Griffon', 'Gryphoon', 'line 10: Empire has nothing called “Gryphoon”. Did you mean Griffon?'],
		['Griffon', 'Xylophone', 'line 10: Empire has nothing called “Xylophone”.']
	])('names what nothing is called, with its line: %s', (name, other, message) => {
		const read = readAgain(text.replace(name, other), empire);
		expect(read).toMatchObject([{ message }]);
	});

	test.each(['text', 'markdown', 'bbcode'] as const)('has its player above it, as %s', (format) => {
		const roster = aRoster(empire, { size: 900, units });
		const whole = sheetAs(sheetOf(empire, roster), format);
		expect(again(`Player: Anna Berg\n${whole}`, empire)).toEqual(again(whole, empire));
	});

	test.each([
		['another heading', 'INFANTRI (90)'],
		['no heading', '']
	])('names the units that stand below %s', (_, heading) => {
		const read = readAgain(text.replace('INFANTRY (90)', heading), empire);
		const message =
			'line 7: “2 × Halberdiers: 90 (45 each)” stands below no heading of the army list.';
		expect(read).toEqual([{ message, line: 7 }]);
	});

	test.each([
		['a unit less', '2 × Halberdiers: 90 (45 each)\n', ''],
		['another sum', /^\d+ of/m, '999 of']
	])('that has %s says another sum', (_, before, after) => {
		const file = recognise(text.replace(before, after));
		const result = file.kind === 'list-text' ? resolveText(file.text, empire, () => id) : undefined;
		if (!result?.ok) throw new Error('No list');
		const { points } = checkRoster(result.roster, empire);
		expect(withSum([], result.spent, points)).toMatchObject([{ kind: 'sum' }]);
	});

	describe('in a choice of its army', () => {
		const army = mainArmiesOf('spearhead')[0] ?? empire;
		const chosen = army.choices.find(({ type }) => type.name === 'Enhancement');
		const choice = chosen?.entry.name ?? '';
		const units = unitsOf(chosen?.entry.id ?? '', army.units[0]?.entry.id ?? '');
		const roster = aRoster(army, { units });
		const whole = sheetAs(sheetOf(army, roster), 'text');
		const line = `Enhancement: ${choice}`;

		test('is whole at first, and with the choice in a paragraph of its own', () => {
			expect(again(whole, army).units).toHaveLength(2);
			expect(again(whole.replace(line, `\n${line}\n`), army).units).toHaveLength(2);
		});

		test.each([
			['Enhancement: Xylophone', 'Xylophone'],
			[`Enhancment: ${choice}`, choice],
			[choice, choice],
			['Enhanc', 'Enhanc'],
			['Enhancement:', 'Enhancement:']
		])('says that nothing is called so: %s', (changed, name) => {
			const message = expect.stringContaining(`has nothing called “${name}”.`) as string;
			expect(readAgain(whole.replace(line, changed), army)).toMatchObject([{ message, line: 3 }]);
		});
	});

	test('of any length is read in no time', async () => {
		const time = await timeOf(5000, () => {
			for (const piece of ['”', ': 5', ' [', ', x', '“']) {
				const longer = `2 × Halberdiers “${piece.repeat(5000)}`;
				readAgain(text.replace('2 × Halberdiers', longer), empire);
			}
		});
		expect(time).toBeLessThan(5000);
	});
});
