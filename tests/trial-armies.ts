import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'warmaster-trial');

/** The shipped pack of the trial armies, through its schema. */
export const trialSystem = System.parse(raw?.system);
export const trialArmies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
