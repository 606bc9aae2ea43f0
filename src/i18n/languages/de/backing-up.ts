import { zahl } from './grammar.ts';

export const backingUp: typeof import('../../en/backing-up.ts').backingUp = {
	saved: (rosters) => `Sicherung mit ${zahl(rosters, 'Liste', 'Listen')} gespeichert.`,
	left: (rows) =>
		rows === 1
			? '1 beschädigte Zeile ließ sich nicht in eine Datei schreiben: Sie bleibt nur hier.'
			: `${rows} beschädigte Zeilen ließen sich nicht in eine Datei schreiben: Sie bleiben nur hier.`,
	notSaved: (why) => `Die Sicherung ließ sich nicht speichern: ${why}`,
	ofDay: (date) => ` (Sicherung vom ${date})`,
	ofNoDay: ' (aus einer Sicherung)',
	tooBig: (megabytes) => `Die Datei ist zu groß für eine Sicherung: höchstens ${megabytes} MB.`,
	things: {
		roster: (number) => zahl(number, 'Liste', 'Listen'),
		version: (number) => zahl(number, 'gesicherte Fassung', 'gesicherte Fassungen'),
		event: (number) => zahl(number, 'Turnierpaket', 'Turnierpakete'),
		row: (number) => zahl(number, 'nicht lesbare Zeile', 'nicht lesbare Zeilen')
	},
	added: (things) => `${things} hinzugefügt`,
	wereHere: (number, things) => `${things ?? number} ${number === 1 ? 'war' : 'waren'} schon hier`,
	besideOthers: (number, names) =>
		`${number} ${number === 1 ? 'kam' : 'kamen'} neben das, was hier ist: ${names}`,
	noRoster: 'Es ist keine Liste darin.',
	quoted: (name) => `„${name}“`,
	inAnotherForm: (names, number) =>
		number === 1
			? `${names} ist hier in einer anderen Form, und die bleibt.`
			: `${names} sind hier in einer anderen Form, und die bleibt.`,
	notRead: (number) =>
		number === 1 ? '1 ließ sich nicht lesen:' : `${number} ließen sich nicht lesen:`,
	andMore: (number) => `Und ${number} weitere.`,
	notWhole: 'Sie wurde nicht vollständig geschrieben.',
	folderGone: (folder) => `Den Ordner „${folder}“ gibt es nicht mehr.`,
	notAllowed: (folder) => `Der Browser lässt Muster nicht in „${folder}“ schreiben.`,
	noRoom: (folder) => `In „${folder}“ ist kein Platz mehr.`
};
