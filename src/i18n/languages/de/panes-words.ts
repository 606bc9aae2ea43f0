import { einheiten, punkte, punkteWort } from './grammar.ts';

export const panesWords: typeof import('../../en/panes-words.ts').panesWords = {
	roster: 'Liste',
	details: 'Einzelheiten',
	nothingOpen: 'Wähle eine Einheit: Hier steht dann, was sie hat und haben kann.',
	nothingTaken: 'Noch ist nichts gewählt.',
	keys: 'Tastenkürzel',
	units: einheiten,
	points: punkte,
	pointsWord: punkteWort
};
