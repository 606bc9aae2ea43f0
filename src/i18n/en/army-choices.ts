import { words } from '../words.ts';

/** The choices of the whole army. */
export const armyChoices = words('armyChoices', {
	label: 'Choices of the army',
	none: 'none',
	/** As one of what may be chosen. */
	nothing: 'None',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	free: 'free',
	showLegends: 'Show Legends'
});
