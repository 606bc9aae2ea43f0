import type { Language } from '../language.ts';

export const sharedPage: Language['sharedPage'] = {
	title: 'Geteilte Liste',
	description:
		'Eine Liste aus ihrem Link oder QR-Code: ihre Einheiten, ihre Punkte, und ob sie gültig ist.',
	opening: 'Die Liste wird geöffnet …',
	nothing:
		'In dieser Adresse steht keine Liste. Der Link einer Liste ist lang: Kopiere ihn vollständig.',
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
