import type { Language } from '../language.ts';
import { modelle, punkteWort } from './parts/grammar.ts';

export const unitRow: Language['unitRow'] = {
	byRule: '(einziger Kandidat)',
	leader: 'Anführer:',
	points: 'Punkte',
	toFix: 'Zu beheben:',
	noLonger: (option, unit) => `${option}: nicht mehr ${unit}.`,
	pointsMore: (points) => (points === '1' ? '1 Punkt mehr' : `${points} Punkte mehr`),
	remove: 'Entfernen'
};

export const unitDialog: Language['unitDialog'] = {
	given: 'Gehört zu jeder Armee dieser Art.',
	replace: 'Durch eine andere Einheit ersetzen',
	copy: 'Einheit kopieren',
	remove: 'Einheit entfernen',
	add: (name) => `${name} hinzufügen`,
	points: (points) => (points === '1' ? '1 Punkt' : `${points} Punkte`),
	withAll: (points) => `${points} mit Optionen`,
	gone: 'Diese Einheit ist nicht mehr in der Liste.',
	whichOne: 'Welche',
	models: (names) => `Modelle: ${names}`,
	modelCount: (count) => (count === 1 ? '1 Modell' : `${count} Modelle`),
	base: (size) => `Base ${size}`,
	madeOf: (parts) => `Besteht aus ${parts}.`,
	takes: (rows) => `Darf aufnehmen: ${rows}.`,
	rules: (count) => `Sonderregeln (${count})`,
	spells: (count) => `Zauber (${count})`,
	noSpells: 'Noch keine Zauber gewählt',
	ownWords: 'Eigener Name und Notiz',
	ownName: 'Eigener Name',
	note: 'Notiz',
	oneNeeded: 'Eines davon ist Pflicht. Wähle ein anderes, um es zu ersetzen.',
	nowWith: (unit) => `Jetzt bei ${unit}.`,
	brings: (entry) => `Mit ${entry}.`,
	free: 'kostenlos',
	showLegends: 'Legends zeigen',
	abilities: 'Fähigkeiten',
	notStored: 'Waffen und Fähigkeiten sind noch nicht auf diesem Gerät.',
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
	notNow: (count) => `Nicht verfügbar (${count}): Gründe`,
	add: 'Hinzufügen:',
	here: 'hier',
	pointsWord: punkteWort,
	added: (name, size) => `${name} hinzugefügt: ${size} hier.`,
	makes: (points, size) => `→ ${points} von ${size}`,
	findUnit: 'Einheit suchen',
	canAfford: 'Bezahlbar',
	showLegends: 'Legends zeigen',
	done: 'Fertig',
	nothing: (isAffordable) =>
		isAffordable
			? 'Nichts passt in die übrigen Punkte.'
			: 'Hier lässt sich nichts mehr hinzufügen.',
	wouldLead: (leader) => `Würde statt ${leader} anführen`
};

/** The picker of what a unit may be given. */
export const itemPicker: Language['itemPicker'] = {
	whatItDoes: (name) => `Was ${name} bewirkt`,
	itemsOf: (heading, unit) => `${heading}: ${unit}`,
	magicItemsOf: (unit) => `Magische Gegenstände: ${unit}`,
	nothingHas: (text, isFree) =>
		isFree ? `Nichts Erlaubtes passt zu „${text}“.` : `Nichts passt zu „${text}“.`,
	nothing: 'Mehr ist nicht erlaubt.',
	findItem: 'Gegenstand suchen',
	canHave: 'Erlaubt',
	done: 'Fertig',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.'
};

export const choosing: Language['choosing'] = {
	one: (heading) => `${heading}: nur eins`,
	oneOf: 'Eins davon',
	none: 'Nichts'
};

export const unitWords: Language['unitWords'] = {
	legends: 'Legends',
	ofSeason: (season) => `Saison ${season}`,
	joinsAs: (roles) => `Darf sich anschließen als ${roles}.`,
	models: modelle,
	modelsFromTo: (min, max) => `${min}–${max} Modelle`,
	orMoreModels: (min) => `ab ${modelle(min)}`,
	fewest: (models, name) => `${name}: Minimum ${modelle(models)}.`,
	most: (models, name) => `${name}: Maximum ${modelle(models)}.`,
	orMoreOf: (min, name) => `${min} oder mehr ${name}`,
	anyOf: (name) => `beliebig viele ${name}`,
	soFar: (count) => ` (bisher ${count})`
};

export const optionPrices: Language['optionPrices'] = {
	free: 'kostenlos',
	eachModel: (points) => `${points} pro Modell`,
	total: (price, change) => `${price} · gesamt ${change === '0' ? '±0' : change}`
};

export const armyChoices: Language['armyChoices'] = {
	label: 'Auswahlen der Armee',
	none: 'nichts gewählt',
	nothing: 'Nichts',
	chosenOf: (chosen, most) => `${chosen} von ${most}`,
	done: 'Fertig',
	pointsWord: punkteWort,
	free: 'kostenlos',
	showLegends: 'Legends zeigen'
};

export const typedNumbers: Language['typedNumbers'] = {
	notPossible: (wanted, has, why) => `${wanted} ist nicht erlaubt; gesetzt auf ${has}. ${why}`
};

export const dialog: Language['dialog'] = {
	close: 'Schließen',
	back: 'Zurück'
};

/** Where a file of the device is chosen. */
export const fileField: Language['fileField'] = {
	choose: (isMany) => (isMany ? 'Dateien wählen' : 'Datei wählen')
};

export const sectionIndex: Language['sectionIndex'] = {
	label: 'Abschnitte'
};

export const filtering: Language['filtering'] = {
	shown: (count, all) => `${count} von ${all} gezeigt`,
	showAll: 'Alle zeigen',
	noneFound: (text, isAffordable) => {
		const what = isAffordable ? 'Nichts Bezahlbares' : 'Nichts in dieser Armee';
		return text === '' ? `${what}.` : `${what} heißt „${text}“.`;
	}
};
