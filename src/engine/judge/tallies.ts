import type { Selector, Tally } from '#schema';
import type { CheckContext, Thing } from '../base/context.ts';
import { musterGroups, unitsOutside } from '../base/groups.ts';
import { select, selectUnits } from '../base/select.ts';
import { numberOfOptions, numberOf, ownNumber } from '../base/numbers.ts';
import { matches } from '../base/selector.ts';

/** A number to be shown, with its tally. */
export interface TallyResult {
	readonly tally: Tally;
	readonly value: number;
	/** The single numbers, highest first, if the tally lists them. */
	readonly parts?: readonly number[];
	/** The number of each unit by id, if the tally counts units separately; `value` is then the highest. */
	readonly each?: ReadonlyMap<string, number>;
}

/** Counts a tally. Units that the army does not know count for none. */
export function countTally(tally: Tally, context: CheckContext): TallyResult {
	switch (tally.kind) {
		case 'count':
		case 'half-rounded-up':
			return countBodies(tally, context);
		case 'groups':
			return { tally, value: countGroups(tally, context) };
		case 'sum': {
			const { base = 0, of } = tally;
			const bodies = selectedBodies(context, of);
			return { tally, value: bodies.reduce((sum, body) => sum + amountIn(tally, body), base) };
		}
		case 'each':
			return countEach(tally, context);
		case 'models': {
			const bodies = selectedBodies(context, tally.of);
			return { tally, value: bodies.reduce((sum, body) => sum + modelsOf(body), 0) };
		}
		case 'unspent': {
			const unspent = context.limit - context.points;
			return { tally, value: unspent >= tally.atLeast ? tally.gives : 0 };
		}
	}
}

export type TallyOf<K extends Tally['kind']> = Extract<Tally, { kind: K }>;

function countBodies(
	tally: TallyOf<'count' | 'half-rounded-up'>,
	context: CheckContext
): TallyResult {
	const { of, outside, plus = 0, lists, kind } = tally;
	const alone = outside === undefined ? undefined : new Set(unitsOutside(context, outside));
	const bodies = selectedBodies(context, of);
	const counted = alone ? bodies.filter(({ bearer }) => alone.has(bearer)) : bodies;
	const value = plus + (kind === 'count' ? counted.length : Math.ceil(counted.length / 2));
	if (lists === undefined) return { tally, value };
	const parts = counted.map(
		(body) => ownNumber(body.indexed, lists) + numberFromOptions(body, lists)
	);
	return { tally, value, parts: parts.toSorted((a, b) => b - a) };
}

function countEach(tally: TallyOf<'each'>, { things }: CheckContext): TallyResult {
	const { of, number, base = 0 } = tally;
	const counted = selectUnits(things, of);
	const each = new Map(counted.map((unit) => [unit.unit.id, numberOf(unit, number) + base]));
	return { tally, value: Math.max(0, ...each.values()), each };
}

/** Groups with units, and ungrouped units. */
function countGroups({ group, of }: TallyOf<'groups'>, context: CheckContext): number {
	const filled = musterGroups(context, group).filter(({ units }) => units.length > 0);
	const alone = unitsOutside(context, group).filter(
		({ indexed, tags }) => indexed && matches(of, tags)
	);
	return filled.length + alone.length;
}

/** What is on the table: units, and units inside them. */
export function selectedBodies({ things }: CheckContext, of: Selector): readonly Thing[] {
	return select(things, of).filter(({ as }) => as !== 'option');
}

function modelsOf({ as, indexed, bearer }: Thing): number {
	if (as === 'unit') return bearer.models ?? bearer.times;
	const { size } = indexed.entry;
	return typeof size === 'number' ? size : 1;
}

/** The amount per model, by the number of models, plus the single amount. */
export function amountIn({ number, perModel, byModels }: TallyOf<'sum'>, body: Thing): number {
	const amount = ownNumber(body.indexed, number);
	const counted = byModels && matches(byModels.of, body.tags) ? levelOf(byModels, body) : 0;
	return (perModel ? amount * modelsOf(body) : amount) + counted + numberFromOptions(body, number);
}

function levelOf({ each, most }: NonNullable<TallyOf<'sum'>['byModels']>, body: Thing): number {
	return Math.min(most, Math.ceil(modelsOf(body) / each));
}

/** Options add to their unit; units inside another have none. */
function numberFromOptions({ as, bearer }: Thing, number: string): number {
	return as === 'unit' ? numberOfOptions(bearer, number) : 0;
}
