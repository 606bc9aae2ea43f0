/** Every word the sheets say by themselves. */
export const words = {
	app: 'Muster',
	legal: 'Legal',
	problems: (count: number): string => (count === 1 ? '1 problem' : `${count} problems`),
	notLegal: (count: number): string => `Not legal: ${words.problems(count)}`,
	spent: (points: number, size: number): string => `${points} of ${size} points`,
	points: 'points',
	pointsLabel: 'Points',
	unknownHeading: 'Not in this army',
	unit: 'Unit',
	each: 'Each',
	total: 'Total',
	note: 'Note',
	readings: 'Readings used',
	player: 'Player',
	stats: 'Stat lines',
	armyRules: 'Army rules',
	rules: 'Special rules',
	items: 'Items and options',
	spells: 'Spells',
	castOnlyBy: (names: string): string => `${names} only`,
	or: ' or ',
	emptyList: 'No units yet.',
	page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
	data: (revision: string): string => `data of ${revision}`,
	notice: (system: string, owner: string): string =>
		`Unofficial. ${system} and the names of its armies, units and items are trademarks of ${owner}.`
} as const;
