import { text } from 'virtual:packs/things';
import { readThings } from './things-text.ts';

export type { Thing } from './things-text.ts';

/** Every unit, option, item, choice, rule and spell of every game, by name. To be loaded late: it is large. */
export const things = readThings(text);
