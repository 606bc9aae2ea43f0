import type { Language } from '../language.ts';

export const imports: Language['imports'] = {
	quoted: (word) => `„${word}“`,
	ordinal: (position) => `${position}.`,
	place: (list, position, thing) => {
		const things = {
			line: 'Zeile',
			group: 'Gruppe',
			rule: 'Regel',
			roster: 'Armeeliste',
			name: 'Name'
		};
		return `${list}, ${position}. ${things[thing]}`;
	},
	thing: (thing) =>
		({
			line: 'die Zeile',
			group: 'die Gruppe',
			rule: 'die Regel',
			roster: 'die Armeeliste',
			name: 'der Name'
		})[thing],
	textLine: (number) => `Zeile ${number}`,
	either: (names) => names.join(' oder '),
	didYouMean: (others, last) => ` Meinst du ${others === '' ? last : `${others} oder ${last}`}?`,
	oddLetter: (letter, code) => ` Das „${letter}“ darin ist aus einem anderen Alphabet (${code}).`,
	more: (count) => (count === 1 ? 'Und 1 weiterer Fehler.' : `Und ${count} weitere Fehler.`),
	overfull: (what, total, most) => {
		const [found, limit] = [total, most].map((number) => number.toLocaleString('de'));
		return `${what === 'units' ? 'Einheiten' : 'Gruppen'}: insgesamt ${found}; eine Liste fasst höchstens ${limit}.`;
	},
	foundList: (length) =>
		length === 1 ? 'eine Liste mit 1 Eintrag' : `eine Liste mit ${length} Einträgen`,
	foundObject: 'ein Objekt',
	notUsed: (key) => `${key} wird in diesem System nicht verwendet.`,
	unknownKey: (key) => `${key} ist hier nicht bekannt.`,
	wrongFile: (what, found) => `In der Datei wird ${what} erwartet, gefunden wurde ${found}.`,
	missing: (subject, what) => `${subject} fehlt; erwartet wird ${what}.`,
	misfit: (subject, what, found) => `${subject}: erwartet wird ${what}, gefunden wurde ${found}.`,
	notGroups: (key) =>
		`${key}: erwartet wird eine Liste von Gruppen, jede ein Objekt wie { "units": [{ "unit": "…" }] }.`,
	notUnits: (key) =>
		`${key}: erwartet wird ein Name oder eine Liste von Namen oder Einheiten, ohne Gruppen.`,
	unreadRoster: 'nicht lesbar.',
	newer: {
		file: 'Diese Datei wurde mit einer neueren Version von Muster erstellt; aktualisiere Muster, um sie zu öffnen.',
		roster:
			'Diese Armeeliste wurde mit einer neueren Version von Muster erstellt; aktualisiere Muster, um sie zu öffnen.',
		event:
			'Dieses Turnierpaket wurde für eine neuere Version von Muster erstellt; aktualisiere Muster, um es zu öffnen.'
	},
	tooBig: 'Die Datei ist zu groß für eine Liste (höchstens 5 MB).',
	empty: 'Die Datei ist leer.',
	tooManyFlaws: 'Die Datei hat zu viele Fehler für eine Liste.',
	onlyCode:
		'Dieser Link enthält nur den Code einer Liste, nicht die Liste selbst. Bitte um ihre Datei und vergleiche sie unter „Prüfen“ mit dem Code.',
	oneObject: (found) => `In der Datei wird ein einziges Objekt erwartet, gefunden wurde ${found}.`,
	notJson: (line, column, hint) =>
		`Die Datei ist kein JSON: siehe Zeile ${line}, Spalte ${column}${hint === undefined ? '' : ` (${hint})`}.`,
	slips: {
		tooDeep: 'zu tief verschachtelt',
		cutOff: 'endet zu früh',
		extraComma: 'ein Komma zu viel',
		lastComma: 'das Komma davor muss weg',
		noComma: 'ein Komma fehlt'
	},
	others: {
		pdf: 'Das ist ein PDF. Scanne den QR-Code darauf unter „Prüfen“, oder bitte um die Liste als Datei.',
		picture: 'Das ist ein Bild. Wenn ein QR-Code darauf ist, öffne es unter „Prüfen“.',
		packed: 'Diese Datei ist komprimiert. Entpacke sie und wähle die Datei darin.'
	},
	emptyZip: 'In diesem Archiv ist keine Datei.',
	notText: 'Das ist keine Textdatei. Muster liest JSON-Dateien und Listen als Text.',
	foreignList: (maker, about) =>
		`Das ist eine Liste von ${maker}${about && ` (${about})`}, die Muster nicht lesen kann. Wenn Muster das Spiel hat, füge die Liste als einfachen Text ein.`,
	otherGame: (maker, about) => `${about}, aus ${maker}: Dieses Spiel hat Muster noch nicht.`,
	points: (size) => `${size} Punkte`,
	earlierBuilder: 'einem Programm für eine frühere Edition',
	otherEdition: (army, game, edition) =>
		`Diese Liste (${army}) gehört zu einer anderen Edition als der in Muster (${game}: ${edition}). Die meisten Punkte weichen ab.`,
	whichArmy: (names) =>
		`Der Text kann für mehrere Armeen sein: ${names}. Schreibe Spiel und Armee darüber.`,
	noArmyInText: 'Die Armee war nicht zu erkennen. Schreib Spiel und Armee über die Liste.',
	noSystem: (name) => `Es gibt kein Spielsystem namens ${name}.`,
	noArmy: (system, name) => `In ${system} gibt es keine Armee namens ${name}.`,
	otherSystem: (event, its, own) =>
		`${event} ist ein Turnier für ${its}; diese Liste ist für ${own}.`,
	nothingCalled: (army, name) => `In ${army} gibt es nichts namens ${name}.`,
	lostBefore: (text) => `schon zuvor nicht gelesen: ${text}`,
	saidBeside: (text) =>
		`${text} nennt etwas aus der Armee, das nicht gelesen wurde. In einer eigenen Zeile schreiben oder die Zeile entfernen.`,
	struck: (text) => `${text} ist durchgestrichen. Die Zeile entfernen oder die Zeichen um sie.`,
	noHeading: (text) => `${text} steht unter keiner Überschrift der Armeeliste.`,
	strayMark: (text) => `${text} steht unter keiner Einheit.`,
	withdrawn: (army, name, season) =>
		`${army} hat ${name} nicht mehr: zuletzt in der Saison ${season}.`,
	notPlaced: (name, above) =>
		`${name} steht unter ${above}, was dort nicht erlaubt ist. Schreib es hinter die Einheit, die es hat.`,
	armyBelow: (text) => `${text} nennt die Armee unter Einheiten. Die Zeile darüber schreiben.`,
	headingOrUnit: (text) =>
		`${text} kann eine Überschrift oder eine Einheit sein. Ist es eine Einheit, die Anzahl davor schreiben; sonst die Zeile entfernen.`,
	lostMark: (text) => `${text} gehört zu einer Einheit, die nicht verstanden wurde.`,
	otherPrice: (name, theirs, ours) => `${name}: ${theirs} Punkte im Text, jetzt ${ours} Punkte.`,
	otherSum: (theirs, ours) =>
		`Der Text nennt ${theirs} Punkte; mit den Preisen, die er nennt, kostet die Liste ${ours}.`,
	clue: (line, text) => `Zeile ${line}, ${text}`,
	lookAgain: (difference, lines) =>
		`Der Unterschied entspricht den Kosten einer Einheit, ${difference} Punkte. Sieh noch einmal nach: ${lines}.`,
	noSize: (size) => `Der Text nennt kein Punktelimit; ${size} Punkte wurden angenommen.`,
	noSizeInLink: (size) => `Der Link nennt kein Punktelimit; ${size} Punkte wurden angenommen.`,
	noPosition: (place) => `„${place}“ im Link ist unbekannt und wurde weggelassen.`,
	belongsUnder: (name, heading) => `${name} gehört unter ${heading}, nicht hierher.`,
	tooManyOptions: (count, most) => `${count} Optionen; höchstens ${most} sind möglich.`,
	noModels: (name) => `${name} hat keine Modelle.`,
	wrongModels: (name, models, size, larger) => {
		const possible = [size, ...larger.map(([many, option]) => `${many} mit ${option}`)];
		return `${name} kann hier nicht ${models === 1 ? '1 Modell' : `${models} Modelle`} haben, sondern ${possible.join(' oder ')}.`;
	},
	notRead: 'Die Zeilen danach wurden nicht gelesen.',
	noReading: (name) => `es gibt keine Auslegungsfrage ${name}.`,
	noAnswer: (reading, answer, known) =>
		`${reading} hat keine Antwort ${answer}; möglich sind ${known}.`
};

