export const shelf: typeof import('../../en/shelf.ts').shelf = {
	rosters: 'Listen',
	bin: (count) => `Papierkorb (${count})`,
	dataOf: (day) => `Daten vom ${day}`,
	points: (size) => (size === 1 ? '1 Punkt' : `${size} Punkte`),
	moreAbout: (name) => `Mehr zu ${name}`,
	more: (left) => `Mehr anzeigen (noch ${left})`
};
