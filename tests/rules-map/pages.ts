import { warmasterMap } from './warmaster/map.ts';
import { renderWarmaster } from './warmaster/page.ts';
import { whfb4Map } from './whfb4/map.ts';
import { renderWhfb4 } from './whfb4/page.ts';

/** The systems that have a map, and their pages. */
export const pages = [
	{ map: warmasterMap, render: renderWarmaster },
	{ map: whfb4Map, render: renderWhfb4 }
];
