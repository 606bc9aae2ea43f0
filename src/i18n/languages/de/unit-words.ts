import { modelle } from './grammar.ts';

export const unitWords: typeof import('../../en/unit-words.ts').unitWords = {
	legends: 'Legends',
	ofSeason: (season) => `Saison ${season}`,
	joinsAs: (roles) => `Schließt sich an als ${roles}.`,
	models: modelle,
	modelsFromTo: (min, max) => `${min}–${max} Modelle`,
	orMoreModels: (min) => `${min} oder mehr Modelle`,
	fewest: (models, name) => `${name}: mindestens ${modelle(models)}.`,
	most: (models, name) => `${name}: höchstens ${modelle(models)}.`,
	orMoreOf: (min, name) => `${min} oder mehr ${name}`,
	anyOf: (name) => `beliebig viele ${name}`
};
