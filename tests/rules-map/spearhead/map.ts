import { spearhead, spearheadArmies } from '../../spearhead.ts';
import { lastLine } from '../aos4/books.ts';
import { armyRows } from '../army-rows.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases.ts';

const pack = { system: spearhead, armies: spearheadArmies };

export const spearheadMap = rulesMapOf({
	...readRows('spearhead'),
	pack,
	readings: 'apart',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: armyRows(pack),
	lastLine,
	bookAt: () => 'rules',
	isBoundless: () => false,
	isBearerless: () => false,
	bearerless: 0
});
