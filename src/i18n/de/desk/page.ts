import type { Language } from '../../language.ts';

const lists = (count: number): string => (count === 1 ? '1 Liste' : `${count} Listen`);

export const eventDesk: Language['eventDesk'] = {
	title: 'Turniertisch',
	description:
		'Die Listen prüfen, die Spieler zu einem Turnier geschickt haben: Tabelle, Antworten, Siegel und Papier, nur auf deinem Gerät.',
	isEvent: 'Das ist ein Turnierpaket und keine Liste.',
	event: 'Turnier',
	chooseEvent: 'Turnier wählen',
	eventFile: 'Datei eines Turniers öffnen',
	noEvents: 'Auf diesem Gerät ist kein Turnier gespeichert.',
	notAnEvent: 'In dieser Datei ist kein Turnierpaket.',
	lists: 'Listen',
	files: 'Dateien: Mails, Postfächer, Formulare, Archive, Listen',
	folder: 'oder ein Ordner',
	chooseFolder: 'Ordner wählen',
	paste: 'oder eingefügter Text',
	read: 'Text lesen',
	pasteFirst: 'Füge erst eine Liste, eine Mail oder eine Tabelle ein.',
	pasted: (number) => `Eingefügter Text ${number}`,
	drop: 'Dateien können überall auf dieser Seite abgelegt werden.',
	reading: (done, all) => `${done} von ${all} gelesen`,
	working: 'Einen Moment …',
	stop: 'Anhalten',
	failed: (why) => `Das ging nicht: ${why}`,
	states: {
		legal: 'gültig',
		'to fix': 'zu beheben',
		'not wholly read': 'nicht ganz gelesen'
	},
	all: 'alle',
	showOnly: 'Zeigen',
	find: 'Spieler, Armeen, Dateien suchen',
	nothing: 'Keine Liste passt dazu.',
	sortedBy: (column) => `Nach ${column} sortieren`,
	player: 'Spieler',
	club: 'Verein',
	army: 'Armee',
	points: 'Punkte',
	state: 'Stand',
	sent: 'Gesendet',
	remarks: 'Bemerkungen',
	nobody: 'ohne Namen',
	otherTotal: 'andere Summe im Text',
	otherPrices: 'andere Preise im Text',
	late: 'zu spät',
	replaced: 'ersetzt',
	same: 'doppelt geschickt',
	other: 'zwei Listen zur selben Zeit',
	version: (number) => `Fassung ${number}`,
	maybe: (player) => `noch eine Armee von ${player}?`,
	guessedBy: { file: 'Name aus der Datei', title: 'Name aus dem Titel' },
	sender: (name) => `geschickt von ${name}`,
	totals: (all, players) =>
		`${lists(all)} von ${players === 1 ? '1 Spieler' : `${players} Spielern`}`,
	lateOnes: (count) => `${count} zu spät`,
	otherTotals: (count) => `${count} mit anderer Summe im Text`,
	of: (file) => `Aus ${file}`,
	problems: 'Zu beheben',
	notRead: 'Nicht verstanden',
	otherFigures: 'Andere Zahlen im Text',
	standsFor: (name) => `„${name}“ heißt`,
	chooseName: 'wählen',
	nearest: 'Ähnliche Namen',
	everything: 'Alle Namen',
	mendsAll: 'Gilt für alle Listen hier, in denen der Name steht.',
	undoName: (name) => `„${name}“ zurücknehmen`,
	whoPlays: 'Angaben zum Spieler',
	details: {
		name: 'Spieler',
		club: 'Verein',
		team: 'Team',
		email: 'E-Mail',
		number: 'Nummer',
		table: 'Tisch',
		round: 'Runde'
	},
	save: 'Speichern',
	wasSent: 'Wie geschickt',
	wasRead: 'Wie gelesen',
	noText: 'Sie kam als Datei aus einer anderen App.',
	noList: 'Es konnte keine Liste gelesen werden.',
	removeFile: 'Diese Datei vom Turniertisch entfernen',
	removed: (file) => `${file} ist vom Turniertisch entfernt.`,
	undo: 'Rückgängig'
};

