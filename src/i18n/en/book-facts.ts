import { words } from '../words.ts';

/** What there is to say of an entry in the book of an army. */
export const bookFacts = words('bookFacts', {
	base: (base: string): string => `base ${base}`,
	models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	eachHas: (equipment: string): string => `Each has: ${equipment}.`,
	madeUpOf: (held: string): string => `Made up of ${held}.`,
	takes: (rows: string): string => `Takes ${rows}.`
});
