import type { Browser } from 'playwright';
import { measureBytes } from './bytes.ts';
import type { Figure } from './figure.ts';
import { measureHome } from './home.ts';
import { measurePaints } from './paints.ts';
import { measureReopen } from './reopen.ts';
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
import { measureStored } from './stored.ts';
import { measureLong, measureTaps } from './taps.ts';

/** Everything measured in the page, at a quarter of this machine's speed. */
export async function measureApp(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	return [
		...(await measurePaints(browser, sites)),
		...(await measureBytes(browser, sites.app, index, 80)),
		...(await measureBytes(browser, sites.app, ranked)),
		...(await measureBytes(browser, sites.app, largest)),
		...(await measureBytes(browser, sites.app, ninthAge)),
		...(await measureBytes(browser, sites.app, sixthEdition)),
		...(await measureTaps(browser, sites)),
		...(await measureLong(browser, sites)),
		...(await measureStored(browser, sites.app)),
		...(await measureHome(browser, sites.app)),
		...(await measureReopen(browser, sites, bigRoster)),
		...(await measureReopen(browser, sites, rankedRoster)),
		...(await measureReopen(browser, sites, groupedRoster)),
		...(await measureReopen(browser, sites, ninthAgeRoster)),
		...(await measureReopen(browser, sites, sixthEditionRoster))
	];
}
