import { describe, expect, test } from 'vitest';
import {
	checkRoster,
	compulsoryUnits,
	newUnit,
	rosterContext,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { buildSheet, type Sheet, type SheetForm } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { inRun } from '../slice.ts';
import { bookOf } from './books.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armiesOf, aRoster } from './rosters.ts';

const armies = armiesOf('aos4');
const papers = ['a4', 'letter'] as const;

function sheetOf(index: ArmyIndex, roster: Roster, form: SheetForm = 'list'): Sheet {
	return buildSheet(roster, checkRoster(roster, index), form, {
		book: bookOf('aos4', index.army.id)
	});
}

function named(entries: readonly IndexedEntry[], name: string): string {
	const found = entries.find(({ entry }) => entry.name === name);
	if (!found) throw new Error(`nothing is called "${name}"`);
	return found.entry.id;
}

/** Lists as players published them, without the lines that are not the list's: season, cards, the app's own. */
const published = [
	`SCE Good Stuff 2000/2000 pts
-----
Grand Alliance Order | Stormcast Eternals | Sentinels of the Bleak Citadels
Drops: 5
Spell Lore - Lore of the Storm
Prayer Lore - Prayers of the Stormhosts
Manifestation Lore - Krondspine Incarnate
-----
General's Regiment
Karazai the Scarred (420)
• General
Knight-Vexillor (100)
Praetors (120)
---
Regiment 1
Ionus Cryptborn, Warden of Lost Souls (340)
---
Regiment 2
Celestant-Prime, Hammer of Sigmar (240)
---
Regiment 3
Lord-Commander Bastian Carthalos (190)
---
Regiment 4
Drakesworn Templar (390)
• Quicksilver Draught
• Staunch Defender
Knight-Azyros (110)
Vanquishers (90)`,
	`StD into rats 2000/2000 pts
-----
Grand Alliance Chaos | Skaven | Warpcog Convocation
Drops: 3
Spell Lore - Lore of Ruin
Prayer Lore - Noxious Prayers
Manifestation Lore - Manifestations of Doom
-----
General's Regiment
Verminlord Warpseer (320)
• General
• Foulhide
• Master of the Swarm
Rat Ogors (290)
• Reinforced
• Anabolic Accelerators
Stormfiends (230)
---
Regiment 1
Arch-Warlock (140)
Clanrats (150)
Warpvolt Scourgers (340)
• Reinforced
-----
Regiments of Renown
Lord Skaldior's Chosen (530)
Chaos Lord on Daemonic Mount
Chaos Knights
Chaos Warriors
-----
Faction Terrain
Gnawhole`
];

/** The roster that a published list means, by the names in it. */
function rosterOf(text: string): { readonly index: ArmyIndex; readonly roster: Roster } {
	const lines = text.split('\n').filter((line) => !/^-+$/.test(line));
	const [title = '', head = ''] = lines;
	const [, name = '', size = ''] = /^(.*) \d+\/(\d+) pts$/.exec(title) ?? [];
	const [, army = '', formation = ''] = head.split(' | ');
	const index = armies.find((one) => one.army.name === army);
	if (!index) throw new Error(`no army is called "${army}"`);
	const choice = (of: string): RosterUnit => ({ id: of, entry: named(index.choices, of) });
	const units: RosterUnit[] = [choice(formation)];
	const groups: { id: string; kind: string }[] = [];
	let section = '';
	for (const line of lines.slice(2)) {
		const [, lore] = /^\w+ Lore - (.*)$/.exec(line) ?? [];
		const [, option] = /^• (.*)$/.exec(line) ?? [];
		const [, unit] = /^(.*) \(\d+\)$/.exec(line) ?? [];
		const last = units.at(-1);
		if (lore) units.push(choice(lore));
		else if (option && last) {
			const options = [...(last.options ?? []), named(index.options, option)];
			units.splice(-1, 1, { ...last, options });
		} else if (unit) {
			const id = `u${units.length}`;
			const entry = named(index.units, unit);
			units.push({ id, entry, ...(isGroup(section) && { group: section }) });
		} else if (section === 'Faction Terrain') units.push(choice(line));
		else if (/Regiment|Terrain/.test(line)) {
			section = line;
			if (isGroup(line)) groups.push({ id: line, kind: 'regiment' });
		}
	}
	const changes = { name, size: Number(size), units, groups: groups.map(withPlainId) };
	const roster = aRoster(index, changes);
	return { index, roster: { ...roster, units: units.map(inPlainGroup) } };
}

function isGroup(section: string): boolean {
	return /^(General's Regiment|Regiment \d)$/.test(section);
}

function withPlainId<G extends { readonly id: string }>(group: G): G {
	return { ...group, id: plain(group.id) };
}

function inPlainGroup(unit: RosterUnit): RosterUnit {
	return unit.group === undefined ? unit : { ...unit, group: plain(unit.group) };
}

function plain(id: string): string {
	return id.replace(/[^A-Za-z0-9]/g, '-');
}

/** The lines in order, but for those of one unit, which no builder keeps in an order of its own. */
function linesOf(text: string): readonly string[] {
	const blocks = text.trim().split(/\n(?!• )/);
	return blocks.flatMap((block) => {
		const [unit = '', ...options] = block.split('\n');
		return [unit, ...options.toSorted()];
	});
}

describe.each(published.map((text) => ({ name: text.split(' 20')[0] ?? '', text })))(
	'the published list $name',
	({ text }) => {
		const { index, roster } = rosterOf(text);

		test('is written as it was published, line by line', () => {
			const written = sheetText(sheetOf(index, roster));
			const ours = written.split('\n-----\n').slice(0, -1).join('\n-----\n');
			expect(linesOf(ours)).toEqual(linesOf(text));
			expect(written).toMatch(/\nCreated with Muster · points of \d{4}-\d\d-\d\d\n$/);
		});

		test.each(papers)(
			'takes a page of %s as a list, and four at most with all that it does',
			async (paper) => {
				expect(pageCount(await renderInNode(sheetOf(index, roster), paper))).toBe(1);
				const reference = await renderInNode(sheetOf(index, roster, 'reference'), paper);
				expect(pageCount(reference)).toBeLessThanOrEqual(4);
			}
		);

		test('has a warscroll for each of its units, with weapons or abilities', () => {
			const units = sheetOf(index, roster, 'reference').reference?.warscrolls?.units ?? [];
			const names = units.map(({ name }) => name);
			expect(new Set(names).size).toBe(names.length);
			for (const [unit] of text.matchAll(/^[A-Z][^\n(]*(?= \(\d+\)$)/gm)) {
				if (!text.includes(`Renown\n${unit}`)) expect(names).toContain(unit);
			}
			for (const { name, weapons, abilities, stats, keywords } of units) {
				expect([name, weapons.length + abilities.length > 0]).toEqual([name, true]);
				expect(stats.length).toBeGreaterThanOrEqual(2);
				expect(keywords).not.toEqual([]);
				expect(keywords).not.toEqual(expect.arrayContaining(['UNIT']));
			}
		});
	}
);

/** As many units as the points allow: every hero leads, and has whom he may; then loners. */
function fullRoster(index: ArmyIndex, size: number): Roster {
	let next = 0;
	const newId = (): string => `u${(next += 1)}`;
	let roster = aRoster(index, { size, units: compulsoryUnits(index, size, newId), groups: [] });
	const tryAdd = (entry: string, group?: string): boolean => {
		const context = rosterContext(roster, index);
		if (whyNotAdd(context, entry, group).length > 0) return false;
		const unit = newUnit(context, entry, newId(), group);
		const units = [...roster.units, { ...unit, ...(group !== undefined && { group }) }];
		if (checkRoster({ ...roster, units }, index).points > size) return false;
		roster = { ...roster, units };
		return true;
	};
	const leaders = index.units.filter(({ entry }) => entry.leads).slice(0, 3);
	for (const { entry } of leaders) {
		const group = `g${(roster.groups ?? []).length}`;
		roster = { ...roster, groups: [...(roster.groups ?? []), { id: group, kind: 'regiment' }] };
		if (tryAdd(entry.id, group)) index.units.forEach((unit) => tryAdd(unit.entry.id, group));
	}
	for (const { entry } of index.choices) tryAdd(entry.id);
	for (const { unit } of rosterContext(roster, index).units) {
		for (const { entry } of index.options) {
			const context = rosterContext(roster, index);
			if (whyNotGive(context, unit.id, entry.id).length > 0) continue;
			const units = roster.units.map((one) =>
				one.id === unit.id ? { ...one, options: [...(one.options ?? []), entry.id] } : one
			);
			if (checkRoster({ ...roster, units }, index).points <= size) roster = { ...roster, units };
		}
	}
	return roster;
}

const plainArmies = inRun(armies.filter(({ army }) => !army.variantOf && !army.legends));

describe.each(plainArmies.map((index) => ({ army: index.army.id, index })))(
	'$army',
	({ index }) => {
		test('2000 points take one page as a list, two at most as a proof, five with all that they do', async () => {
			const roster = fullRoster(index, 2000);
			const report = checkRoster(roster, index);
			expect(report.points).toBeGreaterThan(1000);
			for (const [form, most] of [
				['list', 1],
				['reference', 5],
				['legality', 2]
			] as const) {
				const pdf = await renderInNode(
					buildSheet(roster, report, form, { book: bookOf('aos4', index.army.id) }),
					'letter'
				);
				expect([form, pageCount(pdf) <= most]).toEqual([form, true]);
			}
		});
	}
);

/** A number of points, or a column of them; rules may count points of their own. */
const price = /\d ?(points|pts)|\bPoints\b|\bpts\b/;

describe('fixed armies, in a game without points', () => {
	const fixed = armiesOf('spearhead');

	test.each(inRun(fixed).map((index) => ({ army: index.army.id, index })))(
		'$army takes a page as a list, three at most with all that it does, and names no price',
		async ({ index }) => {
			let next = 0;
			const units = [
				...compulsoryUnits(index, 0, () => `u${(next += 1)}`),
				...index.choices.map(({ entry }) => ({ id: entry.id.slice(0, 36), entry: entry.id }))
			];
			const roster = aRoster(index, { size: 0, units, name: '' });
			const report = checkRoster(roster, index);
			for (const [form, most] of [
				['list', 1],
				['reference', 3]
			] as const) {
				const sheet = buildSheet(roster, report, form, {
					book: bookOf('spearhead', index.army.id)
				});
				expect([form, pageCount(await renderInNode(sheet, 'letter')) <= most]).toEqual([
					form,
					true
				]);
				expect(sheetText(sheet)).not.toMatch(price);
			}
		}
	);
});
