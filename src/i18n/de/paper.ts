import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';

export const paper: Language['paper'] = {
	app: 'Muster',
	lists: (count, event) =>
		[event, count === 1 ? '1 Liste' : `${count} Listen`].filter(Boolean).join(': '),
	legal: 'Gültig',
	notLegal: (count) => `Nicht gültig: ${count} zu beheben`,
	verdict: ({ problems, lacksEvent, left }) => {
		if (problems > 0) return `Nicht gültig: ${problems} zu beheben`;
		if (lacksEvent) return 'Gültig ohne die Regeln des Turniers';
		return left === undefined ? 'Gültig' : `Bisher gültig · ${pointsText(left)} übrig`;
	},
	family: (families, family) => [families, family].filter((part) => part !== undefined).join(' '),
	theArmy: 'Die Armee',
	times: (sentence, count) => `${sentence.replace(/\.$/, '')} (${count}-mal).`,
	// As in other builders, whose lists are in English.
	groupLedBy: (role, kind) => `${role}'s ${kind}`,
	groupNumber: (kind, number) => `${kind} ${number}`,
	plan: (groups) => `${groups} (Planungshilfe)`,
	advice: 'Hinweis',
	event: (name) => `Turnier: ${name}`,
	noUnits: 'noch keine Einheiten',
	states: { met: 'erfüllt', problem: 'zu beheben', plan: 'Hinweis', unused: 'nicht anwendbar' },
	spoken: { met: 'Erfüllt', problem: 'Zu beheben', plan: 'Hinweis', unused: 'Nicht anwendbar' },
	marks: { met: '✓', problem: '!', plan: '~', unused: '–' },
	counts: ({ met, problem, plan }) =>
		[
			...(problem > 0 ? [`${problem} zu beheben`] : []),
			...(plan > 0
				? [plan === 1 ? '1 Auswahl vor dem Spiel' : `${plan} Auswahlen vor dem Spiel`]
				: []),
			...(met > 0 ? [`${met} erfüllt`] : [])
		].join(', '),
	unused: (count) => `${count} nicht anwendbar.`,
	unusedHere: (count) => `${count} nicht anwendbar`,
	proof: (counts) =>
		`${paper.counts(counts)}. ${counts.unused > 0 ? paper.unused(counts.unused) : ''}`.trim(),
	readingUsed: (answer) => `Verwendete Auslegung: ${answer}`,
	givenBy: {
		pack: '',
		roster: 'Für diese Liste gewählt.',
		event: 'Vom Turnier vorgegeben.'
	},
	spent: (points, size) => `${pointsText(points)} von ${size} Punkten`,
	spentOf: (points, size) => `${pointsText(points)} von ${size}`,
	ofLimit: (size) => ` von ${size} Punkten`,
	limitOnly: (size) => `Limit ${size} ${size === 1 ? 'Punkt' : 'Punkte'}`,
	limit: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	secret: 'Weggelassen',
	pointsWithout: 'Punkte und andere Zahlen sind ohne das Weggelassene.',
	open: 'Offene Liste',
	nothingSecret: 'An dieser Liste ist nichts geheim.',
	withSource: (text, source) => `${text.replace(/\.$/, '')} (${source}).`,
	points: 'Punkte',
	pointsDated: (date) => `Punkte vom ${date}`,
	pricesOf: (date) => `Punkte vom ${date}.`,
	total: 'Summe',
	// Other builders read these two.
	themedArmy: 'Army of Renown',
	shortPoints: 'pts',
	morePoints: (points) => `(+${pointsText(points)} ${points === 1 ? 'Point' : 'Points'})`,
	inPoints: (points) => `(${pointsText(points)} ${points === 1 ? 'Point' : 'Points'})`,
	madeWith: (points, revision) =>
		`Erstellt mit Muster · ${points === undefined ? `Daten vom ${revision}` : `Punkte vom ${points}`}`,
	levels: (levels) => `${levels.length === 1 ? 'Stufe' : 'Stufen'} ${levels.join(', ')}`,
	gaps: 'Nicht geprüft',
	rank: (number, value) =>
		`${number.charAt(0).toUpperCase()}${number.slice(1).replaceAll('-', ' ')} ${value}`,
	quoted: (written) => `„${written}“`,
	bearer: (unit, ownName) => {
		const own = ownName?.trim() ?? '';
		return own === '' ? unit : `${unit} „${own}“`;
	},
	crew: (models) => `Besatzung von ${models}`,
	once: (points) => `${points} für die Einheit`,
	share: ({ percent, min, max }) =>
		[
			`${String(percent).replace('.', ',')} %`,
			...(min === undefined ? [] : [`Minimum ${min} %`]),
			...(max === undefined ? [] : [`Maximum ${max} %`])
		].join(', '),
	choices: (count) => (count === 1 ? '1 Auswahl' : `${count} Auswahlen`),
	slots: (count, { min, max }) =>
		[
			count,
			...(min === undefined ? [] : [`Minimum ${min}`]),
			...(max === undefined ? [] : [`Maximum ${max}`])
		].join(', '),
	byModel: 'Jedes Modell',
	inAll: (points) => `${pointsText(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
	shares: 'Anteile',
	models: 'Modelle',
	modelsEach: (counts) => (counts.join() === '1' ? '1 Modell' : `${counts.join(' oder ')} Modelle`),
	pointsLabel: 'Punkte',
	unknownHeading: 'Nicht in dieser Armee',
	unit: 'Einheit',
	each: 'Je',
	legends: 'Legends',
	ofSeason: (season) => `Saison ${season}`,
	ofEach: (figure) => `je ${figure}`,
	note: 'Notiz',
	readings: 'Verwendete Auslegungen',
	prices: 'Punkteaufstellung',
	player: 'Spieler',
	checkedBy: 'Geprüft von',
	checkByScan: 'Listencode: unter „Prüfen“ scannen oder eingeben. Funktioniert offline.',
	checkByTyping: 'Listencode: unter „Prüfen“ eingeben. Funktioniert offline.',
	sources: 'Quellen',
	bookBy: (letter, book) => `${letter} ${book}`,
	dataOf: (revision) => `Daten vom ${revision}`,
	stats: 'Profilwerte',
	armyRules: 'Armeeregeln',
	rules: 'Sonderregeln',
	spells: 'Zauber',
	weapon: 'Waffe',
	range: 'Rw',
	figures: [
		['Att', 'Attacken'],
		['Tref', 'Treffer'],
		['Verw', 'Verwundung'],
		['Wu', 'Wucht'],
		['Sch', 'Schaden']
	],
	chosen: 'Für die Armee gewählt',
	power: (power) => `Energie ${power}`,
	powerWithin: (power) => `Energie ${power}`,
	unnamed: '(unbenannt)',
	nameOnly: 'Nur der Name',
	nameOnlyWithin: 'nur der Name',
	ownWording: (text) => `${text} (eigener Wortlaut des Spielers)`,
	cardKinds: {
		character: 'Charaktermodelle',
		unit: 'Einheiten',
		army: 'Die Armee',
		item: 'Gegenstände',
		spell: 'Zauber'
	},
	cardBacks: {
		character: 'Charaktermodell',
		unit: 'Einheit',
		army: 'Armee',
		item: 'Gegenstand',
		spell: 'Zauber'
	},
	noCards: 'Keine Karten.',
	amongOthers: (names, most) =>
		names.length <= most
			? names.join(', ')
			: `${names.slice(0, most - 1).join(', ')} und ${names.length - most + 1} weitere`,
	cast: (roll) => (roll ? `Zauberwert ${roll}` : ''),
	rangeOf: (range) => `Reichweite: ${range}`,
	spell: 'Zauber',
	pointsEach: (points) => `je ${pointsText(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
	unitsOf: (count, models) =>
		[`${count} Einheiten`, ...(models === undefined ? [] : [models])].join(', je '),
	cardOf: (at, count) => `${at} von ${count}`,
	noneChosen: (caster, kind) => `${caster}: ${kind} nicht gewählt.`,
	noSpells: (lore) => `${lore}: Die Zauber sind nicht in den Daten.`,
	castOnlyBy: (names) => `nur ${names}`,
	and: ' und ',
	emptyList: 'Noch keine Einheiten.',
	record: {
		turn: 'Runde',
		total: 'Summe',
		own: 'Eigene',
		enemy: 'Gegner',
		victoryPoints: 'Siegpunkte',
		victoryPointsOf: (side) => (side === 'own' ? 'Eigene Siegpunkte' : 'Siegpunkte des Gegners'),
		worth: 'Wert der Einheiten',
		full: 'Verloren',
		lost: 'verloren',
		halfAt: (left, piece, pieces) => `noch ${left} ${left === 1 ? piece : pieces}`,
		surviving: 'wenn sie überlebt',
		sum: 'An den Gegner',
		each: (name, points) => `${name} (${pointsText(points)})`,
		forOther: (name, points) => `${name} (${pointsText(points)} an die andere Seite)`,
		crew: 'Besatzung',
		unsure: (wounds) => `${wounds} nicht in den Daten`,
		takes: (wounds, number) => `${number} ${wounds}`,
		once: 'Einmal pro Schlacht',
		unknown: 'Nicht in unserer Quelle'
	},
	listCode: 'Listencode',
	openList: 'Diese Liste öffnen',
	playSheet: 'Spielhilfe',
	onPlaySheet: (charts) =>
		`Spielhilfe: ${charts.map(([name, page]) => (page === undefined ? name : `${name}, Seite ${page}`)).join('; ')}`,
	moments: 'Was wann möglich ist',
	result: 'Ergebnis',
	columns: {
		group: 'Gruppe',
		ownName: 'Eigener Name',
		count: 'Anzahl',
		option: 'Option',
		kind: 'Art',
		type: 'Typ',
		pointsEach: 'Punkte je Stück',
		held: 'Gehört dazu',
		name: 'Name',
		bearer: 'Träger',
		text: 'Text',
		source: 'Quelle',
		about: 'Worüber',
		state: 'Stand',
		rule: 'Regel',
		arithmetic: 'Rechnung',
		reading: 'Auslegung'
	},
	page: (page, pages) => `Seite ${page} von ${pages}`,
	pagesReady: (pages) => (pages === 1 ? '1 Seite ist fertig.' : `${pages} Seiten sind fertig.`),
	data: (revision) => `Daten vom ${revision}`,
	foot: (revision, code) =>
		['Muster', `Daten vom ${revision}`, ...(code === undefined ? [] : [`Liste ${code}`])].join(
			' · '
		),
	fontUnread: (url, status) => `Die Schrift ${url} konnte nicht gelesen werden: ${status}`,
	notice: (system, owner) =>
		`Inoffiziell. ${system} und die Namen der Armeen, Einheiten und Gegenstände darin sind Marken von ${owner}.`
};
