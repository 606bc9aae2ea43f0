import type { Tally } from '#schema';
import type { CheckContext } from './check.ts';
import { musterGroups, unitsOutside } from './groups.ts';
import type { IndexedEntry } from './index-army.ts';
import type { MusteredUnit } from './muster.ts';
import { sumOfNumber } from './numbers.ts';
import { matches } from './selector.ts';

/** A number the player wants to see, with what it means. */
export interface TallyResult {
	readonly tally: Tally;
	readonly value: number;
	/** The number of each of those counted, highest first, where the tally lists one. */
	readonly parts?: readonly number[];
}

/** Counts one tally. Units that the army does not know are in none. */
export function countTally(tally: Tally, context: CheckContext): TallyResult {
	switch (tally.kind) {
		case 'count':
		case 'half-rounded-up':
			return countBodies(tally, context);
		case 'groups':
			return { tally, value: countGroups(tally, context) };
		case 'sum': {
			const bodies = context.units.flatMap(bodiesOf).filter(({ tags }) => matches(tally.of, tags));
			return { tally, value: bodies.reduce((sum, body) => sum + amountIn(tally, body), 0) };
		}
		case 'models': {
			const bodies = context.units.flatMap(bodiesOf).filter(({ tags }) => matches(tally.of, tags));
			return { tally, value: bodies.reduce((sum, { models }) => sum + models, 0) };
		}
		case 'unspent': {
			const unspent = context.size - context.points;
			return { tally, value: unspent >= tally.atLeast ? tally.gives : 0 };
		}
	}
}

type TallyOf<K extends Tally['kind']> = Extract<Tally, { kind: K }>;

function countBodies(
	tally: TallyOf<'count' | 'half-rounded-up'>,
	context: CheckContext
): TallyResult {
	const { of, outside, lists, kind } = tally;
	const units = outside === undefined ? context.units : unitsOutside(context, outside);
	const counted = units.flatMap(bodiesOf).filter(({ tags }) => matches(of, tags));
	const value = kind === 'count' ? counted.length : Math.ceil(counted.length / 2);
	if (lists === undefined) return { tally, value };
	const parts = counted.map(({ things }) => sumOfNumber(things, lists));
	return { tally, value, parts: parts.toSorted((a, b) => b - a) };
}

/** Groups that somebody stands in, and units that stand in none. */
function countGroups({ group, of }: TallyOf<'groups'>, context: CheckContext): number {
	const filled = musterGroups(context, group).filter(({ units }) => units.length > 0);
	const alone = unitsOutside(context, group).filter(
		({ indexed, tags }) => indexed && matches(of, tags)
	);
	return filled.length + alone.length;
}

/** What takes the field: a unit itself, or one that comes inside it. */
interface Body {
	/** What its numbers are of: itself first, then what it was given. */
	readonly things: readonly IndexedEntry[];
	readonly tags: ReadonlySet<string>;
	readonly models: number;
}

function bodiesOf({
	indexed,
	options,
	tags,
	times,
	models = times
}: MusteredUnit): readonly Body[] {
	if (!indexed) return [];
	const given = options.flatMap((option) => option.indexed ?? []);
	const held = indexed.held.map((each) => ({
		things: [each],
		tags: each.tags,
		models: sizeOfHeld(each)
	}));
	return [{ things: [indexed, ...given], tags, models }, ...held];
}

function sizeOfHeld({ entry }: IndexedEntry): number {
	return typeof entry.size === 'number' ? entry.size : 1;
}

/** Of each model so much, and what was given once. */
function amountIn({ number, perModel }: TallyOf<'sum'>, { things, models }: Body): number {
	const [own, ...given] = things;
	const each = own ? sumOfNumber([own], number) : 0;
	return (perModel ? each * models : each) + sumOfNumber(given, number);
}
