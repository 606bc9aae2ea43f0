export const tabQuestion: typeof import('../../en/tab-question.ts').tabQuestion = {
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
