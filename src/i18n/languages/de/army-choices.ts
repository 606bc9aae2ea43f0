import { punkteWort } from './grammar.ts';

export const armyChoices: typeof import('../../en/army-choices.ts').armyChoices = {
	label: 'Auswahl der Armee',
	none: 'nichts gewählt',
	nothing: 'Nichts',
	pointsWord: punkteWort,
	free: 'kostenlos',
	showLegends: 'Legends zeigen'
};
