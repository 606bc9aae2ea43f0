import { Army, System } from '../../../src/schema/pack.ts';
import { rawPacks } from '../../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 't9a');

/** The shipped pack of the Ninth Age, through its schema. */
export const t9a = System.parse(raw?.system);
export const t9aArmies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
