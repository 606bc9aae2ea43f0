import { revolution, revolutionArmies } from '../../revolution.ts';
import { armyRows } from '../army-rows.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { warmasterMap } from '../warmaster/map.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases.ts';

const pack = { system: revolution, armies: revolutionArmies };

export const revolutionMap = rulesMapOf({
	...readRows('warmaster-revolution'),
	pack,
	readings: 'together',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: armyRows(pack),
	lastLine: warmasterMap.lastLine,
	bookAt: warmasterMap.bookAt,
	isBoundless: (key) => key === 'skaven/brigade-size',
	isBearerless: () => false,
	bearerless: 0
});
