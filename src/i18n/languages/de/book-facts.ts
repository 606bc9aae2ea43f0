import { modelle } from './grammar.ts';

export const bookFacts: typeof import('../../en/book-facts.ts').bookFacts = {
	base: (base) => `Base ${base}`,
	models: modelle,
	eachHas: (equipment) => `Jedes Modell hat: ${equipment}.`,
	madeUpOf: (held) => `Besteht aus ${held}.`,
	takes: (rows) => `Nimmt auf: ${rows}.`
};
