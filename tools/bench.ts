// Measures the production build against the budgets of the design, and reports; it gates nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { findBrowser } from '../tests/browser.ts';
import { measureApp } from './bench/app.ts';
import { measureCheck, measureCommand, measureIndex, measureRepairs } from './bench/engine.ts';
import type { Figure } from './bench/figure.ts';
import { measurePrinting } from './bench/print-command.ts';
import { measurePrint } from './bench/print.ts';
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
	measureRepairs(bigRoster, index, '5 ms'),
	measureRepairs(ninthAgeRoster, ninthAge, '–'),
	measureRepairs(sixthEditionRoster, sixthEdition, '–'),
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
const browser = await chromium.launch(await findBrowser());
try {
	figures.push(...(await measureApp(browser, `http://localhost:${port}/`)));
	figures.push(...(await measurePrint(browser, `http://localhost:${port}/`)));
} finally {
	await browser.close();
	server.kill();
}

const wide = Math.max(...figures.map(({ what }) => what.length));
console.log(`${'what'.padEnd(wide)}  measured  budget`);
for (const { what, measured, budget } of figures) {
	console.log(`${what.padEnd(wide)}  ${measured.padEnd(8)}  ${budget}`);
}
