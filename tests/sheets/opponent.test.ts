import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, matches, type ArmyIndex } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { buildSheet, type Sheet } from '../../src/content/index.ts';
import { papers } from '../../src/paper/pdf/base/style.ts';
import { inRun } from '../slice.ts';
import { boughtRoster, wholeArmy } from './bought-rosters.ts';
import { pdfLines, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { aRoster, armiesOf, dice, randomRoster, sheetOf, unitsOf } from './rosters.ts';

const code = { code: 'K7QF-2MXA-9TZP', link: 'https://muster.example/verify/#abc' };
const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'] as const;
const secretive = ['whfb4', 'whfb6', 't9a'] as const;
const open = ['warmaster', 'aos4', 'spearhead'] as const;

function armyIn(system: string, id: string): ArmyIndex {
	const index = armiesOf(system).find(({ army }) => army.id === id);
	if (!index) throw new Error(`no army "${id}"`);
	return index;
}

/** A list of 1000 points in short lines, as the opponent sees it. */
function shownOf(index: ArmyIndex, lines: readonly string[], changes: Partial<Roster> = {}): Sheet {
	const roster = aRoster(index, { size: 1000, units: unitsOf(...lines), ...changes });
	const ruled = indexArmy(index.system, index.army, roster);
	return buildSheet(roster, checkRoster(roster, ruled), 'opponent', { code });
}

/** Headings with their points, and lines with theirs and their options. */
function figuresOf({ groups }: Sheet): readonly unknown[] {
	return groups.map(({ heading, points, lines }) => [
		`${heading} ${points}`,
		...lines.map(({ name, points, options }) =>
			[`${name} ${points}`, ...options.map((option) => option.name)].join(' + ')
		)
	]);
}

function talliesOf({ tallies }: Sheet): readonly string[] {
	return tallies.map(({ name, value }) => `${name} ${value}`);
}

describe('what is left out', () => {
	// Noble 70 without his blade, Sorceress 90 and 40 for level 2 without her scroll; no Assassin.
	test('items, who hides, and their points', () => {
		const sheet = shownOf(armyIn('whfb6', 'dark-elves'), [
			'dark-elf-noble + general + blade-of-ruin',
			'assassin + dark-sword',
			'sorceress + level-2 + dispel-scroll',
			'dark-elf-warriors',
			'corsairs'
		]);
		expect(figuresOf(sheet)).toEqual([
			['Heroes 200', 'Dark Elf Noble 70', 'Sorceress 130'],
			['Core 170', 'Dark Elf Warriors 70', 'Corsairs 100']
		]);
		expect(sheet.points).toBe(370);
		expect(talliesOf(sheet)).toEqual(['Power dice 4', 'Dispel dice 3']);
	});

	test('a unit by its rule, with what only it may have', () => {
		const sheet = shownOf(armyIn('t9a', 'dread-elves'), [
			'dark-master + general',
			'shadow-assassin + nightshade-venom',
			'blood-maidens',
			'dread-corsairs'
		]);
		expect(figuresOf(sheet)).toEqual([
			['Heroes 70', 'Dark Master 70'],
			['Core 190', 'Blood Maidens 110', 'Dread Corsairs 80']
		]);
		expect(talliesOf(sheet)).toEqual(['Units 3', 'Channelling 0']);
	});

	// The Crown makes its bearer a wizard of level 3 who is dealt spells of decks: all this would tell of it.
	test('what nobody could have but for an item', () => {
		const sheet = shownOf(armyIn('whfb4', 'orcs-and-goblins'), [
			'orc-lord + general + crown-of-sorcery + deck-dark',
			'goblin-fanatic',
			'orc-shaman-3'
		]);
		expect(figuresOf(sheet)).toEqual([
			['Characters 321', 'Orc Warboss 110', 'Orc Master Shaman 211']
		]);
		expect(talliesOf(sheet)).toEqual(['Models 2', 'Wizards 1', 'Magic levels 3']);
		const [warboss] = sheet.groups[0]?.lines ?? [];
		expect(warboss?.ranks).toBeUndefined();
	});

	test('what the player wrote for himself, and what he plans', () => {
		const index = armyIn('warmaster', 'empire');
		const units = unitsOf('halberdiers', 'halberdiers').map((unit, at) => ({
			...unit,
			note: at === 0 ? 'Left of the wood' : 'Right of it',
			group: 'b'
		}));
		const sheet = shownOf(index, [], {
			units,
			note: 'Refuse the flank',
			groups: [{ id: 'b', kind: 'brigade', name: 'Bait' }]
		});
		expect(JSON.stringify(sheet)).not.toMatch(/wood|Right of|flank|Bait/);
		expect(sheet.plans).toEqual([]);
		// Alike once nothing is written on them.
		expect(sheet.groups[0]?.lines).toMatchObject([{ name: 'Halberdiers', count: 2 }]);
	});

	test('the verdict, the total, shares and the code, as they are of the whole', () => {
		const roster = boughtRoster(armyIn('t9a', 'dread-elves'), 5, 2000);
		const index = armyIn('t9a', 'dread-elves');
		const sheet = buildSheet(roster, checkRoster(roster, index), 'opponent', { code });
		expect(sheet.verdict).toEqual({ summary: 'Opponent’s copy', problems: [] });
		expect(sheet.code).toBeUndefined();
		expect(sheet.shares).toEqual([]);
		expect(sheet.groups.filter((group) => group.share ?? group.slots)).toEqual([]);
	});
});

describe('readings', () => {
	const index = armyIn('whfb6', 'dark-elves');
	const lines = ['dark-elf-noble + general + blade-of-ruin', 'assassin', 'corsairs'];
	const shown = (readings: Roster['readings'], event?: Roster['event']): Sheet =>
		shownOf(index, lines, { ...(readings && { readings }), ...(event && { event }) });

	test('say what is secret: items and who hides, each by itself', () => {
		const copy = shown({ 'secret-items': 'told' });
		expect(figuresOf(copy)[0]).toEqual(['Heroes 120', 'Dark Elf Noble 120 + Blade of Ruin']);
		expect(copy.secrecy?.kept.map(({ text }) => text)).toEqual([
			'Fanatics and Assassins are secret until they show themselves.'
		]);
		const seen = shown({ 'hidden-models': 'told' });
		expect(figuresOf(seen)[0]).toEqual(['Heroes 195', 'Dark Elf Noble 70', 'Assassin 125']);
		expect(seen.secrecy?.isOpen).toBe(false);
	});

	test('under which nothing is secret give the whole list, with its total, verdict and code', () => {
		const sheet = shown({ 'secret-items': 'told', 'hidden-models': 'told' });
		expect(sheet.secrecy).toMatchObject({ isOpen: true, kept: [] });
		expect(sheet.secrecy?.text).toMatch(
			/^Nothing in this list is secret\. .*Chosen for this roster\./
		);
		// 120 + 125 + 10 Corsairs of 10.
		expect(sheet.points).toBe(345);
		// Without the link, which holds the player's notes.
		expect(sheet.code).toEqual({ code: code.code, link: code.code });
		expect(sheet.verdict.isLegal).toBe(false);
	});

	test('may be answered by an event', () => {
		const event = {
			formatVersion: 1,
			name: 'Nordland Open',
			system: 'whfb6',
			date: '2026-12-05',
			readings: { 'secret-items': 'told', 'hidden-models': 'told' },
			constraints: []
		} as const;
		const sheet = shown(undefined, event);
		expect(sheet.secrecy?.isOpen).toBe(true);
		expect(sheet.secrecy?.text).toContain('Given by the event.');
	});
});

/** Ids of what is secret in an army, by the words of its data. */
function secretsIn({ system, entries }: ArmyIndex, isUnit: boolean): readonly string[] {
	return [...entries.values()]
		.filter((indexed) => indexed.isUnit === isUnit)
		.filter(({ tags }) => system.secrets?.some(({ of }) => matches(of, tags)))
		.map(({ entry }) => entry.id);
}

/** The roster with other secrets: some of its own gone, others given to whom a throw of the dice says. */
function withOtherSecrets(index: ArmyIndex, roster: Roster, seed: number): Roster {
	const roll = dice(seed);
	const [items, hidden] = [secretsIn(index, false), secretsIn(index, true)];
	const some = (ids: readonly string[]): readonly string[] =>
		ids.filter(() => roll() < 2 / Math.max(1, ids.length));
	const units = roster.units.flatMap((unit): readonly RosterUnit[] => {
		const options = (unit.options ?? []).filter((id) => !items.includes(id) || roll() < 0.5);
		const stranger = some(hidden).map((entry, at) => ({ id: `${unit.id}-h${at}`, entry }));
		if (hidden.includes(unit.entry)) return stranger;
		return [...stranger, { ...unit, options: [...some(items), ...options, ...some(items)] }];
	});
	return { ...roster, units, note: `Throw ${seed}` };
}

describe.each(secretive)('%s: two rosters that differ in secrets only', (system) => {
	test.each(inRun(armiesOf(system)).map((index) => ({ army: index.army.id, index })))(
		'$army: give the same copy, in which no secret is named',
		({ index }) => {
			const roster = wholeArmy(index);
			const copy = sheetOf(index, roster, 'opponent');
			for (const seed of [1, 2]) {
				const other = withOtherSecrets(index, roster, seed);
				expect(other).not.toEqual(roster);
				expect(sheetOf(index, other, 'opponent')).toEqual(copy);
			}
			const secrets = [...secretsIn(index, false), ...secretsIn(index, true)];
			const names = secrets.map((id) => index.entries.get(id)?.entry.name);
			const printed = copy.groups.flatMap(({ lines }) =>
				lines.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)])
			);
			expect(printed.filter((name) => names.includes(name))).toEqual([]);
		}
	);

	test('are the same to the letter on paper', async () => {
		const [, index] = armiesOf(system);
		if (!index) throw new Error('no army');
		const roster = boughtRoster(index, 7, 1000);
		const [one, other] = await Promise.all(
			[roster, withOtherSecrets(index, roster, 9)].map(async (each) =>
				pdfText(await renderInNode(sheetOf(index, each, 'opponent'), 'a4'))
			)
		);
		expect(other).toEqual(one);
	});
});

