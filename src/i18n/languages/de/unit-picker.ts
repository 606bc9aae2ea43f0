import { punkteWort } from './grammar.ts';

export const unitPicker: typeof import('../../en/unit-picker.ts').unitPicker = {
	find: 'Suchen',
	notNow: (count) => `Jetzt nicht, und warum (${count})`,
	add: 'Hinzufügen:',
	here: 'hier',
	pointsWord: punkteWort,
	added: (name, size) => `${name} hinzugefügt: ${size} hier.`,
	findUnit: 'Einheit suchen',
	canAfford: 'Bezahlbar',
	showLegends: 'Legends zeigen',
	done: 'Fertig',
	nothing: (isAffordable) =>
		isAffordable
			? 'Für die übrigen Punkte lässt sich hier nichts hinzufügen.'
			: 'Hier lässt sich nichts hinzufügen.',
	wouldLead: (leader) => `Würde statt ${leader} anführen`
};
