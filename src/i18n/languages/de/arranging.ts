import { zahl } from './grammar.ts';

export const arranging: typeof import('../../en/arranging.ts').arranging = {
	units: 'Einheiten',
	strays: 'Keine Einheiten dieser Armee',
	inNone: (kinds) => `Ohne ${kinds.join(' oder ')}`,
	several: (count) => zahl(count, 'Einheit', 'Einheiten'),
	place: (heading, at, of) => `${heading}, Platz ${at} von ${of}`,
	size: (measured, max) =>
		max === undefined
			? zahl(measured, 'Einheit', 'Einheiten')
			: `${measured} von ${zahl(max, 'Einheit', 'Einheiten')}`,
	moved: (name, where) => `${name}, jetzt: ${where}.`,
	stay: (name, where) => `${name}, wie zuvor: ${where}.`,
	atEnd: (name, where) => `${name}: weiter geht es nicht, ${where}.`,
	made: (heading) => `${heading} angelegt.`,
	madeOf: (heading, name) => `${heading} angelegt: ${name}.`,
	deleted: (name) => `${name} gelöscht.`,
	takenApart: (heading) => `${heading} aufgelöst; die Einheiten bleiben in der Armee.`,
	leftOut: (heading, names) => `Nicht für ${heading}: ${names}. An ihrem Platz geblieben.`,
	leftOutOfNew: (kind, names) => `Nicht für „${kind}“: ${names}. An ihrem Platz geblieben.`,
	copied: (name) => `${name} kopiert.`,
	notCopied: (name, why) => `${name} nicht kopiert. ${why}`,
	staysBehind: (option) =>
		`${option} bleibt bei der ersten Einheit: Die Armee darf das nicht noch einmal haben.`,
	notHere: (name) => `${name}: hier nicht erlaubt`,
	name: 'Name',
	takeApart: 'Auflösen',
	unitsStay: 'Die Einheiten bleiben in der Armee.',
	disband: 'Samt Einheiten löschen',
	firstAlready: 'schon an erster Stelle',
	lastAlready: 'schon an letzter Stelle',
	moveUp: 'Nach oben',
	moveDown: 'Nach unten',
	moveTo: 'Verschieben nach',
	standsHere: 'steht hier',
	newGroup: (kind) => `Neu: ${kind}`,
	copy: 'Kopieren',
	delete: 'Löschen'
};
