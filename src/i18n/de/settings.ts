import type { Language } from '../language.ts';
import { zahl } from './parts/grammar.ts';

export const settingsPage: Language['settingsPage'] = {
	title: 'Einstellungen',
	description: 'Was auf diesem Gerät gespeichert ist, und Sicherungen davon.',
	notStored: (why) => `Dieser Browser lässt Muster nichts speichern: ${why}`,
	about: 'Über',
	aboutMuster: 'Über Muster',
	whatIsThere: ': seine Spiele, deren Daten und wem die Namen gehören.',
	appearance: 'Sprache und Farben',
	language: 'Sprache',
	ownWords:
		'Ein Wechsel der Sprache lädt die Seite neu. Namen und Regeln der Spiele bleiben englisch.',
	theme: 'Farben',
	asBrowser: 'Wie der Browser',
	light: 'Hell',
	dark: 'Dunkel',
	notKept: 'Dieser Browser merkt sich die Auswahl nicht.',
	nextTime:
		'Die letzten Änderungen sind nicht gespeichert. Die Sprache wechselt, wenn die Seite neu geladen wird.'
};

export const keepingSettings: Language['keepingSettings'] = {
	nothingRestored: (why) => `Nichts wurde wiederhergestellt: ${why}`,
	backup: 'Sicherung',
	aboutBackup:
		'Eine Datei mit allen Listen, gespeicherten Versionen, Schlachten und Turnierpaketen, deinen Einstellungen und deinen Angaben als Spieler.',
	lastBackup: (moment) => `Letzte Sicherung: ${moment}.`,
	noBackup: 'Noch keine Sicherung.',
	saveBackup: 'Sicherung speichern',
	restoreBackup: 'Sicherung wiederherstellen',
	aboutRestoring:
		'Fügt hinzu, was hier fehlt. Nichts, was hier ist, wird geändert oder verdoppelt.',
	whatWasRestored: 'Wiederhergestellt',
	reading: 'Die Sicherung wird gelesen …',
	remind: 'An Sicherungen erinnern',
	aboutReminding:
		'Erinnere mich, wenn eine Sicherung eine Woche alt ist und sich Listen seitdem geändert haben',
	storedHere: 'Auf diesem Gerät gespeichert',
	counts: (rosters, versions, events) =>
		`${zahl(rosters, 'Liste', 'Listen')}, ${zahl(versions, 'gespeicherte Version', 'gespeicherte Versionen')}, ${zahl(events, 'Turnierpaket', 'Turnierpakete')}.`,
	inUse: (used, most) => `${used} von ${most} belegt.`,
	appSize: (app, armies) => `Die App belegt ${app}, die Armeedaten ${armies}.`,
	isKept: 'Der Browser behält deine Listen, bis du sie löschst.',
	isRefused: 'Der Browser könnte deine Listen löschen: Speichere ab und zu eine Sicherung.',
	mayClear: 'Der Browser könnte deine Listen löschen, wenn der Speicher knapp wird.',
	keep: 'Dauerhaft behalten',
	weeklyCopy: 'Wöchentliche Kopie',
	noCopy: (why) => `Es gibt keine wöchentliche Kopie: ${why}`,
	aboutFolder: (folder) =>
		`Schreibt einmal pro Woche eine Sicherung in „${folder}“, wenn sich Listen geändert haben.`,
	lastCopy: (file, moment) => `Letzte Kopie: ${file}, ${moment}.`,
	olderStay: 'Ältere Kopien bleiben.',
	copyFailed: (moment, why) => `Die Kopie vom ${moment} wurde nicht geschrieben: ${why}`,
	chooseAnother: 'Anderen Ordner wählen',
	stop: 'Beenden',
	aboutCopies:
		'Muster kann einmal pro Woche eine Sicherung in einen Ordner schreiben, wenn sich Listen geändert haben. Ein synchronisierter Ordner schützt dich, wenn dieses Gerät verloren geht.',
	choose: 'Ordner wählen',
	cannotCopy:
		'Dieser Browser lässt Muster nicht in einen Ordner schreiben. Stattdessen erinnert Muster dich an Sicherungen.'
};

