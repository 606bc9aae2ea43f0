import type { Browser } from 'playwright';
import { measureBytes } from './bytes.ts';
import { measureDesk } from './desk.ts';
import type { Figure } from './figure.ts';
import { measureHome } from './home.ts';
import { measureScores } from './lighthouse.ts';
import { measurePaints } from './paints.ts';
import { measurePrint } from './print.ts';
import { measureReopen } from './reopen.ts';
import { measureRestore } from './restore.ts';
import {
	bigRoster,
	groupedRoster,
	index,
	largest,
	ninthAge,
	ninthAgeRoster,
	ranked,
	rankedRoster,
	sixthEdition,
	sixthEditionRoster
} from './rosters.ts';
import type { Sites } from './sites.ts';
import { measureVisit } from './visit.ts';
import { measureStored } from './stored.ts';
import { measureLong, measureTaps } from './taps.ts';

/** A part of the report that can be asked for by its name. */
export type Part = (browser: Browser, sites: Sites) => Promise<readonly Figure[]>;

/** What is measured in the page, at a quarter of this machine's speed. */
export const appParts: Readonly<Record<string, Part>> = {
	paints: measurePaints,
	bytes: async (browser, { app }) => [
		...(await measureBytes(browser, app, index, 80)),
		...(await measureBytes(browser, app, ranked)),
		...(await measureBytes(browser, app, largest)),
		...(await measureBytes(browser, app, ninthAge)),
		...(await measureBytes(browser, app, sixthEdition))
	],
	reopen: (browser, sites) => measureReopen(browser, sites, bigRoster, true),
	'reopen-others': async (browser, sites) => [
		...(await measureReopen(browser, sites, rankedRoster)),
		...(await measureReopen(browser, sites, groupedRoster)),
		...(await measureReopen(browser, sites, ninthAgeRoster)),
		...(await measureReopen(browser, sites, sixthEditionRoster))
	],
	taps: measureTaps,
	scrolling: measureLong,
	stored: (browser, { app }) => measureStored(browser, app),
	home: (browser, { app }) => measureHome(browser, app),
	restore: (browser, { app }) => measureRestore(browser, app),
	desk: measureDesk,
	print: (browser, { app }) => measurePrint(browser, app),
	visit: (_, sites) => measureVisit(sites),
	lighthouse: (_, sites) => measureScores(sites)
};
