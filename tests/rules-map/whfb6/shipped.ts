import { Army, System } from '../../../src/schema/pack.ts';
import { rawPacks } from '../../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb6');

/** The shipped pack of Warhammer's sixth edition, through its schema. */
export const whfb6 = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
export const pack = { system: whfb6, armies };
