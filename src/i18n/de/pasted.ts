import type { Language } from '../language.ts';

export const pasted: Language['pasted'] = {
	points: ['Punkten', 'Punkte', 'Punkt', 'Pkt'],
	models: ['Modelle', 'Modell'],
	problems: ['zu beheben', 'Probleme', 'Problem'],
	of: ['von'],
	eachBefore: ['je'],
	eachAfter: [],
	dataOf: ['Daten vom'],
	pointsDated: ['Punkte vom'],
	createdWith: ['erstellt mit'],
	event: ['Turnier'],
	note: ['Notiz'],
	readings: ['Verwendete Auslegungen', 'Verwendete Lesarten'],
	gaps: ['Nicht geprüft', 'Nicht abgebildet'],
	notLegal: ['Nicht gültig'],
	notWhole: ['Nicht ganz gelesen'],
	legalWithout: ['Gültig ohne die Regeln des Turniers'],
	crewOf: ['Besatzung von'],
	noUnits: ['noch keine Einheiten'],
	plan: ['Planungshilfe', 'Plan'],
	general: [],
	anyGroup: [],
	asideFrom: [],
	asideWhole: [],
	asideWith: [],
	quotes: ['„', '“']
};
