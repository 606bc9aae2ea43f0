import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { punkte } from './parts/grammar.ts';

export const shelf: Language['shelf'] = {
	rosters: 'Listen',
	bin: (count) => `Papierkorb (${count})`,
	dataOf: (day) => `Daten vom ${day}`,
	points: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	moreAbout: (name) => `Mehr zu ${name}`,
	more: (left) => `Mehr anzeigen (noch ${left})`,
	find: 'Liste suchen',
	found: (count) =>
		count === 0 ? 'Keine Liste gefunden.' : count === 1 ? '1 Liste' : `${count} Listen`,
	sortBy: 'Sortieren nach',
	orders: { edited: 'Zuletzt bearbeitet', name: 'Name', army: 'Armee', points: 'Punktelimit' },
	select: 'Auswählen',
	pick: (name) => `${name} auswählen`,
	pickAll: 'Alle auswählen',
	picked: 'ausgewählt',
	selected: 'Ausgewählte Listen',
	done: 'Fertig',
	export: 'Exportieren',
	fileOf: (count) => `${count} Listen`,
	allGames: 'Alle Spiele',
	folders: 'Ordner',
	allFolders: 'Alle',
	noFolder: 'Ohne Ordner',
	newFolder: 'Neuer Ordner',
	toFolder: 'In Ordner verschieben',
	move: 'Verschieben',
	moved: (count, folder) => {
		const what = count === 1 ? '1 Liste' : `${count} Listen`;
		return folder === ''
			? `${what} aus dem Ordner genommen.`
			: `${what} nach „${folder}“ verschoben.`;
	},
	notMoved: 'Die Listen wurden nicht verschoben',
	demo: 'Eine Liste ausprobieren',
	openDemo: 'Diese Liste öffnen'
};

export const rosterActions: Language['rosterActions'] = {
	notRestored: (name) => `„${name}“ wurde nicht wiederhergestellt`,
	isBack: (name) => `„${name}“ wiederhergestellt.`,
	notPurged: (name) => `„${name}“ wurde nicht endgültig gelöscht`,
	binNotEmptied: 'Der Papierkorb wurde nicht geleert',
	purged: (name) => `„${name}“ endgültig gelöscht.`,
	copyMark: (number) => (number === 1 ? ' (Kopie)' : ` (Kopie ${number})`),
	notDuplicated: (name) => `„${name}“ wurde nicht dupliziert`,
	notRenamed: (name) => `„${name}“ wurde nicht umbenannt`,
	notDeleted: (name) => `„${name}“ wurde nicht gelöscht`,
	deleted: (name) => `„${name}“ gelöscht.`,
	deletedSeveral: (count) => `${count} Listen gelöscht.`,
	notDeletedSeveral: 'Die Listen wurden nicht gelöscht',
	undo: 'Rückgängig'
};

export const rosterMenu: Language['rosterMenu'] = {
	name: 'Name',
	rename: 'Umbenennen',
	print: 'Drucken',
	play: 'Spielen',
	compare: 'Vergleichen',
	history: 'Verlauf',
	rulesInUse: 'Geltende Regeln',
	armyRules: 'Armeeregeln und Zauber',
	complete: 'Diese Liste vervollständigen',
	noPoints: 'Dieses Spiel hat keine Punkte.',
	duplicate: 'Duplizieren',
	share: 'Teilen',
	thisList: 'Diese Liste',
	shareAndPrint: 'Teilen und drucken',
	check: 'Nachsehen',
	danger: 'Vorsicht',
	keys: 'Tastenkürzel',
	remove: 'Löschen',
	removeRoster: 'Liste löschen',
	help: 'Hilfe'
};

export const binPage: Language['binPage'] = {
	title: 'Papierkorb',
	description: 'Gelöschte Listen wiederherstellen oder endgültig löschen.',
	stays:
		'Gelöschte Listen bleiben 30 Tage hier, mit ihrem Verlauf und ihren gespeicherten Versionen.',
	notRead: (why) => `Dieser Browser lässt Muster den Papierkorb nicht lesen: ${why}`,
	deleted: 'Gelöschte Listen',
	empty: 'Der Papierkorb ist leer.',
	forGood: 'Endgültig löschen?',
	goes: (name) =>
		`„${name}“ wird mit Verlauf und gespeicherten Versionen gelöscht. Das lässt sich nicht rückgängig machen.`,
	keep: 'Abbrechen',
	purge: 'Endgültig löschen'
};

