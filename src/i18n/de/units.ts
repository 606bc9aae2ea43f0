import type { Language } from '../language.ts';
import { modelle, punkteWort } from './grammar.ts';

export const unitRow: Language['unitRow'] = {
	leader: 'Anführer:',
	points: 'Punkte',
	toFix: 'Zu beheben:',
	noLonger: (option, unit) => `${option}: nicht mehr ${unit}.`,
	pointsMore: (points) => (points === '1' ? '1 Punkt mehr' : `${points} Punkte mehr`),
	remove: 'Entfernen'
};

export const unitSheet: Language['unitSheet'] = {
	given: 'Jede Armee dieser Art hat sie.',
	copy: 'Einheit kopieren',
	remove: 'Einheit entfernen',
	add: (name) => `${name} hinzufügen`,
	points: (points) => (points === '1' ? '1 Punkt' : `${points} Punkte`),
	withAll: (points) => `${points} mit allem`,
	gone: 'Diese Einheit ist nicht mehr in der Liste.',
	whichOne: 'Welche davon',
	models: (names) => `Modelle: ${names}`,
	modelCount: (count) => (count === 1 ? '1 Modell' : `${count} Modelle`),
	base: (size) => `Base ${size}`,
	madeOf: (parts) => `Besteht aus ${parts}.`,
	takes: (rows) => `Nimmt auf: ${rows}.`,
	ownName: 'Eigener Name',
	note: 'Notiz',
	oneNeeded: 'Eines davon ist nötig: Wähle stattdessen ein anderes.',
	nowWith: (unit) => `Jetzt bei ${unit}.`,
	brings: (entry) => `Mit ${entry}.`,
	free: 'kostenlos',
	showLegends: 'Legends zeigen',
	abilities: 'Fähigkeiten',
	notStored: 'Waffen und Fähigkeiten sind auf diesem Gerät noch nicht gespeichert.',
	weapon: 'Waffe',
	figures: {
		range: { short: 'Rw', name: 'Reichweite' },
		attacks: { short: 'Att', name: 'Attacken' },
		hit: { short: 'Tref', name: 'Treffer' },
		wound: { short: 'Verw', name: 'Verwundung' },
		rend: { short: 'Wu', name: 'Wucht' },
		damage: { short: 'Sch', name: 'Schaden' }
	}
};

export const unitPicker: Language['unitPicker'] = {
	find: 'Suchen',
	notNow: (count) => `Jetzt nicht, und warum (${count})`,
	add: 'Hinzufügen:',
	here: 'hier',
	pointsWord: punkteWort,
	added: (name, size) => `${name} hinzugefügt: ${size} hier.`,
	findUnit: 'Einheit suchen',
	canAfford: 'Bezahlbar',
	showLegends: 'Legends zeigen',
	done: 'Fertig',
	nothing: (isAffordable) =>
		isAffordable
			? 'Für die übrigen Punkte lässt sich hier nichts hinzufügen.'
			: 'Hier lässt sich nichts hinzufügen.',
	wouldLead: (leader) => `Würde statt ${leader} anführen`
};

export const unitWords: Language['unitWords'] = {
	legends: 'Legends',
	ofSeason: (season) => `Saison ${season}`,
	joinsAs: (roles) => `Schließt sich an als ${roles}.`,
	models: modelle,
	modelsFromTo: (min, max) => `${min}–${max} Modelle`,
	orMoreModels: (min) => `${min} oder mehr Modelle`,
	fewest: (models, name) => `${name}: mindestens ${modelle(models)}.`,
	most: (models, name) => `${name}: höchstens ${modelle(models)}.`,
	orMoreOf: (min, name) => `${min} oder mehr ${name}`,
	anyOf: (name) => `beliebig viele ${name}`
};

export const itemPicker: Language['itemPicker'] = {
	whatItDoes: (name) => `Was ${name} bewirkt`,
	itemsOf: (heading, unit) => `${heading}: ${unit}`,
	magicItemsOf: (unit) => `Magische Gegenstände: ${unit}`,
	nothingHas: (text, isFree) =>
		isFree ? `„${text}“ steht in nichts, was möglich ist.` : `„${text}“ steht in nichts davon.`,
	nothing: 'Jetzt ist nichts möglich.',
	findItem: 'Gegenstand suchen',
	canHave: 'Möglich',
	done: 'Fertig',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.'
};

export const optionPrices: Language['optionPrices'] = {
	free: 'kostenlos',
	eachModel: (points) => `${points} je Modell`
};

export const armyChoices: Language['armyChoices'] = {
	label: 'Auswahl der Armee',
	none: 'nichts gewählt',
	nothing: 'Nichts',
	pointsWord: punkteWort,
	free: 'kostenlos',
	showLegends: 'Legends zeigen'
};

export const typedNumbers: Language['typedNumbers'] = {
	notPossible: (wanted, has, why) => `${wanted} geht nicht: Jetzt sind es ${has}. ${why}`
};

export const dialog: Language['dialog'] = {
	close: 'Schließen'
};

/** Where a file of the device is chosen. */
export const fileField: Language['fileField'] = {
	choose: (isMany) => (isMany ? 'Dateien wählen' : 'Datei wählen')
};
