import type { Language } from '../language.ts';
import { einheiten, genannt, modelle, oder, punkte, und } from './grammar.ts';

/** What sentences of all kinds are made of. */
export const phrases: Language['phrases'] = {
	points: punkte,
	models: modelle,
	units: einheiten,
	list: und,
	either: oder,
	several: (_, name) => name,
	called: genannt
};

/** What things cost, and how that comes about. */
export const prices: Language['prices'] = {
	perModel: (points) => `${points} je Modell`,
	asModels: (count) => (count === 1 ? 'wie 1 Modell' : `wie ${count} Modelle`),
	insteadOf: 'anstelle eines Modells',
	ownArms: 'anstelle eines Modells, mit eigener Bewaffnung',
	byBearer: (costs) => `${oder(costs)}, je nach Träger`,
	factors: (factors) => und(factors.map(({ times, name }) => `× ${times} für ${name}`)),
	once: 'einmal'
};
