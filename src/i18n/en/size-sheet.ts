import { words } from '../words.ts';

/** The agreed size, and the numbers of the army. */
export const sizeSheet = words('sizeSheet', {
	title: 'Agreed size',
	what: 'The points the game is played at. Minimum and maximum numbers follow it, not the points spent.',
	spent: 'Points spent'
});
