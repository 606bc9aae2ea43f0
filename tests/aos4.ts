import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'aos4');

/** The shipped pack of Age of Sigmar, through its schema. */
export const aos4 = System.parse(raw?.system);
export const aos4Armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
