import type { Language } from '../language.ts';

export const playPage: Language['playPage'] = {
	title: 'Spielhilfe',
	titleOf: (game) => `${game}: Spielhilfe`,
	description:
		'Was man beim Spielen nachschlägt: Ablauf, Tabellen, Modifikatoren und kurze Regeln.',
	search: 'In der Spielhilfe suchen',
	searchFor: 'Patzer, Verwunden, Sammeln …',
	print: 'Drucken',
	nothingHas: (text) => `Nichts in der Spielhilfe passt zu „${text}“.`,
	onlyHere: 'Nicht auf Papier',
	opening: 'Die Spielhilfe wird geöffnet …',
	missing: 'Unter dieser Adresse gibt es keine Spielhilfe.',
	notLoaded:
		'Die Spielhilfe ließ sich nicht laden. Nach dem ersten Besuch ist sie auf diesem Gerät gespeichert.',
	notice: (edition, owner) =>
		`${edition}. Regeln sind mit eigenen Worten zusammengefasst. Muster ist inoffiziell; die Namen sind Marken von ${owner}.`,
	chartOf: (name) => `Tabelle: ${name}`,
	sections: 'Abschnitte'
};
