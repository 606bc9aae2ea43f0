import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const routes = readdirSync(fileURLToPath(new URL('../../src/routes', import.meta.url)), {
	recursive: true,
	encoding: 'utf8'
})
	.filter((file) => file.endsWith('+page.svelte'))
	.map((file) => (dirname(file) === '.' ? './' : `${dirname(file)}/`));

/** What a search engine reads: the page as it is served. */
function headOf(html: string): { readonly title: string; readonly description: string } {
	const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
	const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
	return { title, description };
}

test('every page has a title and a description of its own, as it is served', async ({
	request
}) => {
	const heads = await Promise.all(
		routes.map(async (route) => headOf(await (await request.get(route)).text()))
	);
	expect(routes).toContain('help/');
	for (const [at, { title, description }] of heads.entries()) {
		expect.soft(title, routes[at]).toMatch(/^Muster$|^[A-Z].* · Muster$/);
		expect.soft(description.length, routes[at]).toBeGreaterThan(40);
		expect.soft(description.length, routes[at]).toBeLessThan(160);
	}
	expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
	expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
});

test('and in the player’s language', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		locale: 'de-DE',
		serviceWorkers: 'block',
		...(baseURL !== undefined && { baseURL })
	});
	const page = await context.newPage();
	for (const route of routes) {
		const english = headOf(await (await context.request.get(route)).text());
		await openPage(page, route);
		// What was served may stay in front of it.
		const description = page.locator('meta[name="description"]').last();
		await expect(description, route).not.toHaveAttribute('content', english.description);
		if (route !== './') expect(await page.title(), route).not.toBe(english.title);
	}
	await context.close();
});

test('what a page shows stands in its title', async ({ page, stored, editor, library }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await expect(page).toHaveTitle('Nordland · Muster');
	await library.open('empire');
	await expect(page).toHaveTitle('Empire · Muster');
	await editor.open(idOf(9));
	await expect(page).toHaveTitle('Roster not found · Muster');
});
