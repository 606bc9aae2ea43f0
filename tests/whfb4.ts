import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb4');

/** The shipped pack of Warhammer's fourth edition, through its schema. */
export const whfb4 = System.parse(raw?.system);
export const whfb4Armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