describe.each(open)('%s keeps nothing secret', (system) => {
	const index = armiesOf(system)[0];
	if (!index) throw new Error('no army');
	const roster = boughtRoster(index, 5, index.system.usualSize);

	test('the copy is the list, but for what the player wrote and plans', () => {
		const report = checkRoster(roster, index);
		const { secrecy, ...copy } = buildSheet(roster, report, 'opponent', { code });
		const list = buildSheet(roster, report, 'list', { code });
		expect(copy).toEqual({ ...list, form: 'opponent', code: { ...code, link: code.code } });
		expect(secrecy?.isOpen).toBe(true);
	});

	test('it says so, and where the game says so', async () => {
		const lines = pdfLines(await renderInNode(sheetOf(index, roster, 'opponent'), 'a4')).join(' ');
		expect(lines).toContain('Open list. Nothing in this list is secret.');
		expect(lines).toMatch(
			{
				warmaster: /map .* \(Warmaster rulebook, Deploy Armies\)\./,
				aos4: /look at each other’s rosters .* \(Age of Sigmar core rules, Glossary\)\./,
				spearhead: /picked in front of the opponent/
			}[system]
		);
	});
});

test('every system says what is secret or keeps nothing so, each kind once', () => {
	const kinds = systems.map((system) => [
		system,
		(armiesOf(system)[0]?.system.secrets ?? []).map(({ id }) => id)
	]);
	expect(Object.fromEntries(kinds)).toEqual({
		warmaster: [],
		whfb4: ['magic-items', 'hidden-models'],
		whfb6: ['magic-items', 'hidden-models'],
		t9a: ['magic-items', 'hidden-models'],
		aos4: [],
		spearhead: []
	});
});

