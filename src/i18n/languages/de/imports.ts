export const imports: typeof import('../../en/imports.ts').imports = {
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
			'Dieses Turnierpaket wurde für eine neuere Version von Muster gemacht; aktualisiere Muster, um es zu öffnen.'
	},
	tooBig: 'Die Datei ist zu groß für eine Liste: höchstens 5 MB.',
	empty: 'Die Datei ist leer.',
	tooManyFlaws: 'Daran ist mehr falsch, als sich sagen lässt: es ist keine Liste.',
	onlyCode:
		'Dieser Link enthält den Code einer Liste und nicht die Liste selbst: bitte um ihre Datei.',
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
		zip: 'Das ist ein ZIP-Archiv, und Muster öffnet keine: entpacke es und wähle eine Datei daraus. Ist es die Liste eines anderen Programms (.rosz), dann öffne sie dort, kopiere sie als Text und füge sie hier ein.',
		pdf: 'Das ist ein PDF: ein Blatt für Menschen. Die Liste selbst steckt im quadratischen Code darauf („Prüfen“ liest ein Foto davon), oder bitte um ihre Datei.',
		picture:
			'Das ist ein Bild. Ist ein quadratischer Code darauf, liest ihn „Prüfen“; eine Liste kommt als Datei oder als Text.',
		packed: 'Diese Datei ist komprimiert: entpacke sie und wähle, was darin war.'
	},
	notText:
		'Das ist kein Text: Muster liest JSON-Dateien und Listen, die als Text geschrieben sind.',
	noArmyInText:
		'Das ist kein JSON, und keine der ersten Zeilen nennt eine Armee, die Muster kennt.',
	noSystem: (name) => `Es gibt kein Spielsystem namens ${name}.`,
	noArmy: (system, name) => `In ${system} gibt es keine Armee namens ${name}.`,
	otherSystem: (event, its, own) =>
		`${event} ist ein Turnier für ${its}; diese Liste ist für ${own}.`,
	nothingCalled: (army, name) => `Bei ${army} heißt nichts ${name}.`,
	strayMark: (text) => `${text} steht unter keiner Einheit.`,
	belongsUnder: (name, heading) => `${name} gehört unter ${heading}, nicht hierher.`,
	tooManyGiven: (count, most) => `${count} Optionen; höchstens ${most} sind möglich.`,
	noModels: (name) => `${name} hat keine Modelle.`,
	wrongModels: (name, models, size, larger) => {
		const possible = [size, ...larger.map(([many, option]) => `${many} mit ${option}`)];
		return `${name} kann hier nicht ${models === 1 ? '1 Modell' : `${models} Modelle`} haben, sondern ${possible.join(' oder ')}.`;
	},
	notRead: 'Die Zeilen danach wurden nicht gelesen.',
	noReading: (name) => `es gibt keine Lesart ${name}.`,
	noAnswer: (reading, answer, known) =>
		`${reading} hat keine Antwort ${answer}; möglich sind ${known}.`
};
