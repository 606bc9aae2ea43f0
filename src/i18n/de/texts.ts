import type { Language } from '../language.ts';

export const keptTexts: Language['keptTexts'] = {
	title: 'Aufbewahrte Texte',
	description: 'Listen von Spielen und Ausgaben, die Muster nicht hat, als Text aufbewahrt.',
	empty:
		'Hier ist kein Text aufbewahrt. Der Import bietet es bei Listen an, die er kennt, aber nicht lesen kann.',
	link: (count) => `Aufbewahrte Texte (${count})`,
	offer: (count) =>
		count === 1 ? 'Diese Liste als Text aufbewahren' : `${count} Listen als Text aufbewahren`,
	canBeKept: 'Die Liste lässt sich als Text aufbewahren.',
	kept: (count) =>
		count === 1 ? '1 Liste als Text aufbewahrt.' : `${count} Listen als Text aufbewahrt.`,
	from: (maker) => `aus ${maker}`,
	keptAgo: (ago) => `aufbewahrt ${ago}`,
	copy: 'Kopieren',
	copied: (name) => `„${name}“ kopiert.`,
	notCopied: 'Der Browser erlaubt das Kopieren nicht.',
	save: 'Als Datei speichern',
	remove: 'Löschen',
	removed: (name) => `„${name}“ gelöscht.`,
	notRemoved: (name) => `„${name}“ wurde nicht gelöscht`,
	notRestored: (name) => `„${name}“ wurde nicht wiederhergestellt`,
	notRead: (why) => `Dieser Browser lässt Muster die aufbewahrten Texte nicht lesen: ${why}`,
	undo: 'Rückgängig'
};
