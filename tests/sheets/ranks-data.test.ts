import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import type { SheetForm } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { papers } from '../../src/paper/pdf/base/style.ts';
import { runWidth } from '../../src/paper/pdf/base/widths.ts';
import { inRun } from '../slice.ts';
import { boughtRoster } from './bought-rosters.ts';
import { pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armiesOf, sheetOf } from './rosters.ts';

const armies = ['t9a', 'whfb6'].flatMap((system) =>
	inRun(armiesOf(system)).map((index) => ({ system, army: index.army.id, index }))
);

// Letter is the shorter of the papers.
const paper = 'letter';

/** What stands outside the margins. */
function strays(pdf: Buffer): readonly string[] {
	const { width, height } = papers[paper];
	return pdfText(pdf)
		.filter(({ text }) => text.trim() !== '')
		.filter(
			({ x, y, text, size }) =>
				x < 41 ||
				x + runWidth({ text: text.trim(), size }) > width - 38 ||
				y < 30 ||
				y > height - 20
		)
		.map(({ text }) => text);
}

/** A keyword that says who may do something: rules said so once, and no profile prints it. */
const innerWords = /\b(MAY|HAS|CHOOSES|ARMY OF) [A-Z]{2,}|[A-Z]{2,} (CHOICE|ALLOWANCE)\b/;

/** The text without what a limit grows with, which the engine names. */
function withoutGrowth(text: string): string {
	return text.replace(/\d more for each [^.]*/g, '');
}

describe.each(armies)('$system $army, an army of 2000 points', ({ index }) => {
	const roster = boughtRoster(index, 7);
	const report = checkRoster(roster, index);
	const sheet = (form: SheetForm) => sheetOf(index, roster, form);

	test('is on one page, with its reference on four at most, within the margins', async () => {
		const list = await renderInNode(sheet('list'), paper);
		const reference = await renderInNode(sheet('reference'), paper);
		// Twenty units with crews and mounts are more than a page holds.
		expect(pageCount(list)).toBeLessThanOrEqual(roster.units.length < 20 ? 1 : 2);
		// A page more rather than type below 8.5 points.
		expect(pageCount(reference)).toBeLessThanOrEqual(4);
		expect([...strays(list), ...strays(reference)]).toEqual([]);
	});

	test('adds up, and says nothing that is no word', () => {
		const { groups, points } = sheet('list');
		const lines = groups.flatMap((group) => group.lines);
		expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
		const texts = (['list', 'legality', 'cards'] as const).map((form) =>
			withoutGrowth(sheetText(sheet(form)))
		);
		const printed = [...texts, JSON.stringify(sheet('reference'))].join('\n');
		expect(printed).not.toMatch(/undefined|NaN|\[object/);
		expect(printed).not.toMatch(innerWords);
	});

	test('has the numbers of each wizard at his name, and the spells of every lore chosen', () => {
		const lines = sheet('list').groups.flatMap((group) => group.lines);
		const printed = lines.flatMap(({ numbers = [] }) => numbers);
		const counted = report.tallies.flatMap(({ each }) => [...(each?.values() ?? [])]);
		expect(printed).toHaveLength(counted.filter((value) => value > 0).length);
		const { spells = [], spellsMissing = [] } = sheet('reference').reference ?? {};
		for (const { options, unit } of report.context.units) {
			for (const { indexed } of options) {
				if (indexed?.type.id !== 'lore') continue;
				const { name } = indexed.entry;
				const isThere = spells.some(({ deck }) => deck === name);
				expect(isThere || spellsMissing.some((text) => text.startsWith(name)), unit.id).toBe(true);
			}
		}
	});
});
