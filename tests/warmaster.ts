import { indexArmy, type ArmyIndex } from '#engine';
import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'warmaster');

/** The shipped Warmaster pack, through its schema. */
export const warmaster = System.parse(raw?.system);
export const warmasterArmies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

/** A shipped army, indexed under these answers to its readings. */
export function warmasterIndex(
	id: string,
	readings: Readonly<Record<string, string>> = {}
): ArmyIndex {
	const army = warmasterArmies.find((candidate) => candidate.id === id);
	if (!army) throw new Error(`no army "${id}"`);
	return indexArmy(warmaster, army, { readings });
}
