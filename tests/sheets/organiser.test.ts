import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { buildSheet, type Sheet, type SheetCode } from '../../src/content/index.ts';
import { sheetDocument } from '../../src/paper/pdf/document.ts';
import { runWidth } from '../../src/paper/pdf/base/widths.ts';
import { qrCode } from '../../src/paper/pdf/qr-code.ts';
import { withBookLetters } from '../../src/paper/pdf/proof.ts';
import { papers, type Paper } from '../../src/paper/pdf/base/style.ts';
import { fewGuns } from '../few-guns.ts';
import { boughtRoster } from './bought-rosters.ts';
import { pdfLines, pdfPages, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { aRoster, armiesOf, armyOf, unitsOf } from './rosters.ts';
import { inTurn } from '../slice.ts';

const sizes = ['a4', 'letter'] as const;
const code: SheetCode = {
	code: 'K7QF-2MXA-9TZP',
	link: `https://muster.example/verify/#${'Ab3dEf7hIjKlMn0p'.repeat(12)}`
};
const empire = armyOf('empire');

/** At 1000 points: two Halberdiers of 45, a General of 125; Crossbowmen and Knights are missing. */
const short = unitsOf('halberdiers', 'halberdiers + sword-of-fate', 'general');

function organisers(changes: Partial<Roster>, given?: SheetCode): Sheet {
	const roster = aRoster(empire, { size: 1000, units: short, ...changes });
	const index = indexArmy(empire.system, empire.army, roster);
	return buildSheet(roster, checkRoster(roster, index), 'organiser', given && { code: given });
}

/** Every text, number and drawing of a document. */
function contentOf(sheet: Sheet, paper: Paper = 'a4'): string {
	return JSON.stringify(sheetDocument(sheet, paper).content);
}

describe('the organiser’s copy', () => {
	// 45 + 45 + 5 for the sword + 125.
	test('tells the whole list, and the whole proof', () => {
		const sheet = organisers({});
		expect(sheet.points).toBe(220);
		expect(sheet.groups.map(({ heading, points }) => [heading, points])).toEqual([
			['Infantry', 95],
			['Characters', 125]
		]);
		expect(sheet.verdict.isLegal).toBe(false);
		const rows = sheet.proof?.groups.flatMap((group) => group.rows) ?? [];
		const problems = rows.filter(({ state }) => state === 'problem');
		expect(problems).toHaveLength(sheet.verdict.problems.length);
		expect(rows.every(({ source }) => source.startsWith('Warmaster'))).toBe(true);
		expect(sheet.readings).toEqual([]);
	});

	test('has what is to be fixed before what is met, group by group and in each', () => {
		const groups = organisers({}).proof?.groups ?? [];
		const isBroken = groups.map(({ rows }) => rows.some(({ state }) => state === 'problem'));
		expect(isBroken).toContain(true);
		expect(isBroken).toContain(false);
		expect(isBroken).toEqual(isBroken.toSorted((a, b) => Number(b) - Number(a)));
		for (const { rows } of groups) {
			const met = rows.map(({ state }) => state !== 'problem');
			expect(met).toEqual(met.toSorted((a, b) => Number(a) - Number(b)));
		}
	});

	test('has every rule of its event, though it measures nothing, and the answers it gave', () => {
		const sheet = organisers({ event: fewGuns });
		const rows = sheet.proof?.groups.find(({ heading }) => heading === 'Event: Nordland Open');
		expect(rows?.rows.map(({ state, source }) => [state, source])).toEqual([
			['problem', 'Nordland Open, 2026-12-05'],
			['unused', 'Nordland Open, 2026-12-05']
		]);
		expect(sheet.readings).toEqual([]);
		const wand = organisers({ event: fewGuns, units: unitsOf('wizard + wand-of-power') });
		expect(wand.readings).toMatchObject([{ givenBy: 'Given by the event.' }]);
	});

	test('leaves rules of the book that measure nothing to a number', () => {
		const { proof } = organisers({});
		const rows = proof?.groups.flatMap((group) => group.rows) ?? [];
		expect(rows.filter(({ state }) => state === 'unused')).toEqual([]);
		const roster = aRoster(empire, { size: 1000, units: short });
		expect(rows.length + (proof?.unused ?? 0)).toBe(checkRoster(roster, empire).verdicts.length);
	});

	test('is headed by who plays, what, under which rules and data, and lines to write on', async () => {
		const lines = pdfLines(
			await renderInNode(organisers({ event: fewGuns, size: 2000 }, code), 'a4')
		);
		expect(lines.slice(0, 12)).toEqual([
			'Nordland 220 of 2000 points',
			expect.stringMatching(/^Empire Warmaster Armies Not legal: \d+ to fix$/),
			'Organiser’s copy',
			'K7QF-2MXA-9TZP',
			'List code: scan or enter under Verify. Works offline.',
			'Units 2 Break point 1',
			'Event: Nordland Open, 5 December 2026',
			`Data of ${empire.system.revision}.`,
			'Player Table',
			'Player’s signature Checked by',
			expect.stringMatching(/^1\. /),
			expect.any(String)
		]);
	});

	test('draws the QR code of the link, and of nothing else', () => {
		const drawing = qrCode(code.link)?.path ?? '-';
		expect(contentOf(organisers({}, code))).toContain(drawing);
		expect(contentOf(organisers({}))).not.toContain('<svg');
	});

	test('without a code has no place for it', () => {
		const text = contentOf(organisers({}));
		expect(text).toContain('Checked by');
		expect(text).not.toContain('List code');
	});

	test('with a link too long to print well has the code alone, to be typed', () => {
		const text = contentOf(organisers({}, { ...code, link: 'x'.repeat(600) }));
		expect(text).toContain('K7QF-2MXA-9TZP');
		expect(text).toContain('List code: enter under Verify');
		expect(text).not.toContain('<svg');
	});

	test('stands on one page where list and proof have room', async () => {
		const small = organisers({}, code);
		expect(pageCount(await renderInNode(small, 'a4'))).toBe(1);
	});
});

describe('books with long names', () => {
	const [index] = armiesOf('whfb6');
	if (!index) throw new Error('no army');
	const roster = boughtRoster(index, 5, 2000);
	const sheet = buildSheet(roster, checkRoster(roster, index), 'organiser', { code });

	test('are told by a letter at every rule, and once below', () => {
		if (!sheet.proof) throw new Error('no proof');
		const { key, proof } = withBookLetters(sheet.proof);
		expect(key).toBe(
			'A Warhammer, Magic; B Choosing an army, as read from public data; C Army lists, as read from public data.'
		);
		const sources = proof.groups.flatMap(({ rows }) => rows.map(({ source }) => source));
		expect(sources).toContain('B');
		expect(sources.filter((source) => source.includes('public data'))).toEqual([]);
	});

	test('are told in full in the model, for text', () => {
		const rows = sheet.proof?.groups.flatMap((group) => group.rows) ?? [];
		expect(rows[0]?.source).toBe('Choosing an army, as read from public data');
	});
});

function rulesText(count: number): string {
	return count === 1 ? '1 rule' : `${String(count)} rules`;
}

/** How many pages an army of the usual size takes. */
const most = { warmaster: 1, whfb4: 1, whfb6: 2, t9a: 2, aos4: 1, spearhead: 1 } as const;

describe.each(inTurn(Object.entries(most), 2))('%s on paper', (system, pages) => {
	const [index] = armiesOf(system);
	if (!index) throw new Error('no army');
	const roster = boughtRoster(index, 6, index.system.usualSize);
	const sheet = buildSheet(roster, checkRoster(roster, index), 'organiser', { code });
	const rendered = new Map<Paper, Promise<Buffer>>();
	const pdfOn = (paper: Paper): Promise<Buffer> => {
		const pdf = rendered.get(paper) ?? renderInNode(sheet, paper);
		rendered.set(paper, pdf);
		return pdf;
	};

	test.each(sizes)('takes no more pages of %s than it must', async (paper) => {
		expect(pageCount(await pdfOn(paper))).toBeLessThanOrEqual(pages);
	});

	test.each(sizes)('has the list, its code and all of its proof on %s', async (paper) => {
		const printed = pdfPages(await pdfOn(paper));
		const [first = []] = printed;
		const text = printed.flat().join(' ');
		expect(first).toContain('K7QF-2MXA-9TZP');
		expect(first.join(' ')).toContain(sheet.verdict.summary);
		expect(text).toContain('Legality report');
		for (const { lines } of sheet.groups)
			for (const { name } of lines) expect(text).toContain(/^\p{L}+/u.exec(name)?.[0]);
		// Long words are parted at a line's end.
		const solid = (some: string): string => some.replaceAll(' ', '');
		const proof = solid(text);
		for (const { heading, rows } of sheet.proof?.groups ?? []) {
			const open = rows.filter(({ state }) => state !== 'met');
			const passed = rows.length - open.length;
			const begin = open.length === 0 ? `${heading}: ` : 'passed ';
			if (passed > 0) expect(proof).toContain(solid(begin + rulesText(passed)));
			for (const { sentence } of open) expect(text).toContain(sentence.split(' ')[0]);
		}
	});

	test.each(sizes)('keeps within the margins of %s', async (paper) => {
		const { width, height } = papers[paper];
		const outside = pdfText(await pdfOn(paper)).filter(
			({ x, y, text, size }) =>
				x < 41 ||
				x + runWidth({ text: text.trim(), size }) > width - 36 ||
				y < 30 ||
				y > height - 20
		);
		expect(outside).toEqual([]);
	});
});
