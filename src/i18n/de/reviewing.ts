import type { Language } from '../language.ts';

const zeilen = (count: number): string => (count === 1 ? '1 Zeile' : `${count} Zeilen`);

export const reviewWords: Language['reviewWords'] = {
	nth: (at, all) => `Liste ${at} von ${all}`,
	previous: 'Vorige Liste',
	next: 'Nächste Liste',
	leaveOut: 'Diese Liste weglassen',
	takeIn: 'Diese Liste doch hinzufügen',
	isLeftOut: 'Diese Liste wird weggelassen.',
	text: 'Text',
	roster: 'Liste',
	understood: (count) => `${zeilen(count)} verstanden`,
	partly: (count) => `${count} zum Teil`,
	not: (count) => `${count} nicht`,
	leftOut: (count) => `${zeilen(count)} weggelassen`,
	allUnderstood: 'Alle Zeilen wurden verstanden.',
	nextOpen: 'Zur nächsten offenen Zeile',
	moreLines: (count) => `${count === 1 ? 'Noch 1 Zeile' : `Noch ${count} Zeilen`} zeigen`,
	tooLong: (units) =>
		`Diese Liste hat ${units} Einheiten: Sie werden gezeigt, wenn sie hinzugefügt ist.`,
	states: {
		understood: 'Verstanden',
		partly: 'Zum Teil',
		not: 'Nicht verstanden',
		aside: 'Gehört nicht zur Liste',
		skipped: 'Übersprungen'
	},
	keptInNote:
		'Gib zu jeder offenen Zeile an, was sie ist, oder lass sie weg: Das steht dann in der Notiz der Liste.',
	whatIs: (name) => `Was ist „${name}“?`,
	another: 'Etwas anderes',
	anotherFor: (name) => `Etwas anderes für „${name}“`,
	chooseName: 'Aus der Armeeliste wählen',
	skip: 'Zeile überspringen',
	leaveOne: (name) => `„${name}“ weglassen`,
	leaveThis: 'Das weglassen',
	isLeftOutOf: (name) => `„${name}“ ist weggelassen.`,
	leftOutNote: (text) => `Absichtlich weggelassen: ${text}`,
	bringBack: 'Zeile doch übernehmen',
	readAs: (name, meant) => `„${name}“ gelesen als ${meant}`,
	remember: 'Merken',
	rememberFor: (name) => `„${name}“ merken`,
	remembered: 'Auf diesem Gerät gemerkt',
	undo: 'Rückgängig',
	undoFor: (name) => `„${name}“ rückgängig machen`,
	notRemembered: (why) => `Das ließ sich nicht merken: ${why}`,
	price: (theirs, ours) => `dort ${theirs}, hier ${ours}`,
	prices: (count) => (count === 1 ? '1 Preis weicht ab' : `${count} Preise weichen ab`),
	whichArmy: 'Welche Armee ist es?',
	whyAsked: {
		several: 'Der Text nennt eine Armee, die es in mehreren Spielen gibt.',
		one: 'Vielleicht ist das keine Liste der genannten Armee.',
		none: 'Die Armee war nicht zu erkennen.'
	},
	anotherArmy: 'Eine andere Armee',
	askAgain: 'Doch eine andere Armee',
	whichSize: 'Welches Punktelimit?',
	onlySpent: (spent) => `Der Text sagt nur, was ausgegeben wurde: ${spent} Punkte.`,
	noSize: 'Der Text nennt kein Punktelimit.',
	lacksArmy: (count) =>
		count === 1 ? 'Wähle zuerst die Armee.' : `Wähle zuerst die Armeen von ${count} Listen.`,
	lacksSize: (count) =>
		count === 1
			? 'Wähle zuerst das Punktelimit.'
			: `Wähle zuerst das Punktelimit von ${count} Listen.`,
	lacksLines: (count) =>
		`${zeilen(count)} nicht verstanden: Gib jeweils an, was es ist, oder lass sie weg.`,
	lacksParts: 'Lass zuerst weg, was nicht verstanden wurde.',
	notOpened: (why) => `Die Armee ließ sich nicht laden: ${why}`,
	notRead: (why) => `Das ließ sich nicht lesen: ${why}`
};

export const aliasWords: Language['aliasWords'] = {
	title: 'Gemerkte Namen',
	about:
		'Wie deine Listen etwas nennen, das in den Armeelisten anders heißt. „Importieren“ liest es auf diesem Gerät so; Sicherungen enthalten es.',
	readAs: (name, meant) => `„${name}“ wird gelesen als ${meant}`,
	remove: 'Entfernen',
	removeOne: (name) => `„${name}“ entfernen`,
	notRemoved: (name) => `„${name}“ wurde nicht entfernt`
};
