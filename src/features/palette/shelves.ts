import { searchNames, type Match } from '../armies/late.ts';
import type { Command, Group, Shelf } from './command.ts';

/** How many of a group are shown at once. */
export const mostOf: Readonly<Record<Group, number>> = {
	units: 8,
	actions: 6,
	rosters: 6,
	armies: 4,
	things: 12
};

/** In this order, unless what is looked for fits better elsewhere. */
const order: readonly Group[] = ['units', 'actions', 'rosters', 'armies', 'things'];

/** @param first how many of them are shown while nothing is looked for */
export function shelfOf(group: Group, commands: readonly Command[], first = 0): Shelf {
	const search = searchNames(commands, ({ name, also = [], place = [], isLate = false }) => ({
		names: [name, ...also],
		place,
		isLate
	}));
	return { group, first: commands.slice(0, first), search };
}

/** Commands under a heading. */
export interface FoundGroup {
	readonly group: Group;
	readonly commands: readonly Command[];
}

/**
 * What fits a text, the group of the best first; without a text, what is offered at once. What is only near to the
 * text is left out if anything fits.
 */
export function findIn(shelves: readonly Shelf[], text: string): readonly FoundGroup[] {
	const isAsked = text.trim() !== '';
	const matches = shelves.map(({ group, search }) => ({
		group,
		found: isAsked ? search(text) : []
	}));
	const hasFit = matches.some(({ found }) => found.some(({ isNear }) => !isNear));
	return order
		.map((group) => {
			const own = shelves.filter((shelf) => shelf.group === group);
			const all = matches.flatMap((match) => (match.group === group ? match.found : []));
			const found = bestOf(all.filter(({ isNear }) => !hasFit || !isNear));
			return {
				group,
				rank: found[0]?.rank ?? 0,
				commands: isAsked
					? found.slice(0, mostOf[group]).map((match) => match.found)
					: own.flatMap(({ first }) => first)
			};
		})
		.filter(({ commands }) => commands.length > 0)
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ group, commands }) => ({ group, commands }));
}

function bestOf(found: readonly Match<Command>[]): readonly Match<Command>[] {
	return found.toSorted((a, b) => a.rank - b.rank);
}
