import type { Language } from '../language.ts';

const figure = (size: number | undefined): string => (size === undefined ? 'keines' : `${size}`);

export const eventCompared: Language['eventCompared'] = {
	lacks: (rule) => `Fehlt: ${rule}`,
	adds: (rule) => `Zusätzlich: ${rule}`,
	name: (theirs, ours) => `Der Name ist „${theirs}“ statt „${ours}“.`,
	size: (theirs, ours) => `Punktelimit: ${figure(theirs)} statt ${figure(ours)}.`,
	reading: (question, theirs, ours) =>
		`Auslegung „${question}“: ${theirs ?? 'offen'} statt ${ours ?? 'offen'}.`,
	note: 'Der Hinweis des Veranstalters ist ein anderer.',
	asks: 'Es fragt nach anderen Angaben des Spielers.',
	deadline: 'Der Einsendeschluss ist ein anderer.',
	teams: 'Die Regeln für Teams sind andere.',
	order: 'Die Regeln haben andere Kennungen, Bezeichnungen oder eine andere Reihenfolge.'
};

export const eventOrigin: Language['eventOrigin'] = {
	fingerprint: (fingerprint) => `Regeln ${fingerprint}`,
	brought: (event) => `Die Regeln von ${event} kamen mit der Liste.`,
	other: (event, ours) =>
		`Die Regeln von ${event} kamen mit der Liste, und hier ist ein anderes Paket mit diesem Namen und Datum gespeichert (Regeln ${ours}). Im Paket der Liste ist anders:`,
	broughtOthers: (event, theirs) =>
		`Die Liste hat andere Regeln von ${event} mitgebracht (Regeln ${theirs}).`,
	another: (ours) =>
		`Hier ist ein anderes Paket mit diesem Namen und Datum gespeichert (Regeln ${ours}). In diesem ist anders:`
};

export const deskWords: Language['deskWords'] = {
	nobody: 'ein Spieler ohne Namen',
	noTeam: 'Es ist kein Team angegeben, und das Turnier hat Regeln für Teams.',
	teamSize: (team, found, wanted) => `Team ${team}: ${found} Spieler statt ${wanted}.`,
	sameArmy: ({ team, armyName, names, most }) =>
		`Team ${team}: ${armyName} ${names.length}-mal, Maximum ${most} (${names.join(', ')}).`
};

export const answerWords: Language['answerWords'] = {
	hello: (name) => `Hallo ${name},`,
	helloAll: 'Hallo,',
	subjectLegal: (event) => `${event}: Deine Liste ist gültig`,
	subjectToDo: (event) => `${event}: Deine Liste muss geändert werden`,
	legal: (event) => `deine Liste für ${event} wurde vollständig gelesen und ist gültig.`,
	subjectToCheck: (event) => `${event}: Deine Liste ist gültig; bitte prüf ihre Summe`,
	toFix: (event) => `deine Liste für ${event} ist noch nicht gültig. Zu beheben:`,
	unread: (event) =>
		`deine Liste für ${event} konnte nicht vollständig gelesen werden. Diese Zeilen wurden nicht verstanden; bitte schreib sie so, wie sie in der Armeeliste stehen:`,
	unreadable: (event) => `deine Liste für ${event} konnte nicht gelesen werden.`,
	howToSend:
		'Bitte schick sie als Text, mit Spiel und Armee darüber, oder als Datei der App, mit der du sie gemacht hast.',
	line: (number) => `Zeile ${number}`,
	didYouMean: (names) => `Meinst du ${names.join(' oder ')}?`,
	otherFigures:
		'Dein Text hat andere Zahlen als die Liste, die daraus gelesen wurde. Bitte prüf, ob eine Zeile falsch gelesen wurde:',
	otherTotal: (theirs, ours) =>
		`Deine Summe ist ${theirs} Punkte; mit den Preisen in deinem Text kostet die gelesene Liste ${ours} Punkte.`,
	otherPrice: (theirs, ours) => `Dein Preis ist ${theirs} Punkte; es kostet ${ours} Punkte.`,
	fix: (offer, cost) => `Mögliche Lösung: ${offer} (${cost})`,
	points: (spent, size) => `${spent} von ${size} Punkten`,
	code: (code) => `Listencode ${code}`,
	versions: (count) => `Du hast ${count} Listen geschickt; hier geht es um die, die zählt.`,
	late: 'Sie kam nach dem Einsendeschluss.',
	until: (when) => `Einsendeschluss: ${when}.`
};
