import type { Language } from '../language.ts';

export const printPage: Language['printPage'] = {
	title: 'Drucken',
	description:
		'Eine Liste drucken: die Armeeliste auf einer Seite, mit Werten, Regeln, Gegenständen und Zaubern oder mit dem Prüfbericht.',
	opening: 'Die Liste wird geöffnet …',
	missing: 'Unter dieser Adresse gibt es in diesem Browser keine lesbare Liste.',
	notOpened: (why) => `Die Liste ließ sich nicht öffnen: ${why}`,
	notAll: (missing) =>
		missing === 1
			? '1 Liste ließ sich nicht öffnen und wird nicht gedruckt.'
			: `${missing} Listen ließen sich nicht öffnen und werden nicht gedruckt.`,
	sharedList: 'Geteilte Liste',
	battle: 'Schlacht'
};

export const printDesk: Language['printDesk'] = {
	purpose: 'Was gedruckt wird',
	purposes: { me: 'Für mich', event: 'Fürs Turnier', cards: 'Karten', one: 'Ein Blatt' },
	shortPurposes: { me: 'Für mich', event: 'Turnier', cards: 'Karten', one: 'Ein Blatt' },
	sheetsOfPack: 'Blätter fürs Turnier',
	notes: 'Notizen',
	cardKinds: {
		character: 'Charaktermodelle',
		unit: 'Einheiten',
		army: 'Die Armee',
		item: 'Gegenstände',
		spell: 'Zauber'
	},
	cardsOf: 'Karten für',
	backs: 'Rückseiten, für beidseitigen Druck',
	preview: 'Vorschau',
	notShared: (why) => `Das PDF ließ sich nicht teilen: ${why}`,
	savePdf: 'PDF speichern',
	saved: (file) => `Gespeichert als ${file}.`,
	print: 'Drucken',
	share: 'Teilen',
	form: 'Form',
	paper: 'Papier',
	letter: 'Letter',
	booklet: 'A5-Heft',
	stages: {
		loading: 'Der Inhalt der Blätter wird geladen …',
		setting: 'Die Seiten werden gesetzt …',
		drawing: 'Die Seiten werden gezeichnet …'
	},
	notMade: (why) => `Das Blatt ließ sich nicht erstellen: ${why}`,
	tryAgain: 'Erneut versuchen',
	cancelled: (hasBefore) =>
		hasBefore ? 'Abgebrochen. Unten stehen die vorigen Seiten.' : 'Abgebrochen.',
	page: (page, pages) => `Seite ${page} von ${pages}`,
	pagesReady: (pages) => (pages === 1 ? '1 Seite ist fertig.' : `${pages} Seiten sind fertig.`),
	making: 'Das Blatt wird erstellt',
	cancel: 'Abbrechen',
	zoom: 'Zoom',
	zoomOut: 'Verkleinern',
	zoomIn: 'Vergrößern',
	fitWidth: 'Ganze Breite'
};

export const forms: Language['forms'] = {
	names: {
		list: 'Armeeliste',
		reference: 'Liste und Referenz',
		cards: 'Karten',
		organiser: 'Exemplar für den Veranstalter',
		opponent: 'Exemplar für den Gegner',
		record: 'Schlachtprotokoll',
		legality: 'Prüfbericht',
		play: 'Spielhilfe'
	},
	short: {
		list: 'Liste',
		reference: 'Referenz',
		cards: 'Karten',
		organiser: 'Veranstalter',
		opponent: 'Gegner',
		record: 'Protokoll',
		legality: 'Prüfbericht',
		play: 'Spielhilfe'
	},
	warscrolls: 'Warscrolls'
};

export const playerWords: Language['playerWords'] = {
	title: 'Spieler',
	lacking: (details) => `Das Turnier fragt nach: ${details.join(', ')}`,
	asked: 'fürs Turnier',
	print: 'Diese Angaben drucken',
	kept: 'Bleibt auf diesem Gerät und in deinen Sicherungen. E-Mail und Nummer stehen nur auf der Armeeliste, dem Exemplar für den Veranstalter und dem Prüfbericht.'
};

export const paperwork: Language['paperwork'] = {
	qrCode: 'QR-Code der Liste',
	shieldOf: (army) => `Schild: ${army}`,
	base: (points) => `Grundpreis ${points}`,
	perUnit: (points) => `eine: ${points} Punkte`,
	notWhole: 'Nicht vollständig gelesen',
	notWholly: (unread, problems) =>
		[
			`${paperwork.notWhole}: ${unread === 1 ? '1 Zeile' : `${unread} Zeilen`}`,
			...(problems > 0 ? [`${problems} zu beheben`] : [])
		].join(', '),
	gapsByHand: 'Von Hand prüfen: Vergleiche die Liste mit der gedruckten Armeeliste.',
	rulesApplied: 'Regeln für das Gelesene',
	alsoRules: 'Außerdem',
	passed: 'Erfüllt',
	listedAbove: (rules) => `${rules}, siehe oben`,
	rules: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
	signedBy: 'Unterschrift des Spielers',
	details: {
		name: 'Spieler',
		club: 'Verein',
		team: 'Team',
		email: 'E-Mail',
		number: 'Nummer',
		table: 'Tisch',
		round: 'Runde'
	},
	index: {
		title: 'Verzeichnis der Listen',
		list: 'Liste',
		army: 'Armee',
		verdict: 'Ergebnis',
		code: 'Listencode',
		notRead: 'Nicht gelesen',
		total: (lists, legal, illegal, partly) =>
			`${lists === 1 ? '1 Liste' : `${lists} Listen`}: ${[
				...(legal > 0 ? [`${legal} gültig`] : []),
				...(illegal > 0 ? [`${illegal} nicht gültig`] : []),
				...(partly > 0 ? [`${partly} nicht vollständig gelesen`] : [])
			].join(', ')}`
	},
	tags: {
		title: (event) => `Namensschilder, ${event}`,
		table: (table) => `Tisch ${table}`,
		number: (number) => `Nr. ${number}`
	},
	reference: {
		units: 'Regeln je Einheit',
		mark: '→',
		onPage: (names, page) => (page === undefined ? names : `${names} (S. ${page})`),
		shared: '→ Regeln mehrerer Einheiten',
		saves: (saves) =>
			saves.length === 1
				? `Rüstungswurf ${saves[0]}.`
				: `Rüstungswürfe, wie gelistet: ${saves.join(', ')}.`,
		abilities: 'Fähigkeiten und Zauber, die hier keinen Text haben.'
	},
	game: {
		opponent: 'Gegner',
		mission: 'Mission',
		result: 'Ergebnis'
	}
};

export const replacedWords: Language['replacedWords'] = {
	title: 'Anders gedruckt als geschrieben',
	line: (field, text, printed) => `${field} „${text}“: gedruckt als „${printed}“.`,
	fields: { title: 'Liste', event: 'Turnier', note: 'Notiz', unit: 'Name' },
	more: (count) => `${count} weitere`,
	outOfReach:
		'Diese Schriftzeichen werden beim ersten Drucken geladen, und das Netz antwortet gerade nicht.',
	none: 'Für diese Schriftzeichen hat Muster keine Schrift.'
};