describe.each(['a4', 'letter'] as const)('on %s', (paper) => {
	test.each(secretive)(
		'%s: names the points limit, no total, and what is left out',
		async (system) => {
			const [index] = armiesOf(system);
			if (!index) throw new Error('no army');
			const roster = boughtRoster(index, 5, 2000);
			const pdf = await renderInNode(sheetOf(index, roster, 'opponent'), paper);
			const lines = pdfLines(pdf);
			expect(pageCount(pdf)).toBe(1);
			expect(lines[0]).toMatch(/^Nordland limit 2000 points$/);
			expect(lines.join(' ')).toContain('Opponent’s copy');
			expect(lines.join(' ')).toMatch(
				/Left out\. Magic items and runes are secret until they are used/
			);
			expect(lines.filter((line) => /^Total/.test(line))).toEqual([]);
			expect(lines.join(' ')).not.toMatch(/ \/ 2000| of 2000|\d%|at most|at least|maximum|minimum/);
			const { width, height } = papers[paper];
			const outside = pdfText(pdf).filter(
				({ x, y }) => x < 41 || x > width - 41 || y < 30 || y > height - 20
			);
			expect(outside).toEqual([]);
		}
	);
});

test('a list of nothing keeps its head', () => {
	const index = armyIn('whfb6', 'dark-elves');
	expect(shownOf(index, []).secrecy?.isOpen).toBe(false);
	expect(shownOf(index, ['assassin']).groups).toEqual([]);
	expect(
		sheetOf(
			armyIn('warmaster', 'empire'),
			randomRoster(armyIn('warmaster', 'empire'), 1),
			'opponent'
		).points
	).toBeGreaterThan(0);
});
