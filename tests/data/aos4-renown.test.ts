import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { resolveText } from '../../src/exchange/index.ts';
import { readListTexts } from '../../src/exchange/lines/list-text.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { bookOf } from '../sheets/books.ts';
import { aRoster } from '../sheets/rosters.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));
const found = bookOf('aos4');
if (!found) throw new Error('no profiles');
const book = found;
const members = armies.flatMap(({ entries }) => entries.flatMap(({ holds = [] }) => holds));

describe('members of Regiments of Renown', () => {
	test('have figures and weapons, from their own army or in the regiment', () => {
		const without = members.filter(({ army, entry, stats, weapons }) => {
			if (army === undefined) return !stats?.['health'] || !weapons;
			return !book.profileOf(army, entry) || !book.entryOf(army, entry)?.stats;
		});
		expect([...new Set(without.map(({ name }) => name))]).toEqual([]);
	});

	test('count their health', () => {
		for (const { name, stats, numbers } of members)
			if (stats) expect(String(numbers?.['health']), name).toBe(stats['health']);
		expect(members.filter(({ numbers }) => !numbers?.['health'])).toEqual([]);
	});
});

describe('the reference of a list', () => {
	const army = armies.find(({ id }) => id === 'seraphon');
	if (!army) throw new Error('no such army');
	const index = indexArmy(system, army);
	const referenceOf = (entry: string): string => {
		const roster = aRoster(index, { units: [{ id: 'r', entry }] });
		return sheetAs(buildSheet(roster, checkRoster(roster, index), 'reference', { book }), 'text');
	};

	test('has the warscroll of a member that no army list has', () => {
		const text = referenceOf('gotrek-gurnisson');
		expect(text).toMatch(/^Gotrek Gurnisson \(1 model, 32mm\)$/m);
		expect(text).toContain('Move 4" · Health 8 · Save 5+ · Control 2 · Ward 3+');
		expect(text).toContain('Zangrom-Thaz: Atk 8, Hit 2+, Wnd 2+, Rnd 2, Dmg 3, Crit (Mortal)');
		expect(text).not.toContain('REGIMENT OF RENOWN');
	});

	test('names what a regiment has of its own', () => {
		expect(referenceOf('heroes-of-the-jade-abbey')).toContain('Waters of the Everspring');
	});
});

describe('a pasted list', () => {
	test.each([
		['cities-of-sigmar', 'Sigil Convocation (130)', 'Hyshian Twinstones'],
		['helsmiths-of-hashut', 'The Accursed Reflection (150)', 'Dreadful Visage'],
		['skaven', 'The Coven of Thryx (280)', 'Daemonic Simulacrum'],
		['skaven', 'The Pustules (200)', 'Feculent Gnarlmaw']
	])('of %s may name below %s what it brings: %s', (id, regiment, brought) => {
		const army = armies.find((each) => each.id === id);
		if (!army) throw new Error(`no ${id}`);
		const text = `${army.name}\n-----\nRegiments of Renown\n${regiment}\n${brought}\n`;
		const [list] = readListTexts(text);
		const read = list && resolveText(list, indexArmy(system, army), () => 'r');
		expect(read).toMatchObject({ ok: true, roster: { units: [{}] } });
		expect(read?.ok === true && read.findings).toBeUndefined();
	});
});
