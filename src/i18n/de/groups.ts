import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { einen, gross, punkte, punkteWort, zahl } from './parts/grammar.ts';

export const arranging: Language['arranging'] = {
	units: 'Einheiten',
	strays: 'Nicht in dieser Armee',
	unassigned: 'Nicht zugeordnet',
	several: (count) => zahl(count, 'Einheit', 'Einheiten'),
	place: (heading, at, of) => `${heading}, Platz ${at} von ${of}`,
	size: (measured, max) =>
		max === undefined
			? zahl(measured, 'Einheit', 'Einheiten')
			: `${measured} von ${zahl(max, 'Einheit', 'Einheiten')}`,
	charged: ({ points, next }) =>
		`${points > 0 ? ` · Aufschlag ${pointsText(points)}` : ''}${next > 0 ? ` · nächste +${pointsText(next)}` : ''}`,
	moved: (name, where) => `${name} verschoben: ${where}.`,
	stay: (name, where) => `${name} nicht verschoben: ${where}.`,
	atEnd: (name, where) => `${name} lässt sich nicht weiter verschieben: ${where}.`,
	made: (heading) => `${heading} angelegt.`,
	madeOf: (heading, name) => `${heading} angelegt: ${name}.`,
	deleted: (name) => `${name} gelöscht.`,
	removed: (name) => `${name} entfernt.`,
	takenApart: (heading) => `${heading} aufgelöst. Die Einheiten bleiben in der Armee.`,
	leftOut: (heading, names) => `Nicht erlaubt in ${heading}, darum nicht verschoben: ${names}.`,
	leftOutOfNew: (kind, names) => `Nicht erlaubt in „${kind}“, darum nicht verschoben: ${names}.`,
	copied: (name) => `${name} kopiert.`,
	notCopied: (name, why) => `${name} nicht kopiert. ${why}`,
	staysBehind: (option) =>
		`${option} wurde nicht kopiert: Die Armee darf das nicht noch einmal haben.`,
	notHere: (name) => `${name}: hier nicht erlaubt`,
	name: 'Name',
	takeApart: 'Auflösen',
	unitsStay: 'Die Einheiten bleiben in der Armee.',
	deleteAll: 'Samt Einheiten löschen',
	firstAlready: 'schon am Anfang',
	lastAlready: 'schon am Ende',
	moveUp: 'Nach oben',
	moveDown: 'Nach unten',
	moveTo: 'Verschieben nach',
	standsHere: 'jetzt hier',
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
	advice: 'Hinweis:',
	noUnitsYet: 'Noch keine Einheiten. Zieh oder verschieb sie hierher.',
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
	takes: (rows) => `Darf aufnehmen: ${rows}.`,
	add: (one) => `${one} hinzufügen`,
	addNamed: (name) => `${name} hinzufügen`,
	next: (kind) => `Noch ${einen(kind) ?? kind}`,
	addTo: (heading) => `Zu ${heading} hinzufügen`,
	beginWith: (kind) => `Zuerst: ${kind} hinzufügen und Anführer wählen.`,
	whoLeads: (kind) => `${kind}: Anführer`,
	groupLedBy: (role, kind) => `${kind} mit ${role}`,
	pointsWord: punkteWort,
	moreAbout: (heading) => `Mehr zu ${heading}`,
	unitsOf: (heading) => `Einheiten: ${heading}`,
	moveTo: 'Verschieben …',
	copy: 'Kopieren',
	delete: 'Löschen',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.',
	points: punkte,
	withEverything: (points) => `${pointsText(points)} mit Optionen`,
	noSuchUnit: 'Diese Einheit gibt es in der Armee nicht.'
};

export const ranksEditor: Language['ranksEditor'] = {
	strays: 'Nicht in dieser Armee',
	limits: {
		atLeast: (measured, min) => `${pointsText(measured)} (min. ${pointsText(min)})`,
		atMost: (measured, max) => `${pointsText(measured)}/${pointsText(max)}`,
		between: (measured, min, max) => `${pointsText(measured)}/${pointsText(min)}–${pointsText(max)}`
	},
	room: {
		points: (taken, max) => `${pointsText(taken)}/${punkte(max)}`,
		orMore: (taken, min) => `${taken} (min. ${min})`,
		most: (taken, max) => `${taken}/${max}`,
		between: (taken, min, max) => `${taken}/${min}–${max}`,
		ofThings: (room, label) => `${gross(label)}: ${room}`,
		ofPoints: (room, label) => `${gross(label)}: ${room.replace(/ Punkte?$/, '')}`,
		items: 'Gegenstände'
	},
	magicItems: 'Magische Gegenstände',
	itemsAndSpells: 'Magische Gegenstände und Zauber',
	choose: (heading) => `${heading} wählen`,
	oneIsNeeded: 'Eines davon ist Pflicht. Wähle ein anderes, um es zu ersetzen.',
	brings: (name) => `Mit ${name}.`,
	chooseOf: (count) => `Wählen (${count})`,
	changeOf: (count) => `Ändern (${count})`,
	line: (source, line) => `${source}, Zeile ${line}`,
	howMadeUp: 'Punkteaufstellung',
	aModel: (points) => `${pointsText(points)} pro Modell`,
	each: 'Pro Modell',
	unit: 'Einheit',
	factorFor: (name) => `für ${name}`,
	copy: 'Kopieren',
	delete: 'Löschen',
	add: (name) => `${name} hinzufügen`,
	addTo: (heading) => `Zu ${heading} hinzufügen`,
	unitsCost: (points) => `Die Einheiten hier kosten ${points} Punkte.`,
	isGone: 'Diese Einheit ist nicht mehr in der Liste.',
	points: punkte,
	pointsWord: punkteWort,
	eachHas: (equipment) => `Jedes Modell hat: ${equipment}.`,
	most: (count, name) => `${name}: Maximum ${count}.`,
	noSuchUnit: 'Diese Einheit gibt es in der Armee nicht.',
	next: 'Nächste Einheit',
	unitsOf: (heading) => `Einheiten: ${heading}`,
	models: 'Modelle',
	stepped: { several: 'Modelle', one: 'Modell' }
};
