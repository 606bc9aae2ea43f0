import type { Language } from '../../language.ts';
import { isOfOne, namePlural } from '../../base/plural.ts';
import { einheiten, genannt, mit, modelle, nomen, oder, punkte, und, wem } from './grammar.ts';

/** What sentences of all kinds are made of. */
export const phrases: Language['phrases'] = {
	points: punkte,
	models: modelle,
	units: einheiten,
	taken: (count, ofSlots) =>
		ofSlots ? `${count} ${count === 1 ? 'Platz' : 'Plätze'} belegt` : `${count} gewählt`,
	list: und,
	either: oder,
	noun: nomen,
	several: (_, name) => name,
	// Names stay as they are printed: where that is one of them, they are counted by a sign.
	manyOf: (count, name, own = namePlural(name)) =>
		own === name && !isOfOne(name) ? `${count} ${name}` : `${count}\u00a0× ${name}`,
	called: genannt,
	with: mit,
	withSpoken: wem
};

/** Prices, and how they come about. */
export const prices: Language['prices'] = {
	perModel: (points) => `${points} pro Modell`,
	asModels: (count) => (count === 1 ? 'wie 1 Modell' : `wie ${count} Modelle`),
	insteadOf: 'anstelle eines Modells',
	ownArms: 'anstelle eines Modells, mit eigener Bewaffnung',
	byBearer: (costs) => `${oder(costs)}, je nach Einheit`,
	factors: (factors) => und(factors.map(({ times, name }) => `× ${times} für ${name}`)),
	once: 'einmal'
};
