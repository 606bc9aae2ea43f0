import type { Language } from '../language.ts';

export const editing: Language['editing'] = {
	title: 'Liste',
	description: 'Eine Liste bearbeiten: Einheiten, Optionen, Punkte und Gültigkeit auf einen Blick.',
	opening: 'Die Liste wird geöffnet …',
	leave: 'Die letzten Änderungen sind nicht gespeichert. Trotzdem verlassen?',
	back: 'Zurück zu den Listen',
	unnamed: 'Liste ohne Namen',
	print: 'Drucken',
	more: 'Mehr',
	findHere: 'In dieser Armee suchen',
	find: 'Suchen',
	affordable: 'Bezahlbar',
	arrange: 'Ordnen',
	shown: (count, all) => `${count} von ${all} gezeigt`,
	showAll: 'Alle zeigen',
	strays: 'Keine Einheiten dieser Armee',
	points: 'Punkte',
	plain: 'ohne Optionen',
	nothingToRemove: (name) => `${name}: nichts zu entfernen.`,
	wholeNumber: 'Hier gehört eine ganze Zahl hin, etwa 20.',
	removeOne: (name) => `1 × ${name} entfernen`,
	addOne: (name) => `1 × ${name} hinzufügen`,
	howMany: (name) => `Wie viele: ${name}`,
	taken: (name) => `gewählt, Anzahl festlegen: ${name}`,
	soFar: 'Die Liste bisher',
	changeSize: 'Vereinbarte Größe ändern:',
	over: (points) => `${points} zu viel`,
	left: (points) => `${points} übrig`,
	plan: (count) => `${count} zu planen`,
	notSaved: 'Noch nicht gespeichert: Ein Teil von Muster wurde nicht geladen.',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	noUndo: 'Es gibt keine Änderung, die sich rückgängig machen ließe.',
	noRedo: 'Es gibt nichts zu wiederholen: zurück kommt nur, was rückgängig gemacht wurde.'
};

/** What the editor says at a glance. */
export const glance: Language['glance'] = {
	gaps: (count, isOfArmy) => {
		const many = count === 1 ? '1 Sache' : `${count} Sachen`;
		return `${many} ${isOfArmy ? 'dieser Armee' : 'hier'} ${count === 1 ? 'ist' : 'sind'} nicht abgebildet`;
	},
	range: ({ measured, min, max }) => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured} von ${max}` : `${measured} von ${min}–${max}`;
		}
		if (max !== undefined) return `${measured} von 0–${max}`;
		return min === undefined ? '' : `${measured} von ${min} oder mehr`;
	},
	short: (count) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
	over: (count) => `${count} zu viel`,
	full: 'voll'
};

export const rosterEdits: Language['rosterEdits'] = {
	isFull: 'Mehr fasst eine Liste nicht.',
	mostUnits: (most) => `Eine Liste fasst höchstens ${most} Einheiten.`,
	noMoreNow: 'Mehr davon lassen die Regeln jetzt nicht zu.',
	noArmy: (army) => `Es gibt keine Armee „${army}“.`
};
