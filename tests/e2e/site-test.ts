import { expect as soon, test as base } from './fixtures.ts';
import { serveCopyOfBuild, type Site } from './site.ts';

/** A site of the test's own, whose network may be bad: the browser then says so in its console. */
export const test = base.extend<{ site: Site }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
	site: async ({}, use) => {
		const site = await serveCopyOfBuild();
		await use(site);
		await site.close();
	},
	baseURL: ({ site }, use) => use(site.url),
	serviceWorkers: 'allow',
	expectedMessages: /Failed to load|Failed to fetch|ERR_|integrity|service ?worker/i
});

/** Storing a version takes its time where many browsers do so at once. */
export const expect = soon.configure({ timeout: 240_000 });
