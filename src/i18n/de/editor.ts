import type { Language } from '../language.ts';
import { nomen } from './parts/grammar.ts';

export const editing: Language['editing'] = {
	title: 'Liste',
	description:
		'Eine Liste bearbeiten: Einheiten, Optionen, Punkte und Regelverstöße auf einen Blick.',
	opening: 'Die Liste wird geöffnet …',
	leave: 'Die letzten Änderungen sind nicht gespeichert. Trotzdem verlassen?',
	back: 'Zurück zu den Listen',
	unnamed: 'Unbenannte Liste',
	print: 'Drucken',
	share: 'Teilen',
	more: 'Mehr',
	findHere: 'In dieser Armee suchen',
	find: 'Suchen',
	affordable: 'Bezahlbar',
	arrange: 'Ordnen',
	strays: 'Nicht in dieser Armee',
	points: 'Punkte',
	plain: 'ohne Optionen',
	nothingToRemove: (name) => `${name}: nichts zu entfernen.`,
	wholeNumber: 'Gib eine ganze Zahl ein, zum Beispiel 20.',
	removeOne: (name) => `1 × ${name} entfernen`,
	addOne: (name) => `1 × ${name} hinzufügen`,
	howMany: (name) => `Wie viele: ${name}`,
	taken: (name) => `gewählt, Anzahl festlegen: ${name}`,
	soFar: 'Die Liste bisher',
	noun: nomen,
	changeSize: 'Punktelimit ändern:',
	over: (points) => `${points} zu viel`,
	left: (points) => `${points} übrig`,
	notSaved: 'Noch nicht gespeichert: Ein Teil von Muster wurde nicht geladen.',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	noUndo: 'Es gibt nichts rückgängig zu machen.',
	noRedo: 'Es gibt nichts zu wiederholen.'
};

/** What the editor says at a glance. */
export const glance: Language['glance'] = {
	range: ({ measured, min, max }) => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured}/${max}` : `${measured}/${min}–${max}`;
		}
		if (max !== undefined) return `${measured}/${max}`;
		return min === undefined ? '' : `${measured} (min. ${min})`;
	},
	short: (count) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
	over: (count) => `${count} zu viel`,
	full: 'voll'
};

export const rosterEdits: Language['rosterEdits'] = {
	isFull: 'Die Liste ist voll.',
	maxUnits: (most) => `Eine Liste fasst höchstens ${most} Einheiten.`,
	noMoreNow: 'Mehr davon erlauben die Regeln nicht.',
	noArmy: (army) => `Es gibt keine Armee „${army}“.`
};
