import { pointsText } from '../../figures.ts';

/** What other data change in a roster. */
export const changes: typeof import('../../en/changes.ts').changes = {
	facts: {
		stats: 'anderes Profil',
		equipment: 'andere Ausrüstung',
		rules: 'andere Sonderregeln'
	},
	points: (before, after) => `${pointsText(before)} → ${pointsText(after)} Punkte`,
	madeWith: (day, changed) =>
		`Erstellt mit den Daten vom ${day}, die nicht auf diesem Gerät sind: ${changed.join(', ')}.`,
	moved: (day, changed) =>
		`Diese Liste hatte die Daten vom ${day} behalten, die diese Version von Muster nicht mehr lesen kann. Von jetzt an wird sie nach den heutigen beurteilt${changed.length === 0 ? '' : `: ${changed.join(', ')}`}.`,
	later: (day, today) =>
		`Erstellt mit den Daten vom ${day}. Dieses Muster hat die vom ${today} und urteilt nach ihnen: Aktualisiere Muster, um die neueren zu haben.`
};
