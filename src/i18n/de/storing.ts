import type { Language } from '../language.ts';

export const notStored: Language['notStored'] = {
	noRoom: 'dieser Browser hat keinen Platz mehr',
	hasRefused: 'dieser Browser hat es nicht gespeichert',
	partMissing: 'ein Teil von Muster wurde nicht geladen',
	notDone: (undone, why) => `${undone}: ${why}.`,
	notDoneYet: (undone) => `${undone}: Dieser Browser antwortet noch nicht.`,
	noAnswer: 'Der Speicher dieses Browsers antwortet nicht.',
	storedElsewhere: 'Ein anderer Tab hat die Liste inzwischen gespeichert.',
	notStoredYet: (name) =>
		`Die letzten Änderungen an „${name}“ sind noch nicht gespeichert. Muster versucht es weiter.`,
	deletedElsewhere: 'In einem anderen Tab gelöscht. Eine Änderung hier stellt die Liste wieder her.'
};

export const saveAlert: Language['saveAlert'] = {
	late: 'Noch nicht gespeichert: Dieser Browser reagiert langsam.',
	failed: (why) => `Nicht gespeichert: ${why}.`,
	asking: 'Zwei Tabs haben dasselbe geändert.',
	outdated:
		'Die gespeicherte Liste stammt aus einer neueren Version von Muster oder ist beschädigt. Sie bleibt unverändert.',
	isNoted: 'Deine Änderungen bleiben erhalten, bis sie gespeichert werden können.',
	keepsTrying: 'Muster versucht es weiter. Speichere eine Kopie, bevor du gehst.',
	emptyBin: (many) => `Papierkorb leeren (${many})`,
	binGoes: (many) =>
		many === 1
			? 'Die Liste im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.'
			: `Die ${many} Listen im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.`,
	reload: 'Neu laden',
	saveCopy: 'Kopie speichern'
};

export const noList: Language['noList'] = {
	late: 'Dieser Browser gibt die gespeicherten Listen nicht heraus. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.',
	full: 'Dieser Browser hat keinen Platz mehr, darum kann Muster keine Listen speichern. Schaffe Platz auf diesem Gerät und lade neu.',
	refused:
		'Dieser Browser lässt Muster keine Listen speichern, wie in manchen privaten Fenstern. Erlaube Muster, Daten zu speichern, oder nimm ein anderes Fenster, und lade neu.',
	untilClosed:
		'Bis du die Seite schließt, kannst du Listen anlegen, drucken und als Datei speichern.'
};

export const noRoster: Language['noRoster'] = {
	noSuch: 'Liste nicht gefunden',
	unreadable: 'Unlesbare Liste',
	missing:
		'Unter dieser Adresse gibt es in diesem Browser keine Liste. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät angelegt.',
	notRead:
		'Diese Version von Muster kann die gespeicherte Liste nicht lesen. Sie bleibt unverändert; in der Übersicht der Listen lässt sie sich exportieren.',
	noArmy: (army) =>
		`Diese Version von Muster hat keine Daten für die Armee „${army}“. Die Liste bleibt unverändert.`,
	notMade: (why) => `Die Liste ließ sich nicht anlegen: ${why}`,
	notOpened: (why) => `Die Liste ließ sich nicht öffnen: ${why}`,
	late: 'Das Öffnen der Liste dauert lange, weil dieser Browser nicht reagiert. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.'
};

export const tabQuestion: Language['tabQuestion'] = {
	ask: 'Zwei Tabs haben dasselbe geändert. Was du hier tust, wird erst gespeichert, wenn du entschieden hast.',
	choose: 'Entscheiden',
	title: 'Zwei Tabs haben dasselbe geändert',
	joined: 'Wie gewählt zusammengeführt. Das lässt sich rückgängig machen.',
	keepAllMine: 'Alles von diesem Tab behalten',
	keepAllTheirs: 'Alles vom anderen Tab behalten',
	left: (left, all) => `Noch ${left} von ${all} zu entscheiden`,
	nothingLeft: 'Es ist nichts mehr zu entscheiden: Beides ist zusammengeführt.',
	untilChosen:
		'Alles Übrige ist zusammengeführt. Bis du entscheidest, ist gespeichert, was der andere Tab hat; was dieser Tab hat, bleibt auf diesem Bildschirm.',
	thisTab: 'Dieser Tab',
	otherTab: 'Der andere Tab',
	keepMine: 'Von diesem Tab behalten',
	keepTheirs: 'Vom anderen Tab behalten',
	subjects: {
		name: 'Name der Liste',
		size: 'Punktelimit',
		event: 'Turnier',
		note: 'Notiz zur Liste',
		roster: 'Die ganze Liste'
	},
	oneOf: (name, at, of) => `${name}, ${at} von ${of}`,
	group: 'Gruppe',
	quoted: (name) => `„${name}“`,
	removed: 'Entfernt',
	changed: 'Geändert',
	tookApart: 'Aufgelöst',
	noAnswer: 'Keine Auslegung gewählt',
	otherRules: (event) => `${event}, andere Regeln`
};

export const unreadableRows: Language['unreadableRows'] = {
	notReadable: 'Unlesbar',
	kept: 'Es bleibt unverändert. Exportiere es für jemanden, der es reparieren kann, oder versuch es mit einer neueren Version von Muster.',
	exportData: 'Daten exportieren',
	remove: 'Löschen'
};

export const unreadableThings: Language['unreadableThings'] = {
	titles: {
		roster: 'Eine Liste, die diese Version nicht lesen kann.',
		version: 'Eine gespeicherte Version, die diese Version nicht lesen kann.',
		event: 'Ein Turnierpaket, das diese Version nicht lesen kann.',
		steps: 'Ein Schritt, den diese Version nicht lesen kann.',
		edit: 'Eine Änderung, die diese Version nicht lesen kann.'
	},
	namedTitles: {
		version: (name) => `Eine gespeicherte Version, „${name}“, die diese Version nicht lesen kann.`,
		event: (name) => `Ein Turnierpaket, „${name}“, das diese Version nicht lesen kann.`,
		steps: (name) => `Ein Schritt, „${name}“, den diese Version nicht lesen kann.`,
		edit: (name) => `Eine Änderung, „${name}“, die diese Version nicht lesen kann.`
	},
	notExported: (why) => `Es ließ sich nicht exportieren: ${why}`,
	nameless: 'unlesbare Liste',
	deleted: {
		version: 'Die unlesbare Version ist gelöscht.',
		event: 'Das unlesbare Turnierpaket ist gelöscht.',
		steps: 'Der unlesbare Schritt ist gelöscht.',
		edit: 'Die unlesbare Änderung ist gelöscht.'
	},
	undo: 'Rückgängig',
	refused: (why) => `Dieser Browser hat es nicht gespeichert: ${why}`
};
