import type { Language } from '../language.ts';

const figure = (size: number | undefined): string => (size === undefined ? 'keines' : `${size}`);

export const eventCompared: Language['eventCompared'] = {
	lacks: (rule) => `Fehlt: ${rule}`,
	adds: (rule) => `Zusätzlich: ${rule}`,
	name: (theirs, ours) => `Der Name ist „${theirs}“ statt „${ours}“.`,
	size: (theirs, ours) => `Punktelimit: ${figure(theirs)} statt ${figure(ours)}.`,
	reading: (question, theirs, ours) =>
		`Auslegung „${question}“: ${theirs ?? 'offen'} statt ${ours ?? 'offen'}.`,
	note: 'Der Hinweis des Veranstalters ist ein anderer.',
	asks: 'Es fragt nach anderen Angaben des Spielers.',
	order: 'Die Regeln haben andere Kennungen, Bezeichnungen oder eine andere Reihenfolge.'
};

export const eventOrigin: Language['eventOrigin'] = {
	fingerprint: (fingerprint) => `Regeln ${fingerprint}`,
	brought: (event) => `Die Regeln von ${event} kamen mit der Liste.`,
	other: (event, ours) =>
		`Die Regeln von ${event} kamen mit der Liste, und hier ist ein anderes Paket mit diesem Namen und Datum gespeichert (Regeln ${ours}). Im Paket der Liste ist anders:`,
	another: (ours) =>
		`Hier ist ein anderes Paket mit diesem Namen und Datum gespeichert (Regeln ${ours}). In diesem ist anders:`
};