export const deletedRow: Language['deletedRow'] = {
	unreadableName: 'unlesbare Liste',
	unreadable: 'Eine Liste, die diese Version nicht lesen kann.',
	spent: (points, size) => `${pointsText(points)} von ${size}`,
	size: punkte,
	deleted: (ago) => `Gelöscht ${ago}`,
	stays: 'bleibt, bis du sie löschst',
	goesOn: (date) => `wird am ${date} endgültig gelöscht`,
	restore: 'Wiederherstellen',
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
	beginning: 'Vor diesen Schritten'
};

export const keepingNotice: Language['keepingNotice'] = {
	label: 'Deine Listen aufbewahren',
	shortOfRoom: (room) =>
		`Auf diesem Gerät wird der Speicher knapp${room ? `: ${room.used} von ${room.most} belegt` : ''}. Der Browser könnte deine Listen löschen, um Platz zu schaffen.`,
	copyFailed: (why) =>
		`Die wöchentliche Kopie wurde nicht geschrieben: ${why} Muster versucht es in einem Tag wieder.`,
	copyAsks: (folder) =>
		`Die wöchentliche Kopie ist fällig. Der Browser fragt erneut, bevor Muster in „${folder}“ schreiben darf.`,
	refused: 'Dieser Browser könnte deine Listen löschen. Eine Sicherung bewahrt sie woanders auf.',
	mayClear: 'Dieser Browser könnte deine Listen löschen, wenn der Speicher knapp wird.',
	haveChanged: (date) => `Deine Listen haben sich seit der letzten Sicherung vom ${date} geändert.`,
	noBackup: 'Deine Listen sind noch nicht gesichert.',
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
		'Installiere Muster als App: auf dem Startbildschirm, im Vollbild, mit deinen Listen von hier.',
	install: 'Muster installieren',
	byHand:
		'„Zum Home-Bildschirm“ im Teilen-Menü installiert Muster. Die installierte App behält deine Listen; der Browser kann sie nach einer Woche ohne Besuch löschen. Die App beginnt leer: Speichere hier eine Sicherung und stelle sie dort in den Einstellungen wieder her.',
	saveBackup: 'Sicherung speichern',
	notNow: 'Nicht jetzt'
};

export const offlineState: Language['offlineState'] = {
	ready: 'Funktioniert offline.',
	nowReady: 'Muster ist jetzt auf diesem Gerät gespeichert und läuft auch ohne Netz.',
	what: (games, armies) =>
		`${games} Spiele mit ${armies} Armeen, ihren Regeln und Zaubern, dazu das Drucken.`,
	notYet: 'Noch nicht offline verfügbar.',
	faults: {
		room: 'Nicht offline verfügbar: Dieser Browser hat keinen Platz mehr. Muster versucht es beim nächsten Start wieder.',
		network:
			'Noch nicht offline verfügbar: Die Verbindung ist abgebrochen. Muster versucht es von selbst wieder.'
	}
};

export const updatePrompt: Language['updatePrompt'] = {
	label: 'Neue Version',
	unstored:
		'Die letzten Änderungen sind nicht gespeichert, darum bleibt diese Seite offen. Versuch es erneut oder speichere erst eine Kopie.',
	held: 'Die neue Version ist noch nicht gestartet. Schließe alle Tabs von Muster, um sie zu starten.',
	waiting: 'Eine neue Version von Muster ist bereit.',
	broken:
		'Ein Teil von Muster wurde nicht geladen. Lade neu, um weiterzumachen: Änderungen werden vorher gespeichert.',
	replaced: 'In einem anderen Tab läuft eine neue Version von Muster. Hier läuft noch die alte.',
	updateNow: 'Jetzt aktualisieren',
	reload: 'Neu laden',
	storing: 'Wird gespeichert …',
	later: 'Später'
};

export const sourceWords: Language['sourceWords'] = {
	title: 'Importierter Text',
	about: 'Der Text, aus dem diese Liste entstanden ist.',
	copy: 'Kopieren',
	copied: 'Text kopiert.'
};
