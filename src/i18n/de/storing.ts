import type { Language } from '../language.ts';

export const notStored: Language['notStored'] = {
	noRoom: 'für das, was dieser Browser speichert, ist kein Platz mehr',
	hasRefused: 'dieser Browser hat es nicht gespeichert',
	partMissing: 'ein Teil von Muster wurde nicht geladen',
	notDone: (undone, why) => `${undone}: ${why}.`,
	notDoneYet: (undone) => `${undone}: Dieser Browser antwortet noch nicht.`,
	noAnswer: 'Der Speicher dieses Browsers antwortet nicht.',
	storedElsewhere: 'Ein anderer Tab hat die Liste inzwischen gespeichert.',
	notStoredYet: (name) =>
		`Die letzten Änderungen an „${name}“ sind noch nicht gespeichert. Muster versucht es weiter.`,
	deletedElsewhere: 'In einem anderen Tab gelöscht. Eine Änderung hier holt die Liste zurück.'
};

export const saveAlert: Language['saveAlert'] = {
	late: 'Noch nicht gespeichert: Dieser Browser lässt sich Zeit.',
	failed: (why) => `Nicht gespeichert: ${why}.`,
	asking: 'Zwei Tabs haben dasselbe geändert.',
	outdated:
		'Was von dieser Liste gespeichert ist, stammt aus einem neueren Muster oder ist beschädigt: Es bleibt, wie es ist.',
	isNoted: 'Die Liste ist beiseitegelegt, bis sie sich speichern lässt.',
	keepsTrying: 'Muster versucht es weiter. Sichere eine Kopie, bevor du gehst.',
	emptyBin: (many) => `Papierkorb leeren (${many})`,
	binGoes: (many) =>
		many === 1
			? 'Die Liste im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.'
			: `Die ${many} Listen im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.`,
	reload: 'Neu laden',
	saveCopy: 'Kopie sichern'
};

export const noList: Language['noList'] = {
	late: 'Dieser Browser antwortet nicht auf die Frage nach den gespeicherten Listen. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.',
	full: 'Für das, was dieser Browser behält, ist kein Platz mehr, sodass Muster keine Liste speichern kann. Entferne, was auf diesem Gerät nicht gebraucht wird, und lade neu.',
	refused:
		'Dieser Browser lässt Muster keine Listen speichern, wie in manchen privaten Fenstern oder wo Websites nichts behalten dürfen. Erlaube Muster, Daten zu behalten, oder nimm ein anderes Fenster, und lade neu.',
	untilClosed:
		'Bis die Seite geschlossen wird, lassen sich Listen anlegen, drucken und als Datei sichern.'
};

export const noRoster: Language['noRoster'] = {
	noSuch: 'Keine solche Liste',
	unreadable: 'Unlesbare Liste',
	missing:
		'Unter dieser Adresse hat dieser Browser keine Liste. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät angelegt.',
	notRead:
		'Diese Version von Muster kann die gespeicherte Liste nicht lesen. Sie bleibt, wie sie ist; die Übersicht der Listen kann sie exportieren.',
	noArmy: (army) =>
		`Diese Version von Muster hat keine Daten für die Armee „${army}“. Die Liste bleibt, wie sie ist.`,
	notMade: (why) => `Die Liste ließ sich nicht anlegen: ${why}`,
	notOpened: (why) => `Die Liste ließ sich nicht öffnen: ${why}`,
	late: 'Das Öffnen der Liste dauert lange: Dieser Browser antwortet nicht auf die Frage nach dem, was er gespeichert hat. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.'
};

export const tabQuestion: Language['tabQuestion'] = {
	ask: 'Zwei Tabs haben dasselbe geändert. Was du hier tust, wird erst gespeichert, wenn du entschieden hast.',
	choose: 'Entscheiden',
	title: 'Zwei Tabs haben dasselbe geändert',
	joined: 'Wie gewählt zusammengeführt. Rückgängig nimmt es zurück.',
	keepAllMine: 'Alles von diesem Tab behalten',
	keepAllTheirs: 'Alles vom anderen behalten',
	left: (left, all) => `Noch ${left} von ${all} zu entscheiden`,
	nothingLeft: 'Es ist nichts mehr zu entscheiden: Beides ist zusammengeführt.',
	untilChosen:
		'Alles Übrige ist zusammengeführt. Bis du entscheidest, ist gespeichert, was der andere Tab hat; was dieser Tab hat, bleibt auf diesem Bildschirm.',
	thisTab: 'Dieser Tab',
	otherTab: 'Der andere Tab',
	keepMine: 'Von diesem Tab behalten',
	keepTheirs: 'Vom anderen behalten',
	subjects: {
		name: 'Name der Liste',
		size: 'Vereinbarte Größe',
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
	noAnswer: 'Keine Antwort',
	otherRules: (event) => `${event}, andere Regeln`
};

export const unreadableRows: Language['unreadableRows'] = {
	notReadable: 'Nicht lesbar',
	kept: 'Es bleibt, wie es ist. Exportiere es, um es jemandem zu schicken, der es richten kann, oder versuch es mit einem neueren Muster.',
	exportData: 'Daten exportieren',
	remove: 'Löschen'
};

export const unreadableThings: Language['unreadableThings'] = {
	titles: {
		roster: 'Eine Liste, die diese Version nicht lesen kann.',
		version: 'Eine gesicherte Fassung, die diese Version nicht lesen kann.',
		event: 'Ein Turnierpaket, das diese Version nicht lesen kann.',
		steps: 'Ein Schritt, den diese Version nicht lesen kann.',
		edit: 'Eine Änderung, die diese Version nicht lesen kann.'
	},
	namedTitles: {
		version: (name) => `Eine gesicherte Fassung, „${name}“, die diese Version nicht lesen kann.`,
		event: (name) => `Ein Turnierpaket, „${name}“, das diese Version nicht lesen kann.`,
		steps: (name) => `Ein Schritt, „${name}“, den diese Version nicht lesen kann.`,
		edit: (name) => `Eine Änderung, „${name}“, die diese Version nicht lesen kann.`
	},
	notExported: (why) => `Es ließ sich nicht exportieren: ${why}`,
	nameless: 'Nicht lesbare Liste',
	deleted: {
		version: 'Die nicht lesbare Fassung ist gelöscht.',
		event: 'Das nicht lesbare Turnierpaket ist gelöscht.',
		steps: 'Der nicht lesbare Schritt ist gelöscht.',
		edit: 'Die nicht lesbare Änderung ist gelöscht.'
	},
	undo: 'Rückgängig',
	refused: (why) => `Dieser Browser hat es nicht gespeichert: ${why}`
};
