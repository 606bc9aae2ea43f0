import type { Language } from '../language.ts';

export const battlePage: Language['battlePage'] = {
	title: 'Schlachten',
	description:
		'Eine Schlacht mit deiner Liste spielen: Verluste, Spielzüge, Punkte und alles zum Nachschlagen.',
	opening: 'Die Schlacht wird geöffnet …',
	missing: 'Unter dieser Adresse ist keine Schlacht. Vielleicht wurde sie gelöscht.',
	notOpened: (why) => `Die Schlacht ließ sich nicht öffnen: ${why}`,
	notRead: (why) => `Dieser Browser lässt Muster die Schlachten nicht lesen: ${why}`,
	none: 'Noch keine Schlacht. Wähle „Spielen“ im Menü einer Liste.',
	of: (list, opponent) => `${list} – ${opponent}`,
	someone: 'Gegner',
	won: 'Gewonnen',
	lost: 'Verloren',
	draw: 'Unentschieden',
	score: (own, enemy) => `${own} zu ${enemy}`,
	record: (played, won) => `${played} gespielt, ${won} gewonnen`,
	remove: 'Löschen',
	removed: (name) => `„${name}“ gelöscht.`,
	notRemoved: 'Die Schlacht wurde nicht gelöscht',
	undo: 'Rückgängig',
	inBin: 'Gelöschte Schlachten',
	restore: 'Wiederherstellen',
	isBack: (name) => `„${name}“ wiederhergestellt.`,
	notRestored: 'Die Schlacht wurde nicht wiederhergestellt',
	purge: 'Endgültig löschen',
	purges: (name) =>
		`Das löscht „${name}“ mit allem, was darin notiert ist. Es lässt sich nicht rückgängig machen.`,
	purged: (name) => `„${name}“ endgültig gelöscht.`,
	notPurged: 'Die Schlacht wurde nicht endgültig gelöscht',
	cancel: 'Abbrechen',
	bin: 'Papierkorb',
	erase: 'Namen der Gegner löschen',
	erased: 'Die Namen der Gegner sind gelöscht.',
	notErased: 'Die Namen wurden nicht gelöscht'
};

export const battleStart: Language['battleStart'] = {
	title: 'Neue Schlacht',
	list: (name) => `Mit „${name}“`,
	opponent: 'Gegner (kann leer bleiben)',
	theirList: 'Liste des Gegners (kann leer bleiben)',
	theirListHint:
		'Ein Link, der Text eines QR-Codes oder der Listencode einer Liste auf diesem Gerät',
	noList: 'Keine Liste hier hat diesen Code, und ein Link von Muster ist es nicht.',
	otherGame: 'Diese Liste ist von einem anderen Spiel.',
	found: (name, army) => `${name}: ${army}`,
	mission: 'Mission (kann leer bleiben)',
	first: 'Erster Zug',
	own: 'Du',
	enemy: 'Gegner',
	begin: 'Beginnen',
	notBegun: 'Die Schlacht wurde nicht begonnen',
	before: 'Schlachten mit dieser Liste'
};

export const battleReceived: Language['battleReceived'] = {
	title: 'Schlacht von einem anderen Handy',
	taps: (count) => (count === 1 ? 'bisher 1 Eingabe' : `bisher ${count} Eingaben`),
	take: 'Hier fortsetzen',
	notTaken: 'Die Schlacht wurde hier nicht gespeichert',
	unreadable:
		'Diese Schlacht ist nicht lesbar: Der Code ist beschädigt, oder dieses Gerät hat andere Daten. Aktualisiere Muster auf beiden Geräten.',
	scan: 'Schlacht von einem anderen Handy fortsetzen'
};

