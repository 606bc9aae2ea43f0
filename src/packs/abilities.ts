import { text } from 'virtual:packs/abilities';
import { readThings } from './things-text.ts';

/** Every weapon, ability and effect with a name of its own of every game. To be loaded late: it is large. */
export const abilities = readThings(text);
