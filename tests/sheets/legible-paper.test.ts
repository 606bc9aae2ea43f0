import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet, type SheetForm } from '../../src/content/index.ts';
import { sampleRosters } from '../sample-rosters.ts';
import { pdfText } from './pdf-text.ts';
import { renderInNode } from './render-node.ts';

const forms = [
	'list',
	'reference',
	'opponent',
	'organiser',
	'legality',
	'record'
] as const satisfies SheetForm[];

const staple = (12 * 72) / 25.4;

// More than 7 points are left when a page is printed at 85 %.
test.each(sampleRosters)(
	'$system: no type is smaller than 8.5 points, and a staple in the corner covers none',
	async ({ roster, index }) => {
		const report = checkRoster(roster, index);
		for (const form of forms) {
			const texts = pdfText(await renderInNode(buildSheet(roster, report, form), 'letter'));
			const printed = texts.filter(({ text }) => text.trim() !== '');
			expect(Math.min(...printed.map(({ size }) => size)), form).toBeGreaterThanOrEqual(8.5);
			// Twelve millimetres from both edges; y is that of the baseline.
			const stapled = printed.filter(({ x, y, size }) => x < staple && y - size < staple);
			expect(stapled, form).toEqual([]);
		}
	}
);
