// Measures the production build against the budgets of the design, and reports; it gates nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { findBrowser } from '../tests/browser.ts';
import { measureApp } from './bench/app.ts';
import { measureCheck, measureCommand, measureIndex, measureRepairs } from './bench/engine.ts';
import { serveBare } from './bench/bare.ts';
import { tableOf, type Figure } from './bench/figure.ts';
import { measureScores } from './bench/lighthouse.ts';
import { measurePrinting } from './bench/print-command.ts';
import { measurePrint } from './bench/print.ts';
import type { Sites } from './bench/sites.ts';
import {
	bigRoster,
	index,
	ninthAge,
	ninthAgeRoster,
	ranked,
	rankedRoster,
	sixthEdition,
	sixthEditionRoster
} from './bench/rosters.ts';

const port = 4188;
const figures: Figure[] = [
	measureCheck(bigRoster, index),
	measureCheck(rankedRoster, ranked),
	measureCheck(ninthAgeRoster, ninthAge),
	measureCheck(sixthEditionRoster, sixthEdition),
	measureIndex(ninthAge),
	measureIndex(sixthEdition),
	measureRepairs(bigRoster, index, 5),
	measureRepairs(ninthAgeRoster, ninthAge),
	measureRepairs(sixthEditionRoster, sixthEdition),
	await measureCommand(bigRoster),
	await measureCommand(ninthAgeRoster),
	await measureCommand(sixthEditionRoster),
	...(await measurePrinting(bigRoster, 'list,reference')),
	...(await measurePrinting(sixthEditionRoster, 'organiser'))
];

const server = spawn(process.execPath, ['tools/serve.js'], {
	env: { ...process.env, PORT: String(port) },
	stdio: ['ignore', 'pipe', 'inherit']
});
await once(server.stdout, 'data');
const bare = await serveBare();
const sites: Sites = { app: `http://localhost:${port}/`, bare: bare.url };
const browser = await chromium.launch(await findBrowser());
try {
	figures.push(...(await measureApp(browser, sites)));
	figures.push(...(await measurePrint(browser, sites.app)));
	figures.push(...(await measureScores(sites)));
} finally {
	await browser.close();
	bare.close();
	server.kill();
}

console.log(tableOf(figures));
