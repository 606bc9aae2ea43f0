import type { Language } from '../language.ts';

export const legalitySheet: Language['legalitySheet'] = {
	toFix: 'Zu beheben',
	plan: 'Plan',
	planSays: 'Ein Plan für das Spiel: Die Liste ist trotzdem gültig.',
	allRules: 'Alle Regeln',
	readings: 'Verwendete Lesarten',
	twoWays: (question) => `Lässt sich auf zwei Arten lesen: ${question}`,
	print: 'Diesen Prüfbericht drucken',
	waysOut: 'Abhilfe',
	show: (name) => `${name} zeigen`,
	noRepair: 'Keine einzelne Änderung behebt das, ohne eine andere Regel zu brechen.'
};

export const rulesSheet: Language['rulesSheet'] = {
	title: 'Geltende Regeln',
	readings: 'Lesarten',
	oneWay: 'Das Buch dieser Armee lässt sich nur auf eine Art lesen.',
	twoWays:
		'Wo sich das Buch auf zwei Arten lesen lässt, wähle die, nach der du spielst. Sie bleibt bei der Liste.',
	event: 'Turnier',
	listIsFor: 'Diese Liste ist für',
	takeOff: 'Entfernen',
	saveFile: 'Datei sichern',
	ownRules:
		'Eigene Regeln eines Veranstalters, geprüft wie die des Buchs. Sie bleiben bei der Liste.',
	playsIt: (event) => `Bei ${event} wird es so gespielt.`,
	decidesCopy: 'Davon hängt ab, was das Exemplar für den Gegner verrät.',
	noDifference: 'Für diese Liste macht es keinen Unterschied.',
	ownReading: 'Die Lesart von Muster',
	withAnswer: (what) => `Mit dieser Antwort: ${what}`,
	notRead: (why) => `Die gespeicherten Turnierpakete ließen sich nicht lesen: ${why}`,
	holdsList: (file) => `${file} enthält eine Liste und kein Turnierpaket.`,
	notForgotten: (why) => `Das Turnierpaket wurde nicht vergessen: ${why}.`,
	kept: (event) => `${event} ist gespeichert.`,
	keptOther: (event) =>
		`${event} ist gespeichert: ein Turnier eines anderen Spiels, nicht für diese Liste.`,
	notKept: (event, why) => `${event} ist nicht für andere Listen gespeichert: ${why}.`,
	attach: 'Anhängen',
	forget: 'Vergessen',
	setsSize: (size, now) => `Setzt auch die vereinbarte Größe auf ${size}; jetzt ist sie ${now}.`,
	noneKept:
		'Noch ist kein Turnierpaket gespeichert. Ein Veranstalter gibt es als kleine Datei heraus.',
	importPack: 'Turnierpaket importieren'
};

export const sizeSheet: Language['sizeSheet'] = {
	title: 'Vereinbarte Größe',
	what: 'Die Punkte, auf die gespielt wird. Mindest- und Höchstzahlen richten sich nach ihr, nicht nach den ausgegebenen Punkten.',
	spent: 'Ausgegebene Punkte'
};

export const otherAnswers: Language['otherAnswers'] = {
	isLegal: 'die Liste ist gültig',
	isLegalWithout: 'die Liste ist gültig ohne die Regeln des Turniers',
	toFix: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`)
};
