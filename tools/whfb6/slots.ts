import type { Constraint, Table } from '#schema';

export type SlotKind = 'core' | 'special' | 'rare';

function table(numbers: readonly number[], sizes: readonly number[], add: number): Table {
	return {
		table: sizes.map((from, at) => ({ from, n: numbers[at] ?? 0 })),
		above: { each: 1000, add }
	};
}

const sizes = [0, 2000, 3000, 4000];
const source = { book: 'slots', section: 'Choosing an army' };

function count(
	id: string,
	label: string,
	number: string,
	limits: { readonly min?: Table; readonly max?: Table }
): Extract<Constraint, { kind: 'count' }> {
	return { id, kind: 'count', label, of: {}, ...limits, counting: { number }, source };
}

/** How many characters an army may have, with so many more than usual. */
export function charactersRule(more = 0): Constraint {
	const numbers = [3, 4, 6, 8].map((number) => number + more);
	return count('characters', 'Characters (Lords and Heroes together)', 'characters', {
		max: table(numbers, sizes, 2)
	});
}

/** How many choices of each heading an army has at its size. */
export const slotRules: Readonly<Record<SlotKind, Extract<Constraint, { kind: 'count' }>>> = {
	core: count('core', 'Core choices', 'core', { min: table([2, 3, 4, 5], sizes, 1) }),
	special: count('special', 'Special choices', 'special', { max: table([3, 4, 5, 6], sizes, 1) }),
	rare: count('rare', 'Rare choices', 'rare', { max: table([1, 2, 3, 4], sizes, 1) })
};

export const lordsRule = count('lords', 'Lords', 'lords', { max: table([0, 1, 2, 3], sizes, 1) });
