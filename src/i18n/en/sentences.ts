import { pointsText } from '../figures.ts';
import { namePlural } from '../sentences/plural.ts';
import { words } from '../words.ts';

/** What something is called: names, any of which it is, or all at once, and what it must be or have besides. */
export interface Called {
	readonly names: readonly string[];
	readonly joint: 'or' | 'and';
	/** What it stands as ("as General"). */
	readonly as?: readonly string[];
	/** What it has ("with Horn"). */
	readonly having?: readonly string[];
}

function list(things: readonly string[] = []): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`;
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
	either: (things: readonly string[]): string =>
		things.length < 2
			? (things[0] ?? '')
			: `${things.slice(0, -1).join(', ')} or ${things.at(-1) ?? ''}`,
	/** A common noun of the data, in the language that is spoken. */
	noun: (word: string): string => word,
	/** A name for so many: with a plural of its own, or by the rule. */
	several: (count: number, name: string, own = namePlural(name)): string =>
		count === 1 ? name : own,
	/** What something is called: "Pikes or Lancers", "mounted and sworn", "Pikes as guard". */
	called: ({ names, joint, as = [], having = [] }: Called): string => {
		const role = as.length > 0 ? ` as ${list(as)}` : '';
		const things = having.length > 0 ? ` with ${list(having)}` : '';
		return `${joint === 'or' ? phrases.either(names) : names.join(' and ')}${role}${things}`;
	}
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
