import { pointsText } from '../../figures.ts';
import { punkte, punkteWort } from './grammar.ts';

export const regimentsEditor: typeof import('../../en/regiments-editor.ts').regimentsEditor = {
	ledBy: (leader) => `angeführt von ${leader}`,
	takes: (rows) => `Nimmt auf: ${rows}.`,
	add: (one) => `${one} hinzufügen`,
	addNamed: (name) => `${name} hinzufügen`,
	addTo: (heading) => `Zu ${heading} hinzufügen`,
	beginWith: (kind) => `Fang hier an: ${kind} hinzufügen und wählen, wer anführt.`,
	whoLeads: (kind) => `${kind}: Wer führt an?`,
	groupOf: (role, kind) => `${kind} mit ${role}`,
	pointsWord: punkteWort,
	moreAbout: (heading) => `Mehr zu ${heading}`,
	unitsOf: (heading) => `Einheiten: ${heading}`,
	moveTo: 'Verschieben …',
	copy: 'Kopieren',
	delete: 'Löschen',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.',
	points: punkte,
	withEverything: (points) => `${pointsText(points)} mit allem`,
	noSuchUnit: 'Die Armee hat keine solche Einheit.'
};
