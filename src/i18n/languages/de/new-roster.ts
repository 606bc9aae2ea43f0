export const newRoster: typeof import('../../en/new-roster.ts').newRoster = {
	title: 'Neue Liste',
	description: 'Wähle ein Spiel, eine Armee und die Größe der Schlacht.',
	size: 'Vereinbarte Größe',
	army: 'Armee',
	opensWith: 'Die Liste beginnt mit den Pflichteinheiten.',
	gameFirst: 'Wähle erst das Spiel.',
	game: 'Spiel',
	wrongSize: (size) =>
		`Hier gehört eine ganze Zahl von 1 bis 1.000.000 hin; es bleibt bei ${size}.`,
	otherSize: 'Andere Größe',
	find: 'Armee suchen',
	variantOf: (army) => `Variante von ${army}`,
	variants: (count) => (count === 1 ? '1 Variante' : `${count} Varianten`),
	ofArmy: (army) => `von ${army}`,
	legends: 'Legends',
	notLoaded:
		'Die Armeen ließen sich nicht laden. Nach einem Besuch sind sie auf diesem Gerät gespeichert.',
	again: 'Noch einmal versuchen',
	opening: 'Die Armeen werden geöffnet …',
	noneFound: (text) => `„${text}“ kommt in keiner Armee vor.`,
	found: (count, all) => `${count} von ${all} Armeen`
};
