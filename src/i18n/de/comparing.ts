import type { Language } from '../language.ts';
import { modelle, punkteWort } from './parts/grammar.ts';

export const comparePage: Language['comparePage'] = {
	title: 'Vergleichen',
	description:
		'Zwei Listen einer Armee oder zwei Versionen einer Liste nebeneinander: was dazugekommen, weggefallen oder geändert ist, und die Punkte.',
	from: 'Von',
	to: 'Zu',
	swap: 'Tauschen',
	notRead: 'Dieser Browser lässt Muster die gespeicherten Listen nicht lesen.'
};

export const comparing: Language['comparing'] = {
	failed: (why) => `Die Listen ließen sich nicht vergleichen: ${why}`,
	chooseTwo: 'Wähle zwei Listen oder zwei Versionen einer Liste.',
	notHere: (side) =>
		`Die Liste unter „${side}“ ist nicht in diesem Browser. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät erstellt.`,
	differentArmies: (one, other) =>
		`„${one}“ und „${other}“ sind verschiedene Armeen. Vergleichen lassen sich nur Listen derselben Armee.`,
	noData: (army) => `Diese Version von Muster hat keine Daten für die Armee „${army}“.`,
	subjects: {
		name: 'Name',
		note: 'Notiz',
		event: 'Turnier',
		reading: 'Auslegung',
		group: 'Gruppe'
	},
	otherRules: (event) => `${event}, andere Regeln`,
	none: 'nichts',
	theRoster: 'Die Liste',
	strays: 'Nicht in dieser Armee',
	rosterOf: (label) => `${label}: Liste`,
	versionOf: (label) => `${label}: Version`,
	chooseRoster: 'Liste wählen',
	asItIsNow: 'Jetziger Stand',
	savedVersions: 'Gespeicherte Versionen',
	history: 'Verlauf',
	differences: 'Unterschiede',
	everything: 'Alles',
	show: 'Anzeigen',
	kept: (name) => `„${name}“`,
	nothingDiffers: 'Keine Unterschiede.',
	added: (count) => `${count} hinzugefügt`,
	removed: (count) => `${count} entfernt`,
	changed: (count) => `${count} geändert`,
	pointsMore: (signed, points) => `${signed} ${punkteWort(points)}`,
	between: 'gegen',
	points: 'Punkte',
	pointsLimit: 'Punktelimit',
	unitsAndCharacters: 'Einheiten und Charaktermodelle',
	from: 'Von',
	to: 'Zu',
	difference: 'Unterschied',
	verdict: 'Ergebnis',
	pointsWord: punkteWort,
	models: modelle,
	named: (name) => `„${name}“`,
	inGroup: (group) => `In ${group}`,
	kinds: { same: 'Gleich', changed: 'Geändert', added: 'Hinzugefügt', removed: 'Entfernt' }
};

export const dataChanges: Language['dataChanges'] = {
	isGone: 'nicht in der neuen Liste',
	nowCalled: (name) => `heißt jetzt ${name}`,
	models: (before, after) => `${before} → ${modelle(after)}`,
	beforeNow: 'vorher, jetzt',
	entries: 'Einheiten und Optionen',
	entriesThatChange: 'Einträge, die sich ändern',
	rules: 'Regeln',
	rulesThatChange: 'Regeln, die sich ändern',
	now: 'Jetzt',
	new: 'Neu',
	noLongerSo: 'Neu: gilt nicht mehr.',
	readings: 'Auslegungen',
	readingsThatChange: 'Auslegungen, die sich ändern',
	nowIs: (answer) => `Jetzt: ${answer}`,
	newIs: (answer) => `Neu: ${answer ?? 'Die Frage stellt sich nicht mehr.'}`,
	take: 'Neue Daten verwenden',
	keep: 'Alte Daten behalten',
	title: 'Was sich ändert',
	comparing: 'Wird verglichen …',
	noSuchArmy: (date) =>
		`Diese Version von Muster hat die Armee nicht mehr. Die Liste behält die Daten vom ${date} und lässt sich damit bearbeiten und drucken.`,
	fromTo: (old, today) => `Von den Daten vom ${old} zu denen vom ${today}.`,
	notLoaded: (why) => `Die heutigen Daten ließen sich nicht laden: ${why}`,
	dataOfRoster: 'Daten dieser Liste',
	dataOf: (date) => `Daten vom ${date}`,
	ok: 'OK'
};

export const editionMove: Language['editionMove'] = {
	title: 'Andere Edition',
	to: (edition) => `Zu ${edition} wechseln`,
	comparing: 'Wird verglichen …',
	leavesEvent: 'Das Turnier wird entfernt: Seine Regeln gelten für die alte Edition.',
	move: 'Wechseln',
	stay: 'Abbrechen',
	moved: (edition) => `Zu ${edition} gewechselt. Die alte Liste ist im Papierkorb.`,
	undo: 'Rückgängig',
	notMoved: (name) => `Für „${name}“ wurde die Edition nicht gewechselt`,
	noSuchArmy: 'In dieser Version von Muster gibt es sie nicht.',
	notLoaded: (why) => `Die andere Edition ließ sich nicht laden: ${why}`
};
