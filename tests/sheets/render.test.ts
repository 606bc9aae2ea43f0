import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fontUrls } from '../../src/paper/pdf/font-urls.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { renderPdf } from '../../src/paper/pdf/render.ts';
import { pdfPages } from './pdf-text.ts';
import { fontFiles, pageCount, renderInNode } from './render-node.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');
const sheet = sheetOf(
	empire,
	aRoster(empire, { units: unitsOf('general', 'knights') }),
	'reference'
);

/** The site's font files, served as the service worker would. */
function serveFonts(url: string): Promise<Response> {
	const path = Object.values(fontFiles).find((file) => url.includes(basename(file)));
	return Promise.resolve(
		path ? new Response(readFileSync(path)) : new Response('', { status: 404 })
	);
}

/** All but what tells one file from another: when it was made, and a number made of that. */
function withoutId(pdf: Uint8Array): string {
	const file = Buffer.from(pdf).toString('latin1');
	return file.replace(/\(D:\d+Z\)|\/ID \[[^\]]*\]|\d{4}-\d\d-\d\dT[\d:]+Z/g, '');
}

afterEach(() => {
	vi.unstubAllGlobals();
});

test('a sheet becomes a PDF as the browser makes it, after fonts that were missing are there', async () => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 504 })));
	await expect(renderPdf([[sheet]], 'a4', fontUrls)).rejects.toThrow('could not be read: 504');

	const fetched = vi.fn(serveFonts);
	vi.stubGlobal('fetch', fetched);
	const pdf = await renderPdf([[sheet]], 'a4', fontUrls);
	await renderPdf([[sheet]], 'letter', fontUrls);

	const other = await renderInNode(sheet, 'a4');
	expect(pageCount(Buffer.from(pdf))).toBe(pageCount(other));
	// Deflated by the browser as by pdfkit, to the byte.
	expect(withoutId(pdf)).toBe(withoutId(other));
	// What remembers how words were set sets them as pdfkit does.
	expect(pdfPages(Buffer.from(pdf))).toEqual(pdfPages(other));
	expect(fetched).toHaveBeenCalledTimes(2);
});

test('of several lists each says when it is laid out', async () => {
	const sheet = sheetOf(armyOf('empire'), aRoster(armyOf('empire'), { units: unitsOf('general') }));
	const reported: number[] = [];
	await renderPdfInNode([[sheet, sheet], [sheet]], 'a4', { onPage: (list) => reported.push(list) });
	expect(reported).toEqual([1, 1, 2]);
});