export const backingUp: Language['backingUp'] = {
	saved: (rosters) => `Sicherung mit ${zahl(rosters, 'Liste', 'Listen')} gespeichert.`,
	left: (rows) =>
		rows === 1
			? '1 beschädigter Eintrag ließ sich nicht in einer Datei speichern und bleibt nur auf diesem Gerät.'
			: `${rows} beschädigte Einträge ließen sich nicht in einer Datei speichern und bleiben nur auf diesem Gerät.`,
	notSaved: (why) => `Die Sicherung ließ sich nicht speichern: ${why}`,
	ofDay: (date) => ` (Sicherung vom ${date})`,
	ofNoDay: ' (aus einer Sicherung)',
	tooBig: (megabytes) => `Die Datei ist zu groß für eine Sicherung (höchstens ${megabytes} MB).`,
	things: {
		roster: (number) => zahl(number, 'Liste', 'Listen'),
		version: (number) => zahl(number, 'gespeicherte Version', 'gespeicherte Versionen'),
		event: (number) => zahl(number, 'Turnierpaket', 'Turnierpakete'),
		setting: (number) => zahl(number, 'Einstellung', 'Einstellungen'),
		wording: (number) => zahl(number, 'Text in eigenem Wortlaut', 'Texte in eigenem Wortlaut'),
		alias: (number) => zahl(number, 'gemerkter Name', 'gemerkte Namen'),
		text: (number) => zahl(number, 'aufbewahrter Text', 'aufbewahrte Texte'),
		battle: (number) => zahl(number, 'Schlacht', 'Schlachten'),
		row: (number) => zahl(number, 'unlesbarer Eintrag', 'unlesbare Einträge')
	},
	added: (things) => `${things} hinzugefügt`,
	wereHere: (number, things) => `${things ?? number} ${number === 1 ? 'war' : 'waren'} schon hier`,
	besideOthers: (number, names) =>
		`${number} als ${number === 1 ? 'Kopie' : 'Kopien'} hinzugefügt: ${names}`,
	languageNext: 'Die Sprache wechselt, wenn du die Seite neu lädst.',
	noRoster: 'Sie enthält keine Listen.',
	quoted: (name) => `„${name}“`,
	inAnotherForm: (names, number) =>
		number === 1
			? `${names} ist hier in einer anderen Version, die behalten wurde.`
			: `${names} sind hier in einer anderen Version, die behalten wurde.`,
	notRead: (number) =>
		number === 1 ? '1 ließ sich nicht lesen:' : `${number} ließen sich nicht lesen:`,
	andMore: (number) => `Und ${number} weitere.`,
	notWhole: 'Sie wurde nicht vollständig geschrieben.',
	folderGone: (folder) => `Den Ordner „${folder}“ gibt es nicht mehr.`,
	notAllowed: (folder) => `Der Browser lässt Muster nicht in „${folder}“ schreiben.`,
	noRoom: (folder) => `In „${folder}“ ist kein Platz mehr.`
};

export const backups: Language['backups'] = {
	tooBig: 'Die Datei ist zu groß für eine Sicherung (höchstens 200 MB).',
	cutOff: 'Das ist keine Sicherung von Muster, oder sie ist unvollständig: Das Ende fehlt.',
	none: 'Das ist keine Sicherung von Muster. Listen und Turnierpakete liest „Importieren“.',
	overfull: (key) => `„${key}“: erwartet wird eine Liste mit höchstens 100.000 Einträgen.`,
	tooMany: 'Es ist mehr, als eine Datei fasst.',
	unreadSettings: 'Die Einstellungen: nicht im Format von Muster.',
	unreadSetting: (name) => `Die Einstellung „${name}“ ist nicht im Format von Muster.`,
	unknownSetting: (name) => `Die Einstellung ${name}: Diese Version von Muster hat sie nicht.`,
	settings: {
		remind: 'An Sicherungen erinnern',
		player: 'Spieler',
		printsPlayer: 'Diese Angaben drucken',
		theme: 'Farben',
		language: 'Sprache',
		printPlan: 'Was gedruckt wird',
		singleKeys: 'Einzelne Tasten',
		lastSystem: 'Letztes Spiel'
	},
	strange: 'nicht im Format von Muster.',
	unstorable: 'lässt sich nicht speichern.',
	unread: {
		roster: (nth, why) => `Die ${nth} Liste: ${why}`,
		version: (nth, why) => `Die ${nth} gespeicherte Version: ${why}`,
		event: (nth, why) => `Das ${nth} Turnierpaket: ${why}`,
		wording: (nth, why) => `Der ${nth} Text in eigenem Wortlaut: ${why}`,
		alias: (nth, why) => `Der ${nth} gemerkte Name: ${why}`,
		source: (nth, why) => `Der ${nth} Text einer Liste: ${why}`,
		folder: (nth, why) => `Die ${nth} Liste in einem Ordner: ${why}`,
		text: (nth, why) => `Der ${nth} aufbewahrte Text: ${why}`,
		battle: (nth, why) => `Die ${nth} Schlacht: ${why}`,
		row: (nth, why) => `Der ${nth} unlesbare Eintrag: ${why}`
	}
};
