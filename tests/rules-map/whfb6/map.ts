import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases/index.ts';
import { isBearerless, isBoundless, unmeetable } from './impossible.ts';
import { listRows } from './list-rows.ts';
import { ownRules, sharedRules } from './own-rules.ts';
import { pack } from './shipped.ts';
import { trialsOf } from './trials/index.ts';

export const whfb6Map = rulesMapOf({
	...readRows('whfb6'),
	pack,
	readings: 'apart',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: [...listRows, ...sharedRules, ...ownRules],
	lastLine: 118,
	bookAt: () => 'magic',
	isBoundless,
	isBearerless,
	bearerless: unmeetable.length,
	trialsOf
});
