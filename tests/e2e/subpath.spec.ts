import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test as base } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = [
	'data',
	'package.json',
	'src',
	'static',
	'svelte.config.js',
	'tests/browser.ts',
	'tests/red-tests.ts',
	'tests/runs.ts',
	'tools',
	'tsconfig.json',
	'vite.config.ts'
];
const path = '/some/where';

/** Builds a copy of the app for a path, so that the build of the other tests stays, and serves it. */
const test = base.extend<{ site: string }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
	site: async ({}, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'muster-path-'));
		for (const source of sources) {
			await cp(join(root, source), join(folder, source), { recursive: true });
		}
		await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
		const env = {
			...process.env,
			// A test before this one may have had a server for developing in the same process.
			NODE_ENV: 'production',
			BASE_PATH: path,
			PRECOMPRESS: 'no',
			PORT: String(await freePort())
		};
		const vite = join(folder, 'node_modules/vite/bin/vite.js');
		await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: folder, env });

		const server = spawn(process.execPath, ['tools/serve.js'], { cwd: folder, env });
		await new Promise((resolve) => server.stdout.once('data', resolve));
		await use(`http://localhost:${env.PORT}${path}/`);
		server.kill();
		await rm(folder, { recursive: true });
	},
	baseURL: ({ site }, use) => use(site)
});
test.use({ serviceWorkers: 'allow' });
async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
	const { port } = probe.address() as AddressInfo;
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

test('the app works below a path of its host', async ({
	page,
	context,
	site,
	newRoster,
	editor,
	home,
	library,
	stored
}) => {
	const strays: string[] = [];
	page.on('response', (response) => {
		if (!response.url().startsWith(site)) strays.push(response.url());
		else if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`);
	});

	await openPage(page, './');
	await home.game('Warmaster').click();
	await newRoster.army('Empire').click();
	await expect(editor.heading).toHaveText('Empire 2000');
	expect(page.url()).toContain(`${path}/roster/?id=`);
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('635 of 2000');
	await expect.poll(async () => JSON.stringify(await stored.all())).toContain('knights');
	await page.reload();
	await expect(editor.total).toContainText('635 of 2000');
	await library.open('dwarf');
	await expect(library.heading).toHaveText('Dwarf');

	const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifestUrl = new URL(manifest ?? '', page.url());
	expect(manifestUrl.pathname).toBe(`${path}/manifest.webmanifest`);
	const { start_url, scope, icons } = (await (await page.request.get(manifestUrl.href)).json()) as {
		readonly start_url: string;
		readonly scope?: string;
		readonly icons: readonly { readonly src: string }[];
	};
	expect(new URL(start_url, manifestUrl).href).toContain(site);
	expect(new URL(scope ?? '.', manifestUrl).href).toBe(site);
	for (const { src } of icons) {
		expect((await page.request.get(new URL(src, manifestUrl).href)).ok(), src).toBe(true);
	}

	const workerScope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
	expect(workerScope).toBe(site);
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active?.state !== 'activated') {
			await new Promise((resolve) => active?.addEventListener('statechange', resolve));
		}
	});
	await context.setOffline(true);
	await home.open();
	await home.openRoster('Empire 2000');
	await expect(editor.total).toContainText('635 of 2000');
	await editor.back.click();
	await expect(home.newRoster).toBeVisible();
	expect(strays).toEqual([]);
});
