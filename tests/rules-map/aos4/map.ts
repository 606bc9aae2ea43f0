import { aos4, aos4Armies } from '../../aos4.ts';
import { armyRows } from '../army-rows.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { bookAt, lastLine } from './books.ts';
import { rosterOf, usualSize } from './cases/roster.ts';
import { ruleCases } from './cases/rules.ts';
import { tallyCases } from './cases/tallies.ts';
import { isBearerless, isBoundless, withoutBearer } from './impossible.ts';
import { trialsOf } from './trials.ts';

const pack = { system: aos4, armies: aos4Armies };

export const aos4Map = rulesMapOf({
	...readRows('aos4'),
	pack,
	readings: 'apart',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: armyRows(pack),
	lastLine,
	bookAt,
	isBoundless,
	isBearerless,
	bearerless: withoutBearer.length,
	trialsOf
});
