export const rulesSheet: typeof import('../../en/rules-sheet.ts').rulesSheet = {
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
