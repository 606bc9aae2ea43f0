import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { findTextArmy, recognise, resolveText } from '../../src/exchange/index.ts';
import { paper } from '../../src/i18n/en/paper.ts';
import { paper as german } from '../../src/i18n/de/paper.ts';
import { speak } from '../../src/i18n/base/words.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { inTurn } from '../slice.ts';
import { wholeArmy } from './bought-rosters.ts';
import { aRoster, armyOf, mainArmiesOf, sheetOf, unitsOf } from './rosters.ts';

const id = '00000000-0000-4000-8000-000000000000';
const english = { ...paper };
const systems = rawPacks.map(({ folder }) => mainArmiesOf(folder));
const named = systems.flatMap((armies) => {
	const [first] = armies;
	return first ? [{ ...first.system, armies: armies.map(({ army }) => army) }] : [];
});

function speakGerman(): void {
	speak({ code: 'de', words: { paper: german } });
}

function speakEnglish(): void {
	speak({ code: 'en-GB', words: { paper: english } });
}

function again(text: string, index: ArmyIndex): Roster {
	const file = recognise(text);
	if (file.kind !== 'list-text') throw new Error(`This is ${file.kind}.`);
	expect(findTextArmy(file.text, named)?.army).toBe(index.army.id);
	const result = resolveText(file.text, index, () => id);
	if (result.ok) return result.roster;
	throw new Error(result.faults.map(({ message }) => message).join('\n'));
}

beforeAll(speakGerman);
afterAll(speakEnglish);

const firsts = systems.flatMap(([index]) => (index ? [[index.system.id, index] as const] : []));

describe.each(inTurn(firsts, 2))('a list in German, %s', (_, index) => {
	test.each(['text', 'markdown', 'bbcode'] as const)(
		'is the same list after it was %s',
		(format) => {
			const roster = wholeArmy(index);
			const sheet = sheetOf(index, roster);
			const text = sheetAs(sheet, format);
			const read = again(text, index);
			expect(sheetAs(sheetOf(index, read), 'csv').split('\r\n').toSorted()).toEqual(
				sheetAs(sheet, 'csv').split('\r\n').toSorted()
			);
			expect(read.size).toBe(roster.size);
		}
	);

	test('is read on an English page', () => {
		const text = sheetAs(sheetOf(index, wholeArmy(index)), 'text');
		speakEnglish();
		const read = again(text, index);
		const printed = sheetAs(sheetOf(index, read), 'text');
		speakGerman();
		expect(printed).toMatch(/data of|points of/);
		expect(read.units).toHaveLength(again(text, index).units.length);
	});
});

describe('what a player wrote', () => {
	const empire = armyOf('empire');

	test.each(['Łowcy', 'a“, Griffon je +80: 5 [x]', '5: 10', '„“', 'x“ [y]', 'a”, b'])(
		'comes back as it was: %s',
		(name) => {
			const units = [
				{ id: 'a', entry: 'knights', name, options: ['sword-of-might'], note: `[${name}: 7]` },
				{ id: 'b', entry: 'general' },
				...unitsOf('halberdiers', 'halberdiers')
			].map((unit, at) => ({ ...unit, id: `n${at}` }));
			const roster = aRoster(empire, { name, units, note: `${name}\n\nMehr davon.` });
			const text = sheetAs(sheetOf(empire, roster), 'text');
			expect(text).toContain('2 × Halberdiers: 90 (je 45)');
			const read = again(text, empire);
			expect(read.name).toBe(name);
			expect(read.units.find(({ entry }) => entry === 'knights')).toMatchObject({
				name,
				options: ['sword-of-might'],
				note: `[${name}: 7]`
			});
			expect(read.note?.split(/\n+/)).toEqual([name, 'Mehr davon.']);
		}
	);
});
