import { pointsText } from '../../figures.ts';
import { punkte, punkten, punkteWort } from './grammar.ts';

export const ranksEditor: typeof import('../../en/ranks-editor.ts').ranksEditor = {
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