export const expected: Language['expected'] = {
	object: 'ein Objekt',
	boolean: 'true oder false',
	trueOrNothing: 'true oder gar nichts',
	modelsOrNothing: '"models" oder gar nichts',
	date: 'ein Datum',
	dateSuchAs: (example) => `ein Datum wie ${example}`,
	day: (example) => `ein Tag des Kalenders wie ${example}`,
	timeSuchAs: (example) => `eine Uhrzeit ohne Zeitzone wie ${example}`,
	zoneSuchAs: (example) => `der Name einer Zeitzone wie ${example}`,
	wholeNumber: (least, most) =>
		`eine ganze Zahl von ${least.toLocaleString('de')} bis ${most.toLocaleString('de')}`,
	name: 'ein Name von 1 bis 80 Zeichen',
	trimmedName: 'ein Name von 1 bis 80 Zeichen, ohne Leerzeichen an den Enden',
	trimmedText: 'ein Text von 1 bis 80 Zeichen, ohne Leerzeichen an den Enden',
	details: (known) => `eine Liste von Angaben zum Spieler: ${known}`,
	text: (most) => `ein Text von höchstens ${most.toLocaleString('de')} Zeichen`,
	id: 'eine ID von 1 bis 64 Zeichen',
	partId: 'eine ID von 1 bis 36 Buchstaben, Ziffern und Bindestrichen',
	ruleId: 'eine ID von höchstens 64 Kleinbuchstaben, Ziffern und Bindestrichen',
	uuid: 'eine UUID',
	reading: 'die ID einer Auslegung',
	answer: 'die ID einer Antwort',
	answers: 'ein Objekt aus Antworten',
	ids: 'ein Objekt aus IDs',
	objectSuchAs: (example) => `ein Objekt wie ${example}`,
	oneOf: (choices) => `eines von ${choices}`,
	names: (most) => `eine Liste von höchstens ${most} Namen`,
	someNames: (most) => `eine Liste von 1 bis ${most} Namen`,
	someArmies: (most) => `eine Liste von 1 bis ${most} Armeen`,
	optionIds: (most) => `eine Liste von höchstens ${most} IDs`,
	rules: (most) => `eine Liste von höchstens ${most} Regeln`,
	groups: (most) => `eine Liste von höchstens ${most} Gruppen`,
	groupsWithIds: (most) => `eine Liste von höchstens ${most} Gruppen, jede mit einer eigenen ID`,
	units: (most) => `eine Liste von höchstens ${most.toLocaleString('de')} Einheiten`,
	unitsWithIds: (most) =>
		`eine Liste von höchstens ${most.toLocaleString('de')} Einheiten, jede mit einer eigenen ID`,
	namesOrUnits: (most) =>
		`ein Name oder eine Liste von höchstens ${most.toLocaleString('de')} Namen oder Einheiten`,
	rosters: (most) => `eine Liste von höchstens ${most.toLocaleString('de')} Armeelisten`,
	roster: 'eine Armeeliste',
	group: 'eine Gruppe',
	unit: 'eine Einheit',
	list: 'eine Armeeliste: ein Objekt mit „system“, „army“, „size“ und „units“',
	player: (example) => `ein Name oder ein Objekt wie ${example}`,
	eventPack: 'ein Turnierpaket',
	wholeEventPack: 'ein Turnierpaket: ein Objekt mit „eventPack“, „name“, „system“ und „date“',
	keptEventPack: 'ein Turnierpaket, wie Muster es speichert',
	keptEventPart: 'was ein Turnierpaket von Muster dort hat',
	eventName: 'der Name eines Turniers',
	limit:
		'eine ganze Zahl von 1 bis 1.000.000 (bei „share“ ein Prozentsatz bis 100 oder { "points": 50 })',
	maximum:
		'eine ganze Zahl bis 1.000.000 (bei „share“ ein Prozentsatz bis 100 oder { "points": 50 }; 0 darf nur bei „count“ stehen)',
	per: '"band" oder "army"',
	scope: '"army", bei manchen Arten "unit" oder ein Objekt wie { "group": "…" }'
};

