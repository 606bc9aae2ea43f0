import type { Language } from '../language.ts';
import { einheiten, punkte, punkteWort } from './parts/grammar.ts';

export const panesWords: Language['panesWords'] = {
	plan: (count) => (count === 1 ? '1 Auswahl vor dem Spiel' : `${count} Auswahlen vor dem Spiel`),
	roster: 'Liste',
	details: 'Details',
	nothingOpen: 'Wähle eine Einheit, um sie hier zu sehen und zu ändern.',
	nothingTaken: 'Noch nichts hinzugefügt.',
	keys: 'Tastenkürzel',
	units: einheiten,
	points: punkte,
	pointsWord: punkteWort
};

export const keyWords: Language['keyWords'] = {
	title: 'Tastenkürzel',
	single: 'Einzelne Tasten',
	singleSays: 'Buchstaben und Zeichen sind Tastenkürzel, solange du nichts eintippst.',
	notKept: 'Dieser Browser merkt sich die Wahl nicht.',
	or: 'oder',
	anywhere: 'Überall',
	list: 'Diese Übersicht',
	quickFind: 'Schnellsuche',
	find: 'In dieser Armee suchen',
	afford: 'Nur was bezahlbar ist',
	panes: 'Zu Armee, Liste, Details',
	close: 'Schließen',
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	inList: 'In einer Liste von Zeilen',
	next: 'Nächste Zeile',
	previous: 'Vorige Zeile',
	open: 'Zeile öffnen',
	more: 'Eins mehr',
	fewer: 'Eins weniger',
	copy: 'Einheit kopieren',
	remove: 'Einheit entfernen',
	move: 'Einheit verschieben',
	roster: 'Die Liste',
	legality: 'Regelverstöße',
	size: 'Punktelimit',
	history: 'Verlauf',
	rules: 'Geltende Regeln',
	arrange: 'Ordnen',
	print: 'Drucken',
	menu: 'Mehr',
	names: {
		control: 'Strg',
		command: 'Cmd',
		alt: 'Alt',
		up: 'Auf',
		down: 'Ab',
		enter: 'Eingabe',
		escape: 'Esc',
		delete: 'Entf'
	}
};
