import { armyIds } from '../../data/warmaster-transcription.ts';
import { warmaster, warmasterArmies } from '../../warmaster.ts';
import { rulesMapOf } from '../map.ts';
import { readRows } from '../row.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from './cases/index.ts';
import { boundless } from './impossible.ts';
import { selectorRows } from './selector-rows.ts';

export const warmasterMap = rulesMapOf({
	...readRows('warmaster'),
	pack: { system: warmaster, armies: warmasterArmies },
	readings: 'together',
	ruleCases,
	tallyCases,
	usualSize,
	rosterOf,
	printed: armyIds.flatMap(selectorRows).map(({ army, line, constraint, entry }) => ({
		keys: [
			...(constraint === undefined ? [] : [`${army}/${constraint}`]),
			...(entry ? [`${army}/cost:${entry.id}`] : [])
		],
		lines: [line]
	})),
	lastLine: 6020,
	bookAt: (line) => (line < 3505 ? 'rulebook' : 'armies'),
	isBoundless: (key) => isListed(boundless, key),
	isBearerless: () => false,
	bearerless: 0
});

function isListed(list: Readonly<Record<string, readonly string[]>>, key: string): boolean {
	const [army = '', id = ''] = key.split('/');
	return list[army]?.includes(id) ?? false;
}
