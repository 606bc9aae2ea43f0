import { einheiten, genannt, modelle, oder, punkte, und } from './grammar.ts';

/** What sentences of all kinds are made of. */
export const phrases: typeof import('../../en/phrases.ts').phrases = {
	points: punkte,
	models: modelle,
	units: einheiten,
	list: und,
	either: oder,
	several: (_, name) => name,
	called: genannt
};