export const battleTable: Language['battleTable'] = {
	own: 'Eigene Liste',
	enemy: 'Gegner',
	ownTurn: 'Du bist am Zug',
	enemyTurn: 'Gegner am Zug',
	round: (turn, round, rounds) =>
		rounds > 0 ? `${turn} ${round} von ${rounds}` : `${turn} ${round}`,
	turnWord: 'Zug',
	points: 'Siegpunkte',
	phases: 'Phasen',
	nextPhase: 'Nächste Phase',
	nextTurn: 'Nächster Zug',
	goFirst: 'Die andere Seite beginnt',
	undo: 'Rückgängig',
	left: (left, all, pieces) => `${left} von ${all} ${pieces}`,
	woundsLeft: (left, all) => `${left} von ${all} Lebenspunkten`,
	losePiece: (piece) => `−1 ${piece}`,
	loseWound: '−1 Leben',
	ofUnit: (action, unit) => `${action}: ${unit}`,
	back: '+1',
	backName: 'Eins zurückstellen',
	destroy: 'Vernichtet',
	counters: 'Verluste und Zähler',
	scores: (turn, round) => `Siegpunkte, ${turn} ${round}`,
	byHand: 'Andere Punkte',
	each: (name, points) => `${name} (${points})`,
	forLosses: 'Für Verluste',
	byRound: 'Nach Spielzügen',
	pools: 'Vorräte',
	uses: 'Nur einmal',
	more: (name) => `Eins mehr: ${name}`,
	less: (name) => `Eins weniger: ${name}`,
	of: (count, boxes) => `${count} von ${boxes}`,
	beaten: (side, why) => `${side}: ${why}. Die Schlacht ist zu Ende.`,
	lookUp: 'Nachschlagen',
	lookUpIn: 'Listen und Regeln durchsuchen',
	lookUpFor: 'Einheit, Regel, Tabelle …',
	rules: 'Regeln des Spiels',
	nothingHas: (text) => `Zu „${text}“ steht hier nichts.`,
	log: 'Verlauf und Notizen',
	note: 'Notiz',
	addNote: 'Notiz hinzufügen',
	noLog: 'Noch ist nichts geschehen.',
	finish: 'Schlacht beenden',
	changeResult: 'Ergebnis ändern',
	goOn: 'Weiterspielen',
	allBattles: 'Alle Schlachten',
	result: 'Ergebnis',
	youWon: 'Du hast gewonnen',
	theyWon: 'Der Gegner hat gewonnen',
	draw: 'Unentschieden',
	isOver: (outcome) => `Die Schlacht ist vorbei: ${outcome}.`,
	leads: (side) => `Nach Punkten: ${side}`,
	asText: 'Als Text kopieren',
	clock: 'Schachuhr',
	startClock: 'Uhr starten',
	stopClock: 'Uhr anhalten',
	spells: 'Zauber',
	asCode: 'QR-Code für ein anderes Handy',
	tooLong: 'Diese Schlacht passt nicht in einen QR-Code. Sichere sie als Datei.',
	asRecord: 'Protokoll als PDF',
	asFile: 'Als Datei speichern',
	aboutFile:
		'Zum Weiterspielen auf einem anderen Gerät: Einstellungen, Sicherung wiederherstellen. Deine Geheimnisse stehen nicht in der Datei.',
	copied: 'Schlacht als Text kopiert.',
	notCopied: 'Der Browser erlaubt das Kopieren nicht.',
	unsaved: 'Die letzten Eingaben sind noch nicht gespeichert. Muster versucht es weiter.'
};

export const battleLog: Language['battleLog'] = {
	when: (turn, round, side, phase) => `${turn} ${round}, ${side}, ${phase}`,
	destroyed: (unit) => `${unit} vernichtet`,
	lost: (unit, count, what) => `${unit}: ${count} ${what} verloren`,
	back: (unit, count, what) => `${unit}: ${count} ${what} zurück`,
	is: (unit, state) => `${unit}: ${state}`,
	isNot: (unit, state) => `${unit}: nicht mehr ${state}`,
	counted: (name, by) => `${name}: ${by}`,
	points: 'Andere Punkte',
	phase: 'Nächste Phase',
	turn: 'Nächster Zug',
	first: (side) => `Erster Zug: ${side}`,
	ended: (outcome) => `Die Schlacht endet: ${outcome}`,
	wounds: 'Lebenspunkte',
	of: (side, what) => `${side}: ${what}`
};

export const playPage: Language['playPage'] = {
	title: 'Spielhilfe',
	titleOf: (game) => `${game}: Spielhilfe`,
	description:
		'Was man beim Spielen nachschlägt: Ablauf, Tabellen, Modifikatoren und kurze Regeln.',
	search: 'In der Spielhilfe suchen',
	searchFor: 'Patzer, Verwunden, Sammeln …',
	print: 'Drucken',
	nothingHas: (text) => `Nichts in der Spielhilfe passt zu „${text}“.`,
	onlyHere: 'Nicht auf Papier',
	opening: 'Die Spielhilfe wird geöffnet …',
	missing: 'Unter dieser Adresse gibt es keine Spielhilfe.',
	notLoaded:
		'Die Spielhilfe ließ sich nicht laden. Nach dem ersten Besuch ist sie auf diesem Gerät gespeichert.',
	notice: (edition, owner) =>
		`${edition}. Regeln sind mit eigenen Worten zusammengefasst. Muster ist inoffiziell; die Namen sind Marken von ${owner}.`,
	chartOf: (name) => `Tabelle: ${name}`,
	sections: 'Abschnitte'
};
