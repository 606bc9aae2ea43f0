import { rulesMapOf } from '../map.ts';
import { ruleCases, tallyCases, rosterOf, usualSize } from './cases/index.ts';
import { t9a, t9aArmies } from './data.ts';
import { isBoundless } from './impossible.ts';
import { armyRows, commonRows, ownRules } from './list-rows.ts';
import { t9aRows } from './rows.ts';

const pack = { system: t9a, armies: t9aArmies };

export const t9aMap = rulesMapOf({
	...t9aRows(pack),
	pack,
	readings: 'apart',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: [...commonRows, ...armyRows, ...ownRules],
	lastLine: 559,
	bookAt: () => 'pre-alpha',
	isBoundless,
	isBearerless: () => false,
	bearerless: 0
});
