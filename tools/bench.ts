// Measures the production build against the budgets, and reports; it gates nothing. All of it goes into
// docs/performance.md too, whose history is that of speed; `npm run bench -- reopen taps` measures these parts alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { findBrowser } from '../tests/browser.ts';
import { appParts } from './bench/app.ts';
import { serveBare } from './bench/bare.ts';
import { commandParts } from './bench/command.ts';
import { tableOf, type Figure } from './bench/figure.ts';
import { writeHistory } from './bench/history.ts';
import { serveKitList } from './bench/kit.ts';

const port = 4188;
const known = [...Object.keys(commandParts), ...Object.keys(appParts)];
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !known.includes(part));
if (unknown.length > 0) {
	console.error(`There is no ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);
	process.exit(2);
}

/** The parts that are asked for, with their names; all where none is named. */
function chosen<T>(parts: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
	return Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
}

const figures: Figure[] = [];
for (const [name, measure] of chosen(commandParts)) await tell(name, measure);
if (chosen(appParts).length > 0) await measureApp();
if (asked.length === 0 && process.exitCode === undefined) writeHistory(figures);

/** Measures a part and prints it at once; one that fails stops none of the others. */
async function tell(name: string, measure: () => Promise<readonly Figure[]>): Promise<void> {
	const started = performance.now();
	try {
		const own = await measure();
		figures.push(...own);
		const seconds = Math.round((performance.now() - started) / 1000);
		console.log(`${name}, ${seconds} s\n${tableOf(own)}\n`);
	} catch (error) {
		console.error(error);
		process.exitCode = 1;
	}
}

async function measureApp(): Promise<void> {
	const server = spawn(process.execPath, ['tools/serve.js'], {
		env: { ...process.env, PORT: String(port) },
		stdio: ['ignore', 'pipe', 'inherit']
	});
	await once(server.stdout, 'data');
	const bare = await serveBare();
	const list = await serveKitList();
	const sites = { app: `http://localhost:${port}/`, bare: bare.url, list: list.url };
	const browser = await chromium.launch(await findBrowser());
	try {
		for (const [name, measure] of chosen(appParts)) {
			await tell(name, () => measure(browser, sites));
			// What failed leaves no page at work beside the next part.
			for (const context of browser.contexts()) await context.close();
		}
	} finally {
		await browser.close();
		bare.close();
		list.close();
		server.kill();
	}
}
