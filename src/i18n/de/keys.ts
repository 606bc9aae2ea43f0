import type { Language } from '../language.ts';
import { einheiten, punkte, punkteWort } from './grammar.ts';

export const panesWords: Language['panesWords'] = {
	roster: 'Liste',
	details: 'Einzelheiten',
	nothingOpen: 'Wähle eine Einheit: Hier steht dann, was sie hat und haben kann.',
	nothingTaken: 'Noch ist nichts gewählt.',
	keys: 'Tastenkürzel',
	units: einheiten,
	points: punkte,
	pointsWord: punkteWort
};

export const keyWords: Language['keyWords'] = {
	title: 'Tastenkürzel',
	single: 'Einzelne Tasten',
	singleSays: 'Buchstaben und Zeichen bewirken etwas, solange nichts getippt wird.',
	notKept: 'Dieser Browser behält die Wahl nicht.',
	or: 'oder',
	anywhere: 'Überall',
	list: 'Diese Übersicht',
	find: 'In dieser Armee suchen',
	afford: 'Nur was bezahlbar ist',
	panes: 'Zu Armee, Liste, Einzelheiten',
	close: 'Schließen, was offen ist',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	inList: 'In einer Aufstellung',
	next: 'Nächste Zeile',
	previous: 'Zeile davor',
	open: 'Zeile öffnen',
	more: 'Eins mehr',
	fewer: 'Eins weniger',
	copy: 'Einheit kopieren',
	remove: 'Einheit entfernen',
	move: 'Einheit verschieben',
	roster: 'Die Liste',
	legality: 'Gültigkeit',
	size: 'Vereinbarte Größe',
	history: 'Verlauf',
	rules: 'Geltende Regeln',
	arrange: 'Ordnen',
	print: 'Drucken',
	menu: 'Mehr',
	names: {
		control: 'Strg',
		alt: 'Alt',
		up: 'Auf',
		down: 'Ab',
		enter: 'Eingabe',
		escape: 'Esc',
		delete: 'Entf'
	}
};
