import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compulsoryUnits } from '#engine';
import { inRun } from '../slice.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { aRoster, armies, armyOf, randomRoster, sheetOf, unitsOf } from './rosters.ts';

const papers = ['a4', 'letter'] as const;

/** What the streams of a PDF hold: drawing, and which character each glyph stands for. */
function streams(pdf: Buffer): string {
	const file = pdf.toString('latin1');
	return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
		.map(([, data = '']) => {
			try {
				return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
			} catch {
				return '';
			}
		})
		.join('\n');
}

describe.each(inRun(armies).map((index) => ({ army: index.army.id, index })))(
	'$army',
	({ index }) => {
		const full = randomRoster(index, 7);

		test.each(papers)(
			'a full list takes one page of %s, with its reference two at most',
			async (paper) => {
				const list = await renderInNode(sheetOf(index, full), paper);
				const reference = await renderInNode(sheetOf(index, full, 'reference'), paper);
				expect(pageCount(list)).toBe(1);
				expect(pageCount(reference)).toBeLessThanOrEqual(2);
			}
		);

		test('the compulsory units alone take one page', async () => {
			let next = 0;
			const units = compulsoryUnits(index, 2000, () => `u${(next += 1)}`);
			const sheet = sheetOf(index, aRoster(index, { units }), 'reference');
			expect(pageCount(await renderInNode(sheet, 'a4'))).toBe(1);
		});

		test('everything the army has takes two pages at most', async () => {
			const carriers = index.units.map(({ entry }) => entry.id);
			// What only another interpretation allows nobody has.
			const allowed = index.options.filter(({ isBarred }) => !isBarred);
			const options = allowed.map(({ entry }) => entry.id);
			const units = carriers.map((entry, at) => ({
				id: `u${at}`,
				entry,
				options: options.filter((_, nth) => nth % carriers.length === at)
			}));
			const sheet = sheetOf(index, aRoster(index, { units }), 'reference');
			const legal = { ...sheet, verdict: { isLegal: true, summary: 'Legal', problems: [] } };
			expect(pageCount(await renderInNode(legal, 'letter'))).toBeLessThanOrEqual(2);
		});
	}
);

describe('a list far too long for a page', () => {
	const index = armyOf('empire');
	const units = Array.from({ length: 70 }, (_, at) => ({
		id: `u${at}`,
		entry: at < 69 ? 'halberdiers' : 'general',
		name: `The ${at + 1}. Regiment of Nordland, raised for the war in the north`
	}));

	test.each(papers)('runs over %s and names its columns again', async (paper) => {
		const pdf = await renderInNode(sheetOf(index, aRoster(index, { units })), paper);
		expect(pageCount(pdf)).toBeGreaterThan(1);
		expect(pageCount(pdf)).toBeLessThan(5);
	});
});

describe('a hostile roster', () => {
	const index = armyOf('empire');
	const hostile = [
		'🐉👨‍👩‍👧‍👦',
		'\u202egnp.exe',
		'中文字符',
		'A'.repeat(80),
		'\u0000\u001b[31m',
		'Z\u0300\u0301\u0302\u0303\u0304'.repeat(13),
		'__proto__',
		'\ud800',
		'%PDF-1.7 endstream endobj',
		' '
	];

	test('prints, whatever its names and notes are', async () => {
		const units = hostile.map((text, at) => ({
			id: `u${at}`,
			entry: at % 2 ? 'knights' : text || 'x',
			name: text,
			note: text.repeat(20)
		}));
		const roster = aRoster(index, {
			name: hostile.join('').slice(0, 80),
			note: hostile.join(' '),
			units
		});
		for (const form of ['list', 'reference'] as const) {
			const pdf = await renderInNode(sheetOf(index, roster, form), 'a4');
			expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
		}
	});

	test('prints Polish, Greek and Russian as text that can be searched', async () => {
		const roster = aRoster(index, { name: 'Łódź Straße Ω Жуков' });
		const text = streams(await renderInNode(sheetOf(index, roster), 'a4'));
		for (const character of ['Ł', 'ß', 'Ω', 'Ж']) {
			expect(text).toContain(`<${character.charCodeAt(0).toString(16).padStart(4, '0')}>`);
		}
	});
});

test('a PDF says what it is', async () => {
	const index = armyOf('empire');
	const roster = aRoster(index, { units: unitsOf('general') });
	const pdf = await renderInNode(sheetOf(index, roster), 'a4');
	const file = pdf.toString('latin1');
	expect(file).toContain('(Nordland)');
	expect(file).toContain('(Muster)');
	expect(file).toContain('/Lang (en)');
});
