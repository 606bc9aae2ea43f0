import { punkte, punkteWort } from './grammar.ts';

export const arrangeBoard: typeof import('../../en/arrange-board.ts').arrangeBoard = {
	arrange: 'Ordnen',
	newGroup: (kind, selected) =>
		`Neu: ${kind}${selected > 0 ? ` aus der Auswahl (${selected})` : ''}`,
	select: (name) => `${name} auswählen`,
	selectAll: (heading) => `Alles auswählen: ${heading}`,
	move: (name) => `${name} verschieben`,
	moreAbout: (heading) => `Mehr zu ${heading}`,
	pointsWord: punkteWort,
	points: punkte,
	plan: 'Plan:',
	noUnitsYet: 'Noch keine Einheiten: zieh oder verschieb welche hierher.',
	none: 'Keine.',
	selectedUnits: 'Ausgewählte Einheiten',
	selected: 'ausgewählt',
	clear: 'Aufheben',
	copy: 'Kopieren',
	moveTo: 'Verschieben …',
	delete: 'Löschen'
};
