import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { loadPack, type Pack } from '../../src/packs/load.ts';
import { readSample } from '../../src/features/import/late.ts';
import { aFullEmpire, anIllegalEmpire, unitsOf } from '../e2e/rosters.ts';

/** A roster with its data, to be shown by components. */
export interface Shown {
	readonly pack: Pack;
	readonly roster: Roster;
}

/** The rosters that the gallery is made of: the sample list of each kind of editor, and what can be wrong. */
export interface Armies {
	readonly full: Shown;
	readonly illegal: Shown;
	readonly strays: Shown;
	readonly empty: Shown;
	readonly ranks: Shown;
	readonly items: Shown;
	readonly regiments: Shown;
	readonly spearhead: Shown;
}

export async function loadArmies(): Promise<Armies> {
	const empire = await packOf('warmaster', 'empire');
	const shown = (roster: Roster): Shown => ({ pack: empire, roster });
	const strays = unitsOf(['griffon', 'pikemen', 'halberdiers']);
	const [ranks, items, regiments, spearhead] = await Promise.all(
		['whfb4', 't9a', 'aos4', 'spearhead'].map(sample)
	);
	if (!ranks || !items || !regiments || !spearhead) throw new Error('A sample list is missing');
	return {
		full: shown(aFullEmpire()),
		illegal: shown(anIllegalEmpire()),
		strays: shown(anIllegalEmpire({ units: strays, name: longName })),
		empty: shown(anIllegalEmpire({ units: [], name: 'Empty' })),
		ranks,
		items,
		regiments,
		spearhead
	};
}

/** As long as names get. */
export const longName =
	'Expeditionary force of the Grand Theogonist of Altdorf against the northern foes';

/** The summary that a stored row has of a roster. */
export function summaryOf({ pack, roster }: Shown): {
	points: number;
	problems: number;
	units: number;
} {
	const { points, problems } = checkRoster(roster, indexArmy(pack.system, pack.army));
	return { points, problems: problems.length, units: roster.units.length };
}

async function sample(system: string): Promise<Shown> {
	const roster = await readSample(system);
	return { pack: await packOf(system, roster.army), roster };
}

async function packOf(system: string, army: string): Promise<Pack> {
	const pack = await loadPack(system, army);
	if (!pack) throw new Error(`There is no ${system}/${army}`);
	return pack;
}
