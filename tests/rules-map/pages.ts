import { aos4Map } from './aos4/map.ts';
import { renderAos4 } from './aos4/page.ts';
import { spearheadMap } from './spearhead/map.ts';
import { renderSpearhead } from './spearhead/page.ts';
import { t9aMap } from './t9a/map.ts';
import { renderT9a } from './t9a/page.ts';
import { revolutionMap } from './warmaster-revolution/map.ts';
import { renderRevolution } from './warmaster-revolution/page.ts';
import { trialMap } from './warmaster-trial/map.ts';
import { renderTrial } from './warmaster-trial/page.ts';
import { warmasterMap } from './warmaster/map.ts';
import { renderWarmaster } from './warmaster/page.ts';
import { whfb4Map } from './whfb4/map.ts';
import { renderWhfb4 } from './whfb4/page.ts';
import { whfb6Map } from './whfb6/map.ts';
import { renderWhfb6 } from './whfb6/page.ts';

/** The systems that have a map, and their pages. */
export const pages = [
	{ map: warmasterMap, render: renderWarmaster },
	{ map: revolutionMap, render: renderRevolution },
	{ map: trialMap, render: renderTrial },
	{ map: whfb4Map, render: renderWhfb4 },
	{ map: t9aMap, render: renderT9a },
	{ map: whfb6Map, render: renderWhfb6 },
	{ map: aos4Map, render: renderAos4 },
	{ map: spearheadMap, render: renderSpearhead }
];
