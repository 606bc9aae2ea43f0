import { whfb4, whfb4Armies } from '../../whfb4.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { bookAt, lastLine } from './books.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases/index.ts';
import { isBearerless, isBoundless, withoutBearer } from './impossible.ts';
import { itemRows, runeRows } from './items.ts';
import { listRows } from './list-rows.ts';
import { priceTables } from './prices.ts';

export const whfb4Map = rulesMapOf({
	...readRows('whfb4'),
	pack: { system: whfb4, armies: whfb4Armies },
	readings: 'apart',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: [...priceTables.flatMap(({ rows }) => rows), ...itemRows, ...runeRows, ...listRows],
	lastLine,
	bookAt,
	isBoundless,
	isBearerless,
	bearerless: withoutBearer.length
});
