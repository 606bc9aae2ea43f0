import type { Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { noteFetched, withoutRest } from './counting.ts';
import { expect, test } from './fixtures.ts';

/** What the browser counts for the head of an answer. */
const head = 300;
/** 78.6 kB of files, where the design has 80, and the heads of ten answers. */
const limit = 81_600;

test('what is fetched before a first roster can be edited stays within its limit', async ({
	page,
	home,
	newRoster,
	editor
}) => {
	const answers = new Map<string, Response>();
	page.on('response', (response) => answers.set(response.url(), response));
	await page.addInitScript(withoutRest);
	await page.addInitScript(noteFetched, '.editor main button');

	await home.open();
	await home.game('Warmaster').click();
	await newRoster.army('Empire').click();
	await expect(editor.add('Halberdiers')).toBeVisible();

	const fetched = (await page.evaluate(() => window.fetchedFirst)) ?? [];
	const code = fetched.filter((url) => !url.endsWith('.json'));
	const sizes = await Promise.all(code.map((url) => wireSize(answers.get(url))));
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const listing = code.map((url, at) => `${new URL(url).pathname} ${sizes[at]}`);
	expect(total, listing.join('\n')).toBeGreaterThan(limit / 2);
	expect(total, listing.join('\n')).toBeLessThanOrEqual(limit);
});

/** Bytes over the wire, as a host of compressed files sends them. */
async function wireSize(answer: Response | undefined): Promise<number> {
	return gzipSync((await answer?.body()) ?? '').length + head;
}
