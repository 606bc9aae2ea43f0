/** Arms that all armies share: their price in the text's table, and what the public data calls them. */
export interface Shared {
	readonly id: string;
	readonly price: number;
	/** The line of the text that has the price. */
	readonly line: number;
	readonly names: readonly string[];
}

const arms: readonly Shared[] = [
	{ id: 'additional-hand-weapon', price: 1, line: 6452, names: ['Additional Hand Weapon'] },
	{ id: 'double-handed-weapon', price: 2, line: 6456, names: ['Double-handed Weapon'] },
	{ id: 'flail', price: 1, line: 6460, names: ['Flail'] },
	{ id: 'halberd', price: 2, line: 6464, names: ['Halberd', 'Halberds'] },
	{ id: 'spear', price: 1, line: 6468, names: ['Spear'] },
	{ id: 'lance', price: 2, line: 6472, names: ['Lance'] },
	{ id: 'bow', price: 2, line: 6478, names: ['Bow'] },
	{ id: 'short-bow', price: 1, line: 6482, names: ['Short Bow'] },
	{ id: 'long-bow', price: 3, line: 6486, names: ['Long Bow', 'Long bow'] },
	{ id: 'crossbow', price: 3, line: 6490, names: ['Crossbow'] },
	{ id: 'repeating-crossbow', price: 4, line: 6494, names: ['Repeating Crossbow'] },
	{ id: 'javelin', price: 1, line: 6498, names: ['Javelin'] },
	{ id: 'sling', price: 1, line: 6502, names: ['Sling'] },
	{ id: 'hand-gun', price: 3, line: 6506, names: ['Hand Gun'] },
	{ id: 'pistol', price: 2, line: 6510, names: ['Pistol'] },
	{ id: 'shield', price: 1, line: 6516, names: ['Shield'] },
	{ id: 'light-armour', price: 2, line: 6520, names: ['Light Armour'] },
	{ id: 'heavy-armour', price: 3, line: 6524, names: ['Heavy Armour'] },
	{
		id: 'barding',
		price: 4,
		line: 6528,
		names: ['Barding', 'Barding for steed', 'Barding for Warhorse']
	}
];

export function sharedArm(name: string): Shared | undefined {
	return arms.find(({ names }) => names.includes(name));
}

/** What arms of other names cost a figure that pays for them itself. */
const others: Readonly<Record<string, number>> = {
	'Double-handed Axe': 2,
	'Double-handed axe': 2,
	'Double-handed Sword': 2,
	'Double-handed Hammer': 2,
	'Two Hand Weapons': 1,
	'Elven Steed': 3,
	'Dark Steed': 3,
	'Cold One': 10,
	'Chaos Steed': 4,
	'Bretonnian Warhorse': 3
};

/** The text's price of a thing that a figure must have; what the text does not have costs as in the public data. */
export function barePrice(name: string, points = 0): number {
	return sharedArm(name)?.price ?? others[name] ?? points;
}
