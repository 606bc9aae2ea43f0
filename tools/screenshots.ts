// Takes the pictures of the manifest, which an installer shows: real screens of the built app.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { chromium, devices, type Page } from 'playwright';
import { findBrowser } from '../tests/browser.ts';
import { openRoster } from './bench/phone.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, idOf } from '../tests/e2e/rosters.ts';

interface Screenshot {
	readonly src: string;
	readonly sizes: string;
	readonly form_factor: 'narrow' | 'wide';
}

const port = Number(process.env['PORT'] ?? 4189);
const url = `http://localhost:${port}/`;
const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8')) as {
	readonly screenshots: readonly Screenshot[];
};

const army = aFullEmpire({ name: 'Army of the north' });
const rosters = [
	army,
	anIllegalEmpire({ name: 'Garrison' }),
	anEmpire({ id: idOf(3), name: 'First thousand', size: 1000 })
];

/** How each picture's screen is shown, by the name of its file. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	home: async (page) => {
		await page.goto(url);
		await page.getByText(army.name).waitFor();
		await page.getByText('works offline').waitFor();
	},
	editor: (page) => openEditor(page),
	print: async (page) => {
		await page.goto(`${url}print/?id=${army.id}`);
		await page.locator('.preview:not(.stale) .page svg').first().waitFor();
	},
	desk: (page) => openEditor(page)
};

async function openEditor(page: Page): Promise<void> {
	await page.goto(`${url}roster/?id=${army.id}`);
	await page.locator('.editor main button').first().waitFor();
}

const server = spawn(process.execPath, ['tools/serve.js'], {
	env: { ...process.env, PORT: String(port) },
	stdio: ['ignore', 'pipe', 'inherit']
});
await once(server.stdout, 'data');
// The packaged browser has letters for few signs.
const browser = await chromium.launch(await findBrowser(process.env['MUSTER_BROWSER'] ?? 'system'));
try {
	mkdirSync('static/screenshots', { recursive: true });
	for (const { src, sizes, form_factor } of manifest.screenshots) {
		const [width = 0, height = 0] = sizes.split('x').map(Number);
		const device = form_factor === 'narrow' ? devices['Pixel 7'] : {};
		const context = await browser.newContext({
			...device,
			viewport: { width, height },
			deviceScaleFactor: 1,
			colorScheme: 'light'
		});
		const page = await context.newPage();
		for (const roster of rosters.toReversed()) await openRoster(page, url, roster);
		const show = screens[/(\w+)\.png$/.exec(src)?.[1] ?? ''];
		if (!show) throw new Error(`No screen is known for ${src}`);
		await show(page);
		// What comes at rest is there, and a message of before is gone.
		await page.waitForTimeout(2500);
		await page.screenshot({ path: `static/${src}` });
		console.log(`${src}: ${sizes}, ${Math.round(statSync(`static/${src}`).size / 1000)} kB`);
		await context.close();
	}
} finally {
	await browser.close();
	server.kill();
}
