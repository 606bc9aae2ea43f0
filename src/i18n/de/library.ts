import type { Language } from '../language.ts';
import { modelle } from './parts/grammar.ts';

export const libraryPage: Language['libraryPage'] = {
	title: 'Bibliothek',
	description: 'Alle Armeen: Einheiten, Sonderregeln, Zauber und magische Gegenstände.',
	playSheet: 'Spielhilfe',
	aboutPlaySheet: 'Ablauf, Tabellen und kurze Regeln für den Spieltisch',
	onPlaySheet: 'In der Spielhilfe',
	opening: 'Die Armee wird geöffnet …',
	noArmy: 'Armee nicht gefunden',
	noAddress: 'Unter dieser Adresse gibt es keine Armee.',
	notLoaded:
		'Die Armee ließ sich nicht laden. Nach dem ersten Besuch ist sie auf diesem Gerät gespeichert.',
	legends: 'Legends: wird vom Verlag nicht mehr gepflegt.',
	searchHere: 'In dieser Armee suchen',
	searchFor: 'Einheiten, Regeln, Zauber, Gegenstände',
	nothingHas: (text) => `Nichts in dieser Armee passt zu „${text}“.`,
	notOnDevice: 'Waffen und Fähigkeiten sind noch nicht auf diesem Gerät.',
	armyList: 'Armeeliste',
	changesFrom: (edition) => `Änderungen gegenüber ${edition}`,
	isNew: 'neu',
	gone: 'entfällt',
	models: 'Modelle',
	armyRules: 'Armeeregeln',
	specialRules: 'Sonderregeln',
	spells: 'Zauber',
	composition: 'Regeln zur Zusammenstellung',
	rules: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
	interpretations: 'Voreingestellte Auslegungen',
	notice: (edition, revision, owner) =>
		`${edition}; Daten vom ${revision}. Wirkungen sind zusammengefasst. Muster ist inoffiziell; die Namen sind Marken von ${owner}.`,
	troop: 'Truppe',
	points: 'Pkt.',
	minMax: 'Min/ Max',
	free: 'kostenlos',
	inPoints: (cost) => (cost === '1' ? '1 Punkt' : `${cost} Punkte`),
	ofThem: (count) => `${count} Stück`
};

export const bookFacts: Language['bookFacts'] = {
	base: (base) => `Base ${base}`,
	models: modelle,
	eachHas: (equipment) => `Jedes Modell hat: ${equipment}.`,
	madeUpOf: (held) => `Besteht aus ${held}.`,
	takes: (rows) => `Darf aufnehmen: ${rows}.`
};

export const wordingTexts: Language['wordingTexts'] = {
	own: 'Dein eigener Wortlaut.',
	write: 'Eigenen Wortlaut schreiben',
	writeOf: (name) => `Eigenen Wortlaut schreiben: ${name}`,
	edit: 'Bearbeiten',
	editOf: (name) => `Eigenen Wortlaut bearbeiten: ${name}`,
	of: (name) => `Eigener Wortlaut: ${name}`,
	kept: 'Bleibt auf diesem Gerät und in deinen Sicherungen, nie in Links oder Dateien.',
	save: 'Speichern',
	cancel: 'Abbrechen',
	notSaved: (why) => `Dein Wortlaut wurde nicht gespeichert: ${why}`
};

export const ruleText: Language['ruleText'] = {
	result: 'Ergebnis',
	unnamed: '(unbenannt)',
	nameOnly: 'Nur der Name.',
	byName: (names) => `Nur der Name: ${names}.`,
	cast: (roll) => `Zauberwert ${roll}`,
	power: (power) => `Energie ${power}`,
	range: (range) => `Reichweite ${range}`
};
