import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';

export const paper: Language['paper'] = {
	app: 'Muster',
	lists: (count, event) =>
		[event, count === 1 ? '1 Liste' : `${count} Listen`].filter(Boolean).join(': '),
	legal: 'Gültig',
	problems: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`),
	notLegal: (count) => `Nicht gültig: ${count === 1 ? '1 Problem' : `${count} Probleme`}`,
	verdict: (problems, lacksEvent) =>
		problems > 0
			? `Nicht gültig: ${problems === 1 ? '1 Problem' : `${problems} Probleme`}`
			: lacksEvent
				? 'Gültig ohne die Regeln des Turniers'
				: 'Gültig',
	family: (families, family) => [families, family].filter((part) => part !== undefined).join(' '),
	theArmy: 'Die Armee',
	// As in other builders, whose lists are in English.
	groupOf: (role, kind) => `${role}'s ${kind}`,
	groupNumber: (kind, number) => `${kind} ${number}`,
	plan: (groups) => `${groups} (Plan)`,
	advice: 'Plan',
	event: (name) => `Turnier: ${name}`,
	noUnits: 'noch keine Einheiten',
	states: { met: 'erfüllt', problem: 'zu beheben', plan: 'Plan', unused: 'entfällt' },
	spoken: { met: 'Erfüllt', problem: 'Zu beheben', plan: 'Plan', unused: 'Entfällt' },
	marks: { met: '✓', problem: '!', plan: '~', unused: '–' },
	counts: ({ met, problem, plan }) =>
		[
			...(problem > 0 ? [`${problem} zu beheben`] : []),
			...(plan > 0 ? [`${plan} zu planen`] : []),
			...(met > 0 ? [`${met} erfüllt`] : [])
		].join(', '),
	unused: (count) =>
		count === 1
			? '1 Regel betrifft diese Armee nicht.'
			: `${count} Regeln betreffen diese Armee nicht.`,
	unusedHere: (count) =>
		count === 1 ? '1 Regel, die nicht zutrifft' : `${count} Regeln, die nicht zutreffen`,
	proof: (counts) =>
		`${paper.counts(counts)}. ${counts.unused > 0 ? paper.unused(counts.unused) : ''}`.trim(),
	readingTaken: (answer) => `Gewählte Lesart: ${answer}`,
	givenBy: {
		pack: '',
		roster: 'Für diese Liste gewählt.',
		event: 'Vom Turnier vorgegeben.'
	},
	spent: (points, size) => `${pointsText(points)} von ${size} Punkten`,
	agreed: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	secret: 'Weggelassen',
	pointsWithout: 'Die Punkte und alle anderen Zahlen sind ohne das, was weggelassen ist.',
	open: 'Offene Liste',
	nothingSecret: 'An dieser Armee ist nichts geheim.',
	withSource: (text, source) => `${text.replace(/\.$/, '')} (${source}).`,
	points: 'Punkte',
	pointsOf: (date) => `Punkte vom ${date}`,
	pricesOf: (date) => `Punkte vom ${date}.`,
	total: 'Summe',
	// Other builders read these two.
	shortPoints: 'pts',
	inPoints: (points) => `(${points} ${points === 1 ? 'Point' : 'Points'})`,
	madeWith: (points, revision) =>
		`Erstellt mit Muster · ${points === undefined ? `Daten vom ${revision}` : `Punkte vom ${points}`}`,
	levels: (levels) => `${levels.length === 1 ? 'Stufe' : 'Stufen'} ${levels.join(', ')}`,
	gaps: 'Nicht abgebildet',
	rank: (number, value) =>
		`${number.charAt(0).toUpperCase()}${number.slice(1).replaceAll('-', ' ')} ${value}`,
	quoted: (written) => `„${written}“`,
	bearer: (unit, ownName) => {
		const own = ownName?.trim() ?? '';
		return own === '' ? unit : `${unit} „${own}“`;
	},
	crew: (models) => `Besatzung von ${models}`,
	share: ({ percent, min, max }) =>
		[
			`${String(percent).replace('.', ',')} %`,
			...(min === undefined ? [] : [`mindestens ${min} %`]),
			...(max === undefined ? [] : [`höchstens ${max} %`])
		].join(', '),
	choices: (count) => (count === 1 ? '1 Auswahl' : `${count} Auswahlen`),
	slots: (told, { min, max }) =>
		[
			told,
			...(min === undefined ? [] : [`mindestens ${min}`]),
			...(max === undefined ? [] : [`höchstens ${max}`])
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
	ofEach: (figure) => `je ${figure}`,
	note: 'Notiz',
	readings: 'Verwendete Lesarten',
	prices: 'Wie sich die Preise zusammensetzen',
	player: 'Spieler',
	tableNumber: 'Tisch',
	checkedBy: 'Geprüft von',
	checkByScan: 'Listencode: in Muster unter „Prüfen“ scannen oder eintippen, auch ohne Netz.',
	checkByTyping: 'Listencode: in Muster unter „Prüfen“ eintippen, auch ohne Netz.',
	sources: 'Quellen',
	bookBy: (letter, book) => `${letter} ${book}`,
	dataOf: (revision) => `Daten vom ${revision}`,
	stats: 'Profilwerte',
	armyRules: 'Armeeregeln',
	rules: 'Sonderregeln',
	items: 'Gegenstände und Optionen',
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
	unnamed: 'sein Name ist verloren',
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
	noSpells: (lore) => `${lore}: die Zauber sind nicht in den Daten.`,
	castOnlyBy: (names) => `nur ${names}`,
	or: ' oder ',
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
		each: (name, points) => `${name} (${points})`,
		forOther: (name, points) => `${name} (${points} an die andere Seite)`,
		crew: 'Besatzung',
		unsure: (wounds) => `${wounds} nicht in den Daten`,
		takes: (wounds, number) => `${number} ${wounds}`,
		unknown: 'Nicht in den Quellen'
	},
	listCode: 'Listencode',
	openList: 'Diese Liste öffnen',
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
		reading: 'Lesart'
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
