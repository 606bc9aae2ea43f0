import type { Language } from '../language.ts';
import { zahl } from './grammar.ts';

export const settingsPage: Language['settingsPage'] = {
	title: 'Einstellungen',
	description:
		'Was auf diesem Gerät gespeichert ist, Sicherungen davon und wie du sie zurückholst.',
	notStored: (why) => `Dieser Browser lässt Muster nichts speichern: ${why}`,
	about: 'Über',
	aboutMuster: 'Über Muster',
	whatIsThere: ': seine Spiele, deren Daten und wem die Namen gehören.',
	appearance: 'Sprache und Farben',
	language: 'Sprache',
	ownWords: 'Eine andere Sprache lädt die Seite neu. Namen und Regeln der Spiele bleiben englisch.',
	theme: 'Farben',
	asBrowser: 'Wie der Browser',
	light: 'Hell',
	dark: 'Dunkel',
	notKept: 'Dieser Browser lässt Muster die Auswahl nicht behalten.',
	nextTime:
		'Die letzten Änderungen sind nicht gespeichert. Die Sprache wechselt, wenn die Seite neu geladen wird.'
};

export const keepingSettings: Language['keepingSettings'] = {
	nothingRestored: (why) => `Nichts wurde zurückgeholt: ${why}`,
	backup: 'Sicherung',
	aboutBackup: 'Eine Datei mit allen Listen, gesicherten Fassungen und Turnierpaketen.',
	lastBackup: (moment) => `Die letzte ist vom ${moment}.`,
	noBackup: 'Es gibt noch keine.',
	saveBackup: 'Sicherung speichern',
	restoreBackup: 'Sicherung zurückholen',
	aboutRestoring:
		'Fügt hinzu, was nicht hier ist. Nichts, was hier ist, ändert sich, und nichts kommt doppelt.',
	whatWasRestored: 'Was zurückgeholt wurde',
	reading: 'Die Sicherung wird gelesen …',
	remind: 'An Sicherungen erinnern',
	aboutReminding:
		'Erinnere mich, wenn eine Sicherung eine Woche alt ist und sich Listen seitdem geändert haben',
	storedHere: 'Auf diesem Gerät gespeichert',
	counts: (rosters, versions, events) =>
		`${zahl(rosters, 'Liste', 'Listen')}, ${zahl(versions, 'gesicherte Fassung', 'gesicherte Fassungen')}, ${zahl(events, 'Turnierpaket', 'Turnierpakete')}.`,
	inUse: (used, most) => `${used} von ${most} belegt.`,
	appSize: (app, armies) => `Die App belegt ${app}, die Armeedaten ${armies}.`,
	isKept: 'Der Browser behält sie, bis du sie löschst.',
	isRefused: 'Der Browser verspricht nicht, sie zu behalten: Speichere ab und zu eine Sicherung.',
	mayClear: 'Der Browser könnte sie löschen, wenn auf dem Gerät der Platz ausgeht.',
	keep: 'Dauerhaft behalten',
	weeklyCopy: 'Wöchentliche Kopie',
	noCopy: (why) => `Es gibt keine wöchentliche Kopie: ${why}`,
	aboutFolder: (folder) =>
		`Eine Sicherung wird in „${folder}“ geschrieben, wenn eine Woche vergangen ist und sich Listen geändert haben.`,
	lastCopy: (file, moment) => `Die letzte: ${file}, ${moment}.`,
	olderStay: 'Ältere bleiben.',
	copyFailed: (moment, why) => `Die Kopie vom ${moment} wurde nicht geschrieben: ${why}`,
	chooseAnother: 'Anderen Ordner wählen',
	stop: 'Beenden',
	aboutCopies:
		'Muster kann in jeder Woche, in der sich Listen geändert haben, eine Sicherung in einen Ordner von dir schreiben. Ein Ordner, der auch anderswo aufbewahrt wird, übersteht den Verlust dieses Geräts.',
	choose: 'Ordner wählen',
	cannotCopy:
		'Dieser Browser lässt Muster nicht in einen Ordner schreiben: Stattdessen erinnert es dich an Sicherungen.'
};

export const backingUp: Language['backingUp'] = {
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

export const backups: Language['backups'] = {
	tooBig: 'Die Datei ist zu groß für eine Sicherung: höchstens 200 MB.',
	cutOff: 'Das ist keine Sicherung von Muster oder nur ein Teil davon: das Ende fehlt.',
	none: 'Das ist keine Sicherung von Muster. Listen und Turnierpakete liest „Importieren“.',
	overfull: (key) => `„${key}“: erwartet wird eine Liste mit höchstens 100.000 Einträgen.`,
	tooMany: 'Es ist mehr, als eine Datei fasst.',
	strange: 'nicht so, wie Muster es schreibt.',
	unstorable: 'lässt sich nicht speichern.',
	unread: {
		roster: (nth, why) => `Die ${nth} Liste: ${why}`,
		version: (nth, why) => `Die ${nth} gesicherte Fassung: ${why}`,
		event: (nth, why) => `Das ${nth} Turnierpaket: ${why}`,
		row: (nth, why) => `Die ${nth} unlesbare Zeile: ${why}`
	}
};
