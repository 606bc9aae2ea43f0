import { words } from '../words.ts';

/** How large units are and may be, and how they are marked. */
export const unitWords = words('unitWords', {
	legends: 'Legends',
	ofSeason: (season: string): string => `Season ${season}`,
	/** What it may stand as in somebody's regiment. */
	joinsAs: (roles: string): string => `Joins as ${roles}.`,
	models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	modelsFromTo: (min: number, max: number): string => `${min}–${max} models`,
	orMoreModels: (min: number): string => `${min} or more models`,
	fewest: (models: number, name: string): string =>
		`${models} ${models === 1 ? 'model is' : 'models are'} the fewest of ${name}.`,
	most: (models: number, name: string): string =>
		`${models} ${models === 1 ? 'model is' : 'models are'} the most of ${name}.`,
	/** What a leader takes. */
	orMoreOf: (min: number, name: string): string => `${min} or more ${name}`,
	anyOf: (name: string): string => `any ${name}`
});
