import { pointsText } from '../../base/figures.ts';
import { isOfOne, namePlural } from '../../base/plural.ts';
import { words } from '../../base/words.ts';

/** What something is called: names, any of which it is, or all at once, and what it must be or have besides. */
export interface Called {
	readonly names: readonly string[];
	readonly joint: 'or' | 'and';
	/** What it stands as ("as General"). */
	readonly as?: readonly string[];
	/** What it has ("with Horn"). */
	readonly having?: readonly string[];
	/** Those of all these that are names, as printed: they stay as they are in every language. */
	readonly printed?: readonly string[];
}

function list(things: readonly string[] = []): string {
	return inRow(things, 'and');
}

/** "A, B or C"; names that have commas are separated by semicolons. */
function inRow(things: readonly string[], joint: string): string {
	const between = things.length > 2 && things.some((thing) => thing.includes(', ')) ? '; ' : ', ';
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(between)} ${joint} ${things.at(-1) ?? ''}`;
}

/** What sentences of all kinds are made of. */
export const phrases = words('phrases', {
	points: (value: number): string =>
		`${pointsText(value)} ${value <= 1 && value > 0 ? 'point' : 'points'}`,
	models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	units: (count: number): string => (count === 1 ? '1 unit' : `${count} units`),
	/** "3 taken", or "3 slots used" of what may take up several. */
	taken: (count: number, ofSlots = false): string =>
		ofSlots ? `${count} ${count === 1 ? 'slot' : 'slots'} used` : `${count} taken`,
	/** "this, that and the other" */
	list,
	/** "this, that or the other" */
	either: (things: readonly string[]): string => inRow(things, 'or'),
	/** A common noun of the data, in the language that is spoken. */
	noun: (word: string): string => word,
	/** A name for so many: with a plural of its own, or by the rule. */
	several: (count: number, name: string, own = namePlural(name)): string =>
		count === 1 ? name : own,
	/** So many of a name: "2 Pikes", and "2 × Ull the Grim" of a name that has no plural. */
	manyOf: (count: number, name: string, own?: string): string =>
		own === undefined && isOfOne(name)
			? `${count}\u00a0× ${name}`
			: `${count} ${phrases.several(count, name, own)}`,
	/** What something is called: "Pikes or Lancers", "mounted and sworn", "Pikes as guard". */
	called: ({ names, joint, as = [], having = [] }: Called): string => {
		const role = as.length > 0 ? ` as ${list(as)}` : '';
		const things = having.length > 0 ? ` with ${list(having)}` : '';
		return `${inRow(names, joint)}${role}${things}`;
	},
	/** The same behind "with", and words of the language that is spoken. */
	with: (called: Called): string => phrases.called(called),
	withSpoken: (text: string): string => text
});

/** Prices, and how they come about. */
export const prices = words('prices', {
	perModel: (points: string): string => `${points} per model`,
	asModels: (count: number): string => (count === 1 ? 'as 1 model' : `as ${count} models`),
	insteadOf: 'in place of a model',
	ownArms: 'in place of a model, with its own arms',
	byBearer: (costs: readonly string[]): string => `${costs.join(' or ')}, depending on the unit`,
	factors: (factors: readonly { readonly times: string; readonly name: string }[]): string =>
		phrases.list(factors.map(({ times, name }) => `× ${times} for ${name}`)),
	once: 'once'
});
