import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';
import { punkte } from './grammar.ts';

export const shelf: Language['shelf'] = {
	rosters: 'Listen',
	bin: (count) => `Papierkorb (${count})`,
	dataOf: (day) => `Daten vom ${day}`,
	points: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	moreAbout: (name) => `Mehr zu ${name}`,
	more: (left) => `Mehr anzeigen (noch ${left})`
};

export const rosterActions: Language['rosterActions'] = {
	notRestored: (name) => `„${name}“ ist nicht zurückgeholt`,
	isBack: (name) => `„${name}“ ist wieder unter den Listen.`,
	notPurged: (name) => `„${name}“ ist nicht endgültig gelöscht`,
	binNotEmptied: 'Der Papierkorb ist nicht geleert',
	purged: (name) => `„${name}“ endgültig gelöscht.`,
	copyMark: ' (Kopie)',
	notDuplicated: (name) => `„${name}“ ist nicht dupliziert`,
	notRenamed: (name) => `„${name}“ ist nicht umbenannt`,
	notDeleted: (name) => `„${name}“ ist nicht gelöscht`,
	deleted: (name) => `„${name}“ gelöscht.`,
	undo: 'Rückgängig'
};

export const rosterMenu: Language['rosterMenu'] = {
	name: 'Name',
	rename: 'Umbenennen',
	print: 'Drucken',
	compare: 'Vergleichen',
	history: 'Verlauf',
	rulesInUse: 'Geltende Regeln',
	armyRules: 'Armeeregeln und Zauber',
	duplicate: 'Duplizieren',
	copyText: 'Als Text kopieren',
	copyLink: 'Link kopieren',
	shareLink: 'Link teilen',
	exportFile: 'Datei exportieren',
	keys: 'Tastenkürzel',
	remove: 'Löschen',
	removeRoster: 'Liste löschen',
	help: 'Hilfe'
};

export const binPage: Language['binPage'] = {
	title: 'Papierkorb',
	description: 'Gelöschte Listen: zurückholen oder endgültig löschen.',
	stays:
		'Was gelöscht wurde, bleibt 30 Tage hier, mit seinem Verlauf und seinen gesicherten Fassungen.',
	notRead: (why) => `Dieser Browser lässt Muster den Papierkorb nicht lesen: ${why}`,
	deleted: 'Gelöschte Listen',
	empty: 'Der Papierkorb ist leer.',
	forGood: 'Endgültig löschen?',
	goes: (name) =>
		`„${name}“ wird gelöscht, samt Verlauf und gesicherten Fassungen. Das lässt sich nicht rückgängig machen.`,
	keep: 'Behalten',
	purge: 'Endgültig löschen'
};

export const deletedRow: Language['deletedRow'] = {
	unreadableName: 'Nicht lesbare Liste',
	unreadable: 'Eine Liste, die diese Version nicht lesen kann.',
	spent: (points, size) => `${pointsText(points)} von ${size}`,
	size: punkte,
	deleted: (ago) => `Gelöscht ${ago}`,
	stays: 'bleibt, bis du sie löschst',
	goesOn: (date) => `verschwindet am ${date}`,
	restore: 'Zurückholen',
	export: 'Exportieren',
	purge: 'Endgültig löschen'
};

export const ago: Language['ago'] = {
	justNow: 'gerade eben',
	someTime: 'vor einiger Zeit'
};

export const moments: Language['moments'] = {
	today: 'Heute',
	yesterday: 'Gestern',
	beginning: 'Die Liste vor diesen Schritten'
};

export const keepingNotice: Language['keepingNotice'] = {
	label: 'Deine Listen aufbewahren',
	shortOfRoom: (room) =>
		`Auf diesem Gerät wird der Platz knapp${room ? `: ${room.used} von ${room.most} sind belegt` : ''}. Der Browser könnte deine Listen löschen, um welchen zu schaffen.`,
	copyFailed: (why) =>
		`Die wöchentliche Kopie wurde nicht geschrieben: ${why} In einem Tag wird es wieder versucht.`,
	copyAsks: (folder) =>
		`Die wöchentliche Kopie ist fällig. Der Browser fragt erneut, bevor Muster in „${folder}“ schreiben darf.`,
	refused:
		'Dieser Browser verspricht nicht, deine Listen zu behalten. Eine Sicherung bewahrt sie anderswo auf.',
	mayClear: 'Dieser Browser könnte deine Listen löschen, wenn auf dem Gerät der Platz ausgeht.',
	haveChanged: (date) => `Deine Listen haben sich seit der letzten Sicherung vom ${date} geändert.`,
	noBackup: 'Von deinen Listen gibt es noch keine Sicherung.',
	keep: 'Dauerhaft behalten',
	writeCopy: 'Kopie schreiben',
	saveBackup: 'Sicherung speichern',
	later: 'Später',
	notNow: 'Nicht jetzt',
	settings: 'Einstellungen'
};

export const installing: Language['installing'] = {
	label: 'Muster installieren',
	offer:
		'Muster kann eine App dieses Geräts werden: auf dem Startbildschirm, ohne die Leisten des Browsers, mit den Listen, die hier sind.',
	install: 'Muster installieren',
	byHand:
		'„Zum Home-Bildschirm“ im Teilen-Menü macht Muster zu einer App dieses Geräts. Dort bleiben die Listen; im Browser können sie nach einer Woche ohne Besuch gelöscht werden. Die App beginnt ohne Listen: Speichere hier eine Sicherung und hole sie dort in den Einstellungen zurück.',
	saveBackup: 'Sicherung speichern',
	notNow: 'Nicht jetzt'
};

export const offlineState: Language['offlineState'] = {
	ready: 'Auf diesem Gerät gespeichert: geht ohne Netz.',
	what: (games, armies) =>
		`${games} Spiele mit ${armies} Armeen, ihren Regeln und Zaubern, und das Drucken.`,
	notYet: 'Für den Gebrauch ohne Netz noch nicht gespeichert.',
	faults: {
		room: 'Für den Gebrauch ohne Netz nicht gespeichert: Dieser Browser hat keinen Platz dafür. Muster versucht es beim nächsten Start wieder.',
		network:
			'Für den Gebrauch ohne Netz noch nicht gespeichert: Die Verbindung ist abgebrochen. Muster versucht es von selbst wieder.'
	}
};

export const updatePrompt: Language['updatePrompt'] = {
	label: 'Neue App-Version',
	unstored:
		'Die letzten Änderungen sind nicht gespeichert, darum bleibt diese Seite. Versuch es noch einmal oder sichere erst eine Kopie.',
	held: 'Die neue App-Version ist nicht gestartet. Sie startet, wenn alle Tabs von Muster geschlossen sind.',
	waiting: 'Eine neue App-Version von Muster ist bereit.',
	broken:
		'Ein Teil von Muster wurde nicht geladen. Lade neu, um weiterzumachen: Änderungen werden vorher gespeichert.',
	replaced:
		'Ein anderer Tab hat eine neue App-Version von Muster übernommen. Dieser läuft mit der vorigen weiter.',
	updateNow: 'Jetzt aktualisieren',
	reload: 'Neu laden',
	storing: 'Wird gespeichert …',
	later: 'Später'
};
