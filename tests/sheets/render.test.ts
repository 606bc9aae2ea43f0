import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPdf } from '../../src/sheets/pdf/render.ts';
import { fontFiles, pageCount, renderInNode } from './render-node.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';

// Real PDFs, and machines may be busy.
vi.setConfig({ testTimeout: 30_000 });

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

afterEach(() => {
	vi.unstubAllGlobals();
});

test('a sheet becomes a PDF as the browser makes it, after fonts that were missing are there', async () => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 504 })));
	await expect(renderPdf(sheet, 'a4')).rejects.toThrow('could not be read: 504');

	const fetched = vi.fn(serveFonts);
	vi.stubGlobal('fetch', fetched);
	const pdf = await renderPdf(sheet, 'a4');
	await renderPdf(sheet, 'letter');

	expect(pdf.type).toBe('application/pdf');
	const pages = pageCount(Buffer.from(await pdf.arrayBuffer()));
	expect(pages).toBe(pageCount(await renderInNode(sheet, 'a4')));
	expect(fetched).toHaveBeenCalledTimes(2);
});