export const deskGives: Language['deskGives'] = {
	answer: 'Antwort',
	copy: 'Kopieren',
	copied: 'Die Antwort ist kopiert.',
	share: 'Teilen',
	mail: 'Als Mail öffnen',
	answers: 'Antworten',
	answersAre:
		'Eine Nachricht an jeden Spieler, in der Sprache der Liste: Stand, Probleme, Lösungen.',
	asZip: 'Alle als Textdateien (Zip)',
	asTable: 'Alle als Tabelle für einen Serienbrief (CSV)',
	lock: 'Siegel',
	lockIs:
		'Legt die Listen fest, die zählen. Das Zip enthält jede Liste mit einer geheimen Zahl, die Prüfsummen dazu und ein Blatt zum Unterschreiben.',
	lockNow: 'Listen festlegen',
	lockAgain: 'Neu festlegen',
	locked: (when) => `Festgelegt: ${when}. Fingerabdruck aller Listen:`,
	saveLock: 'Siegel sichern (Zip)',
	openLock: 'oder das Zip eines früheren Siegels öffnen',
	noLock: 'In dieser Datei ist kein Siegel.',
	publish: 'Veröffentlichen',
	publishIs:
		'Eine einfache Seite mit den festgelegten Listen (Zip). Mailadressen, Mitgliedsnummern, Notizen und Listencodes stehen nie darin.',
	withPlayers: 'mit Namen, Vereinen und Teams',
	publishNow: 'Seite sichern (Zip)',
	changed: (file) => `${file} ist nicht, wie sie festgelegt wurde. Nichts wurde veröffentlicht.`,
	missing: (file) => `${file} fehlt im Siegel. Nichts wurde veröffentlicht.`,
	print: 'Drucken',
	printIs:
		'Die Listen, die zählen, als Ausfertigungen für den Gegner in einem PDF; oder Namensschilder zum Ausschneiden, zehn auf einer Seite.',
	printByName: 'Nach Namen drucken',
	printByTable: 'Nach Tischen drucken',
	tags: 'Namensschilder',
	atTable: 'Am Tisch',
	atTableIs: 'Tippe oder scanne den Code eines Blattes: Ist es die festgelegte Liste?',
	isLocked: (player) => `Das ist die festgelegte Liste von ${player}.`,
	isNotLocked: 'Das ist keine festgelegte Liste.',
	differs: (player) =>
		`Das ist keine festgelegte Liste. Sie weicht von der ähnlichsten ab, der von ${player}:`,
	onlySheet: (line) => `Nur auf dem Blatt: ${line.trim()}`,
	onlyLocked: (line) => `Nur im Siegel: ${line.trim()}`,
	noCode: 'Das ist noch kein ganzer Listencode.',
	number: (number) => `Liste ${number}`
};

export const deskKeeps: Language['deskKeeps'] = {
	kept: 'Listen, Korrekturen und Siegel bleiben auf diesem Gerät, bis du sie löschst. Sicherungen der App enthalten sie nicht: Dafür gibt es unten die Datei des Turniertischs.',
	notStored: (why) =>
		`Das ließ sich auf diesem Gerät nicht speichern und geht verloren, wenn du die Seite verlässt: ${why}`,
	unreadable: (count) =>
		`${count === 1 ? 'Etwas, das' : `${count} Dinge, die`} dieses Gerät vom Turniertisch gespeichert hat, kann diese Version von Muster nicht lesen.`,
	erase: 'Alle persönlichen Daten löschen',
	eraseIs:
		'Löscht alle Listen, Namen, Adressen, Korrekturen und das Siegel dieses Turniertischs von diesem Gerät.',
	eraseSure: 'Listen, Namen und Siegel löschen',
	keep: 'Behalten',
	erased: 'Alle persönlichen Daten sind gelöscht.'
};
