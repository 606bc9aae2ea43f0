import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';
import { punkte, punkten, punkteWort, zahl } from './grammar.ts';

export const arranging: Language['arranging'] = {
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

export const arrangeBoard: Language['arrangeBoard'] = {
	arrange: 'Ordnen',
	newGroup: (kind, selected) =>
		`Neu: ${kind}${selected > 0 ? ` aus der Auswahl (${selected})` : ''}`,
	select: (name) => `${name} auswählen`,
	selectAll: (heading) => `Alles auswählen: ${heading}`,
	move: (name) => `${name} verschieben`,
	moreAbout: (heading) => `Mehr zu ${heading}`,
	pointsWord: punkteWort,
	points: punkte,
	plan: 'Plan:',
	noUnitsYet: 'Noch keine Einheiten: zieh oder verschieb welche hierher.',
	none: 'Keine.',
	selectedUnits: 'Ausgewählte Einheiten',
	selected: 'ausgewählt',
	clear: 'Aufheben',
	copy: 'Kopieren',
	moveTo: 'Verschieben …',
	delete: 'Löschen'
};

export const regimentsEditor: Language['regimentsEditor'] = {
	ledBy: (leader) => `angeführt von ${leader}`,
	takes: (rows) => `Nimmt auf: ${rows}.`,
	add: (one) => `${one} hinzufügen`,
	addNamed: (name) => `${name} hinzufügen`,
	addTo: (heading) => `Zu ${heading} hinzufügen`,
	beginWith: (kind) => `Fang hier an: ${kind} hinzufügen und wählen, wer anführt.`,
	whoLeads: (kind) => `${kind}: Wer führt an?`,
	groupOf: (role, kind) => `${kind} mit ${role}`,
	pointsWord: punkteWort,
	moreAbout: (heading) => `Mehr zu ${heading}`,
	unitsOf: (heading) => `Einheiten: ${heading}`,
	moveTo: 'Verschieben …',
	copy: 'Kopieren',
	delete: 'Löschen',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.',
	points: punkte,
	withEverything: (points) => `${pointsText(points)} mit allem`,
	noSuchUnit: 'Die Armee hat keine solche Einheit.'
};

export const ranksEditor: Language['ranksEditor'] = {
	strays: 'Keine Einheiten dieser Armee',
	limits: {
		atLeast: (measured, min) => `${pointsText(measured)} · mindestens ${pointsText(min)}`,
		atMost: (measured, max) => `${pointsText(measured)} von ${pointsText(max)}`,
		between: (measured, min, max) =>
			`${pointsText(measured)} von ${pointsText(min)}–${pointsText(max)}`
	},
	room: {
		points: (taken, max) => `${pointsText(taken)} von ${punkten(max)}`,
		orMore: (taken, min) => `${taken} von ${min} oder mehr`,
		most: (taken, max) => `${taken} von ${max}`,
		between: (taken, min, max) => `${taken} von ${min}–${max}`,
		ofThings: (room, label) => `${room} ${label}`,
		ofPoints: (room, label) => `${room} für ${label}`,
		items: 'Gegenstände'
	},
	magicItems: 'Magische Gegenstände',
	choose: (heading) => `${heading} wählen`,
	oneIsNeeded: 'Eines davon ist nötig: Wähle stattdessen ein anderes.',
	brings: (name) => `Mit ${name}.`,
	chooseOf: (count) => `Wählen (${count})`,
	changeOf: (count) => `Ändern (${count})`,
	line: (source, line) => `${source}, Zeile ${line}`,
	howMadeUp: 'Wie dieser Preis zustande kommt',
	aModel: (points) => `${pointsText(points)} je Modell`,
	each: 'Je Modell',
	unit: 'Einheit',
	factorFor: (name) => `für ${name}`,
	copy: 'Kopieren',
	delete: 'Löschen',
	add: (name) => `${name} hinzufügen`,
	addTo: (heading) => `Zu ${heading} hinzufügen`,
	isGone: 'Diese Einheit ist nicht mehr in der Liste.',
	points: punkte,
	pointsWord: punkteWort,
	eachHas: (equipment) => `Jedes Modell hat: ${equipment}.`,
	spells: (count) => `Zauber (${count})`,
	most: (count, name) => `${name}: höchstens ${count}.`,
	noSuchUnit: 'Die Armee hat keine solche Einheit.',
	unitsOf: (heading) => `Einheiten: ${heading}`,
	models: 'Modelle',
	stepped: { several: 'Modelle', one: 'Modell' }
};
