import type { Language } from '../language.ts';

export const sharedPage: Language['sharedPage'] = {
	title: 'Geteilte Liste',
	description:
		'Eine Liste aus ihrem Link oder QR-Code: ihre Einheiten, ihre Punkte, und ob sie gültig ist.',
	opening: 'Die Liste wird geöffnet …',
	nothing: 'In diesem Link steckt keine Liste. Links zu Listen sind lang: Kopiere ihn vollständig.',
	notOpened: (why) => `Die Daten dieser Liste ließen sich nicht laden: ${why}`,
	noArmy: 'Muster hat diese Armee nicht.',
	notSaved: (why) => `Die Liste wurde nicht gespeichert: ${why}.`,
	save: 'Kopie speichern',
	print: 'Drucken',
	openYours: (name) => `Deine öffnen: ${name}`,
	isYours: 'Diese Liste ist schon hier.',
	isAlsoYours: (name) => `„${name}“ ist auch hier und weicht ab.`,
	differs: 'Was abweicht',
	yours: 'Deine',
	does: 'Was Regeln und Auswahl der Armee bewirken',
	proof: 'Gültigkeit: jede Regel',
	verify: 'Eine Datei oder ein gedrucktes Blatt mit dieser Liste vergleichen',
	rulesMissing: 'Hier fehlen Hausregeln',
	addPack: (event, date) =>
		`Diese Liste ist für ${event}, ${date}. Ohne das Turnierpaket wird sie ohne die Hausregeln geprüft. Füge das Paket hinzu; der Veranstalter hat die Datei.`,
	packFile: 'Datei des Turnierpakets',
	otherPack:
		'Das ist nicht das Paket des Turniers dieser Liste; vielleicht wurde es inzwischen geändert. Frage den Veranstalter danach.',
	noPack: 'Diese Datei enthält kein Turnierpaket.',
	isListOf: (code) => `Listencode ${code}`,
	isListOfEarlier: (code, made, today) =>
		`Das ist die Liste zu ${code}, gespeichert mit den Daten vom ${made}. Hier wird sie mit den heutigen Daten vom ${today} geprüft; darum ist ihr Code ein anderer, und vielleicht auch das Ergebnis.`,
	isNotOfLink: (code, own, made) =>
		`Der Code in diesem Link, ${code}, passt nicht zu seiner Liste (${own}). Die Liste wurde nicht von Muster geschrieben, oder die Daten haben sich seit dem ${made} geändert.`
};

export const proposals: Language['proposals'] = {
	title: 'Vorschlag',
	looking: 'Die Liste dazu wird gesucht …',
	isFor: (name) =>
		`Das ist ein Vorschlag für deine Liste „${name}“: Jemand hat die Liste geändert, die du geschickt hast.`,
	look: (name) => `Änderungen an ${name} ansehen`,
	isForNone: (code) =>
		`Das ist ein Vorschlag für die Liste ${code}, die nicht unter deinen Listen ist.`,
	isForOther:
		'Dieser Vorschlag ist für eine andere Liste oder für einen Stand, der nicht mehr im Verlauf ist.',
	about: 'Hake an, was du übernimmst; alles andere bleibt, wie es ist.',
	changedSince: (mine) => `Auch du hast das geändert: ${mine}`,
	nothing: 'Deine Liste hat das alles schon.',
	accept: (taken, all) =>
		taken === all && all === 1
			? 'Änderung übernehmen'
			: `${taken} von ${all} Änderungen übernehmen`,
	tooLarge: 'Mit diesen Änderungen würde die Liste zu groß.',
	accepted: (count) => (count === 1 ? '1 Änderung übernommen.' : `${count} Änderungen übernommen.`)
};
