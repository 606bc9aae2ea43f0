import type { Language } from '../language.ts';

export const finding: Language['finding'] = {
	find: 'Armee, Einheit, Gegenstand, Zauber oder Regel suchen',
	findShort: 'Armee, Einheit, Zauber …',
	things: 'Einheiten, Gegenstände, Zauber und Regeln',
	armies: 'Armeen',
	kinds: {
		unit: 'Einheit',
		option: 'Option',
		item: 'Gegenstand',
		choice: 'Wahl der Armee',
		rule: 'Regel',
		spell: 'Zauber',
		ability: 'Fähigkeit',
		weapon: 'Waffe',
		play: 'Spielhilfe'
	},
	found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
	foundFirst: (shown, count) =>
		`${count} Treffer; die besten ${shown} sind zu sehen. Mit mehr Buchstaben werden es weniger.`,
	noneFound: (text) =>
		`Keine Einheit, kein Gegenstand, kein Zauber und keine Regel passt zu „${text}“.`,
	notLoaded:
		'Die Suche ließ sich nicht laden. Nach dem ersten Besuch ist sie auf diesem Gerät gespeichert.',
	andMore: (army, more) => `${army} und ${more} weitere`,
	allArmies: 'alle Armeen',
	opening: 'Wird geladen …',
	whoMay: 'Wer es wählen darf',
	anyArmy: (army) => `Jede Armee: ${army}.`,
	nobody: (army) => `Keine Einheit: ${army}.`,
	alsoIn: 'Auch bei',
	inOthers: 'In anderen Armeen',
	inWhich: 'Armee wählen, um zu sehen, wer es wählen darf',
	bookOf: (army) => `Alles zu ${army}`,
	noThing: 'Nicht gefunden',
	noThingSaid: (name) => `In diesem Spiel heißt nichts „${name}“.`
};

export const armyFinder: Language['armyFinder'] = {
	recent: 'Zuletzt verwendete Armeen',
	points: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	event: 'Turnier',
	noEvent: 'Kein Turnier',
	noneFound: (text) => `Keine Armee passt zu „${text}“.`,
	foundArmies: (count, sizes) =>
		(count === 1 ? '1 Armee' : `${count} Armeen`) +
		(sizes.length === 0 ? '' : `. Neue Listen beginnen mit ${sizes.join(' oder ')} Punkten.`)
};
