import { einheiten, modelle, modellen, punkte, und } from './grammar.ts';

/** What each of two tabs did, and the values that they have. */
export const conflicts: typeof import('../../en/conflicts.ts').conflicts = {
	gave: (option) => `${option} gegeben`,
	took: (option) => `${option} genommen`,
	strong: (models) => `Auf ${modelle(models)} gesetzt`,
	named: (name) => `„${name}“ genannt`,
	noName: 'Namen entfernt',
	wrote: (note) => `„${note}“ geschrieben`,
	tookNote: 'Notiz entfernt',
	outOf: (group) => `Aus ${group ?? 'der Gruppe'} herausgenommen`,
	into: (group) => `In ${group} gestellt`,
	added: 'Hinzugefügt',
	addedWith: (options, models) =>
		`Hinzugefügt mit ${und([...(models === undefined ? [] : [modellen(models)]), ...options])}`,
	event: (name, date) => `${name}, ${date}`,
	noEvent: 'Kein Turnier',
	noNote: 'Keine Notiz',
	roster: (units, spent) => `${einheiten(units)}, ${punkte(spent)}`
};
