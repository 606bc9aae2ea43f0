import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'spearhead');

/** The shipped pack of Spearhead, through its schema. */
export const spearhead = System.parse(raw?.system);
export const spearheadArmies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
