import { trialArmies, trialSystem } from '../../trial-armies.ts';
import { armyRows } from '../army-rows.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { warmasterMap } from '../warmaster/map.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases.ts';

const pack = { system: trialSystem, armies: trialArmies };

export const trialMap = rulesMapOf({
	...readRows('warmaster-trial'),
	pack,
	readings: 'together',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: armyRows(pack),
	lastLine: warmasterMap.lastLine,
	bookAt: warmasterMap.bookAt,
	isBoundless: () => false,
	isBearerless: () => false,
	bearerless: 0
});