export const tooMuch: Language['tooMuch'] = {
	nested: (depth) =>
		`Die Datei ist mehr als ${depth} Ebenen tief verschachtelt; das ist keine Liste.`,
	wide: (keys) => `Die Datei hat mehr als ${keys} Schlüssel an einer Stelle; das ist keine Liste.`,
	long: (values) =>
		`Die Datei hat mehr als ${values.toLocaleString('de')} Werte; das ist keine Liste.`,
	prototype: '„__proto__“ ist hier nicht bekannt.'
};

export const eventFaults: Language['eventFaults'] = {
	prototype: '„__proto__“ ist nicht die ID einer Auslegung.',
	refused: {
		'points-limit': 'jede Liste wird ohnehin nach ihrem Punktelimit geprüft; lass diese Regel weg',
		'agreed-size': 'schreibe stattdessen die „size“ des Turniers, neben seinen Namen',
		standing: 'Einheiten und Optionen legt die Armee fest; lass diese Regel weg',
		led: 'wer wen führt, steht in den Profilen der Armee; lass diese Regel weg',
		outside:
			'wer außerhalb stehen darf, legt das Buch fest; schreibe ein „count“ darüber, wer es nicht darf',
		rank: 'wer zuerst kommt, legt das Buch fest; schreibe ein „count“ oder ein „requires“'
	},
	notInEvents: (kind, why) => `ein Turnier hat kein ${kind}: ${why}.`,
	noKind: (kind, known) => `es gibt keine Art ${kind}; die Arten sind ${known}.`,
	tooWide: 'eine Regel nennt mehr als 200 Einträge.',
	idTaken: (id) =>
		`${id} ist die ID einer anderen Regel (eine Regel ohne ID heißt nach ihrem Platz rule-1, rule-2 …).`,
	sizeTaken: 'die ID „size“ gehört zur „size“ des Turniers; wähle eine andere.',
	tooManyNames: (count, most) =>
		`${count} Namen zum Nachschlagen; höchstens ${most} sind möglich. Schreibe IDs.`,
	noName: (army, name) => `in ${army} gibt es nichts namens ${name}, auch kein Schlüsselwort.`,
	noOption: (army, name) => `in ${army} gibt es keine Option namens ${name}.`,
	noNumber: (army, name) => `in ${army} gibt es keine Zahl namens ${name}.`,
	noGroup: (system, name) => `in ${system} gibt es keine Art von Gruppe namens ${name}.`,
	severalThings: (name, ids) =>
		`nichts ist zugleich alles, was ${name} heißt, denn das bedeutet ${ids}: schreibe eine dieser IDs.`,
	severalOptions: (name, ids) =>
		`gemeint ist eine einzige Option, doch ${name} bedeutet ${ids}: schreibe eine dieser IDs.`,
	whenAlone: '„when“ ist eine Antwort: Gib an, auf welches „reading“.',
	onlyAdvice: (groups) =>
		`${groups} sind eine Planungshilfe und kein Teil einer Liste; eine Regel darüber braucht deshalb "advice": true.`,
	needsOrForbids: 'ein „requires“ hat entweder „needs“ oder „forbids“.',
	minForNeeds: '„min“ und „counting“ sind für „needs“.',
	maxTooSmall: '„max“ muss mindestens 1 sein.',
	exceptAlone: '„except“ braucht "by": "set".',
	maxOfSets: '„max“ gibt es nicht mit "by": "set".',
	unitAndModels: '"scope": "unit" und "counting": "models" gehören zusammen.',
	noLimit: 'gib ein „min“, ein „max“ oder beides an.',
	moreAlone: '„more“ ist mehr als ein „max“.',
	torn: (min, max) => `ein Minimum von ${min} und ein Maximum von ${max} widersprechen sich.`
};
