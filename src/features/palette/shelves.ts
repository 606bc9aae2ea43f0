import type { Livery } from '#schema';
import { searchNames, type Match } from '../armies/late.ts';

/** Under which heading a command stands. */
type Group = 'units' | 'actions' | 'rosters' | 'armies' | 'things';

/** Something that can be gone to or done. What may change meanwhile is asked for when it is shown. */
export interface Command {
	readonly id: string;
	readonly name: string;
	/** Other names by which it is found. */
	readonly also?: readonly string[];
	/** The names of what it belongs to, as its army: they help to find it, but not alone. */
	readonly belongsTo?: readonly string[];
	/** Whether it stands behind what fits as well. */
	readonly isLate?: boolean;
	/** Facts beside the name. */
	readonly note?: () => string;
	/** Its shortcut. */
	readonly keys?: string;
	readonly livery?: Livery | undefined;
	/** Why it cannot be done now. */
	readonly whyNot?: () => string | undefined;
	readonly does: CommandAction;
}

/** Goes to an address; does something and leaves; or does something and stays for the next one. */
type CommandAction =
	| { readonly go: string }
	| { readonly run: () => unknown }
	| { readonly add: () => unknown };

/** The commands of one heading. */
export interface Shelf {
	readonly group: Group;
	/** Those shown while nothing is looked for. */
	readonly first: readonly Command[];
	/** Those that fit, the best first; not all, if there are many. */
	readonly search: (text: string) => readonly Match<Command>[];
}

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
	const search = searchNames(commands, ({ name, also = [], belongsTo = [], isLate = false }) => ({
		names: [name, ...also],
		belongsTo,
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
