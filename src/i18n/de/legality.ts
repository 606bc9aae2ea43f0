import type { Language } from '../language.ts';

export const legalityDialog: Language['legalityDialog'] = {
	check: 'Liste prüfen',
	toFix: 'Zu beheben',
	plan: 'Hinweise',
	planSays: 'Nur ein Hinweis: Die Liste ist auch so gültig.',
	allRules: 'Alle Regeln',
	readings: 'Verwendete Auslegungen',
	print: 'Diesen Prüfbericht drucken',
	fixes: 'Lösungen',
	show: (name) => `${name} zeigen`,
	open: (name) => `${name} öffnen`,
	noFix: 'Keine Lösung in einem Schritt.',
	/** Where one step does not do, and where there are several problems. */
	findWay: 'Lösung suchen',
	fixAll: 'Alles auf einmal beheben'
};

export const rulesDialog: Language['rulesDialog'] = {
	title: 'Geltende Regeln',
	readings: 'Auslegungen',
	oneWay: 'Bei den Regeln dieser Armee gibt es nichts auszulegen.',
	twoWays:
		'Wo das Buch unklar ist, wähle, wie du spielst. Die Wahl wird mit der Liste gespeichert.',
	event: 'Turnier',
	listIsFor: 'Diese Liste ist für',
	stopUsing: 'Nicht mehr verwenden',
	saveFile: 'Als Datei speichern',
	ownRules:
		'Hausregeln eines Veranstalters: Sie werden wie die des Buchs geprüft und mit der Liste gespeichert.',
	playsIt: (event) => `So wird bei ${event} gespielt.`,
	decidesCopy: 'Bestimmt, was das Exemplar für den Gegner zeigt.',
	noDifference: 'Für diese Liste kein Unterschied.',
	withoutDifference: (count) => `${count} ohne Einfluss auf diese Liste`,
	ownReading: 'Vorgabe von Muster',
	askedOnce:
		'Diese Frage kommt nur einmal. Unter „Mehr“, „Geltende Regeln“ lässt sich die Antwort jederzeit ändern.',
	withAnswer: (what) => `Mit dieser Auslegung: ${what}`,
	notRead: (why) => `Die gespeicherten Turnierpakete ließen sich nicht lesen: ${why}`,
	holdsList: (file) => `${file} ist eine Liste, kein Turnierpaket.`,
	notRemoved: (why) => `Das Turnierpaket wurde nicht entfernt: ${why}.`,
	saved: (event) => `${event} gespeichert.`,
	savedOther: (event) =>
		`${event} gespeichert. Es ist für ein anderes Spiel, nicht für diese Liste.`,
	notSaved: (event, why) => `${event} wurde nicht für andere Listen gespeichert: ${why}.`,
	use: 'Verwenden',
	remove: 'Entfernen',
	setsSize: (size, now) => `Setzt auch das Punktelimit auf ${size} (jetzt ${now}).`,
	noneSaved: 'Noch keine Turnierpakete. Veranstalter geben sie als kleine Dateien heraus.',
	importPack: 'Turnierpaket importieren'
};

export const sizeDialog: Language['sizeDialog'] = {
	title: 'Punktelimit',
	numbers: 'Zahlen',
	what: 'Mit so vielen Punkten wird gespielt. Minima und Maxima richten sich nach dem Limit, nicht nach den ausgegebenen Punkten.',
	spent: 'Ausgegebene Punkte'
};

export const otherAnswers: Language['otherAnswers'] = {
	isLegal: 'die Liste ist gültig',
	otherNumbers: 'andere Summen oder Zauber',
	isLegalWithout: 'die Liste ist gültig ohne die Regeln des Turniers',
	toFix: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`)
};
