import { pointsText } from '../../base/figures.ts';
import type { Language } from '../../language.ts';
import { kopf, nomen } from '../parts/grammar.ts';

/** A list that is completed. */
export const completing: Language['completing'] = {
	title: 'Diese Liste vervollständigen',
	about:
		'Füllt die Liste bis zum Punktelimit, auf bis zu drei Arten. Was darin steht, bleibt, wie es ist. Jede gezeigte Liste ist gültig.',
	aboutTooMuch:
		'Die Liste kostet mehr als ihr Limit: So viel wie möglich bleibt. Jede gezeigte Liste ist gültig.',
	wishes: 'Wünsche',
	fewer: 'Weniger',
	any: 'Üblich',
	anyUnusual: 'Egal',
	more: 'Mehr',
	units: 'Einheiten',
	part: (name) => {
		const known = nomen(name);
		return known === name ? kopf(name.toLowerCase()) : known;
	},
	usual: 'Wie übliche Listen',
	usualSays:
		'Verteilt die Punkte, wiederholt wenige Einheiten und gibt Kommandogruppen. Die Gewohnheiten sind von Muster, nicht aus dem Buch.',
	noSeldom: (names) => `Keine ${names}`,
	leaveOut: (count) => (count === 0 ? 'Weglassen' : `Weglassen (${count})`),
	mayChange: (count) =>
		count === 0
			? 'Darf kleiner werden oder wegfallen'
			: `Darf kleiner werden oder wegfallen (${count})`,
	start: 'Liste vervollständigen',
	changeWishes: 'Wünsche ändern',
	others: 'Andere Listen',
	numbered: (number) => `Vervollständigung ${number}`,
	differs: (part, isMore) => `${isMore ? 'Mehr' : 'Weniger'} ${part}`,
	pointsOf: (points, size) => `${pointsText(points)} von ${size} Punkten`,
	take: 'Diese Liste nehmen',
	unchanged: (points, size) =>
		`Es wurde nichts gefunden, was noch passt: Die Liste bleibt bei ${pointsText(points)} von ${size} Punkten.`,
	taken: 'Liste vervollständigt.'
};

/** What is found while lists are looked for, and what is known of it. */
export const solving: Language['solving'] = {
	working: 'Gültige Listen werden gesucht …',
	workingOn: (count) =>
		count === 1
			? '1 Liste gefunden. Weitere werden gesucht …'
			: `${count} Listen gefunden. Weitere werden gesucht …`,
	found: (count) => (count === 1 ? '1 Liste gefunden.' : `${count} Listen gefunden.`),
	noOther: 'Eine weitere, die sich genug unterscheidet, wurde nicht gefunden.',
	cancel: 'Abbrechen',
	cancelled: 'Abgebrochen.',
	again: 'Neu suchen',
	isStale:
		'Die Liste hat sich inzwischen geändert. Suche neu, um von dem auszugehen, was jetzt darin steht.',
	failed: (why) => `Es konnte nichts gesucht werden: ${why}`,
	cannotStart: 'Dieser Browser hat den Löser nicht geladen. Beim ersten Mal braucht er das Netz.',
	states: {
		'proved best': 'Bewiesen: Keine gültige Liste passt besser.',
		'best of what was offered': 'Die beste aus den üblichen Aufstellungen jeder Einheit.',
		'best found': 'Die beste gefundene. Es kann bessere geben.',
		'none found': 'Es wurde keine gültige Liste gefunden. Es kann eine geben.',
		'nothing legal exists': 'Es gibt keine gültige Liste, was auch hinzukommt.'
	},
	bestOther: 'Bewiesen: Keine gültige Liste, die sich so sehr unterscheidet, passt besser.',
	because: 'Dies kann nicht alles zugleich gelten:',
	stays: (units, count) =>
		count === 1 ? `${units} bleibt unverändert.` : `${units} bleiben unverändert.`,
	added: 'Neu',
	gone: 'Fällt weg',
	changed: 'Geändert',
	was: (before) => `vorher: ${before}`
};

/** A list that is made legal by several changes. */
export const fixing: Language['fixing'] = {
	title: 'Lösung suchen',
	about: 'Die kleinste Menge von Änderungen, nach denen die Liste gültig ist.',
	keep: (count) => (count === 0 ? 'Unverändert lassen' : `Unverändert lassen (${count})`),
	take: 'Diese Änderungen vornehmen',
	unchanged: 'Die Liste ist gültig, wie sie ist.',
	taken: 'Die Liste ist jetzt gültig.',
	changes: 'Was sich ändert'
};

/** A unit that gives its place to another. */
export const replacing: Language['replacing'] = {
	title: (unit) => `${unit} ersetzen`,
	about: (points) =>
		`Was für ihre Punkte und den Rest zu haben ist: ${pointsText(points)}. Nichts in der Liste wird dadurch schlechter.`,
	working: 'Passende Einheiten werden gesucht …',
	none: 'Keine andere Einheit passt.',
	found: (count) => (count === 1 ? '1 Einheit passt.' : `${count} Einheiten passen.`),
	taken: (before, after) => `${before} durch ${after} ersetzt.`
};
