import { words } from '../words.ts';

/** What an option costs at a unit. */
export const optionPrices = words('optionPrices', {
	free: 'free',
	eachModel: (points: string): string => `${points} a model`
});
