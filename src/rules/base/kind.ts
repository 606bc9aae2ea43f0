import type { Amount, ConstraintKind, ConstraintOf, More, Scope, Selector } from '#schema';
import type { CheckContext, IndexedEntry, MusteredUnit, Thing } from '../../engine/base/index.ts';
import type { Growth, MetOf, Measured, UnmetOf, VerdictOf } from './verdict.ts';

/** What judging by a kind of rule needs. Its sentences, its facts for them (`rules/about.ts`) and its fixes are loaded later. */
export interface Kind<K extends ConstraintKind> {
	/** Whether it counts in the army, in each unit or in each group. */
	scope(rule: ConstraintOf<K>): Scope;
	/** What its verdict depends on. */
	dependsOn(rule: ConstraintOf<K>): Dependence;
	/** One verdict if the rule is met, or one for each way in which it is broken. Never throws. */
	check(context: CheckContext, rule: ConstraintOf<K>): readonly VerdictOf<K>[];
	readonly problems: Problems<K>;
	/** Whether such a unit may ever have this option. Omitted where the rule does not restrict that. */
	allows?(rule: ConstraintOf<K>, option: IndexedEntry, bearer: MusteredUnit): boolean;
	/** Whether a unit that was given this option is within the maximum. Omitted where the rule has none for a unit. */
	isWithinMaximum?(
		rule: ConstraintOf<K>,
		option: IndexedEntry,
		given: MusteredUnit,
		limit: number
	): boolean;
}

/** The part of a kind of rule that whoever shows, compares or solves lists needs beside its check. */
export interface RuleFacts<K extends ConstraintKind> {
	/** The subject of the rule, if it has a selector for one. */
	about(rule: ConstraintOf<K>): Selector | undefined;
	/** Whether the rule is met only because the roster has nothing it applies to. */
	isIdle(verdict: MetOf<K>): boolean;
	/** The part of the army that it limits. */
	part?(rule: ConstraintOf<K>): Part | undefined;
}

/** The properties of the problems of a kind of rule. */
interface Problems<K extends ConstraintKind> {
	/** The subjects of a problem. They stay the same when the problem gets better or worse. */
	whom(problem: UnmetOf<K>): readonly string[];
	/** How far it is from being met. */
	severity(problem: UnmetOf<K>): number;
	/** What it stops. */
	stops(problem: UnmetOf<K>): Stops;
}

/**
 * What a problem stops. `nothing`: it goes away as the player goes on; `options`: only giving options, as a new
 * unit may be incomplete; `anything`: every edit that causes it.
 */
export type Stops = 'nothing' | 'options' | 'anything';

/** What a verdict depends on, besides the groups named by its scope. */
interface Dependence {
	/** Everything that matches: units, and options that match or make their unit match. */
	readonly things?: readonly Selector[];
	/** Options that make their unit match. */
	readonly grants?: readonly Selector[];
	/** Options, by id. */
	readonly options?: readonly string[];
	/** Everything with one of these numbers. */
	readonly numbers?: readonly string[];
	/** Every unit, every option with a price, or everything. */
	readonly any?: 'unit' | 'price' | 'thing';
	/** The points spent. Only a points limit says so: fixes may leave it aside while they free points. */
	readonly points?: true;
	/** The points limit. */
	readonly limit?: boolean;
}

/** A part of the army: all of it, the points of what a selector matches, or everything with a number. */
export type Part = 'all' | PointsPart | { readonly number: string };

/** The points of what a selector matches, with limits in percent of the points limit. */
interface PointsPart {
	readonly of: Selector;
	readonly min?: number;
	readonly max?: number;
}

interface OnBearer {
	readonly bearer: MusteredUnit;
}

/** A problem that a unit either has or does not have. */
export const onBearer = {
	whom: ({ bearer }: OnBearer): readonly string[] => [bearer.unit.id],
	severity: (): number => 1,
	stops: (): Stops => 'anything'
};

/** Whether an amount depends on the points limit. */
export function isByPointsLimit(amount: Amount | undefined): boolean {
	return typeof amount === 'object' && 'table' in amount;
}

/** The number of the unit that an amount refers to, if it does. */
export function numberIn(amount: Amount | undefined): readonly string[] {
	return typeof amount === 'object' && 'number' in amount ? [amount.number] : [];
}

/** What is counted, and what raises the maximum. */
export function whatCounts(of: Selector, more: More | undefined): readonly Selector[] {
	return more ? [of, more.each] : [of];
}

/** How far the value is outside its limits. */
export function distance({ measured, min = measured, max = measured }: Measured): number {
	return Math.max(min - measured, measured - max);
}

/** A raised maximum. */
interface RaisedMaximum {
	readonly max: number | undefined;
	readonly growth?: Growth;
}

/** A maximum raised by an amount for each unit found, or for each full number of them. */
export function raised(
	max: number | undefined,
	by: More | undefined,
	found: readonly Thing[]
): RaisedMaximum {
	if (max === undefined || !by) return { max };
	const counted = by.counting ? modelsOf(found, by.counting) : found.length;
	const many = Math.floor(counted / (by.per ?? 1));
	return {
		max: Math.min(max + by.n * many, by.upTo ?? Infinity),
		growth: { by, base: max, many, found: counted }
	};
}

/** The number of models in those that are units, or in the largest of them. */
function modelsOf(things: readonly Thing[], counting: NonNullable<More['counting']>): number {
	const models = things.map(({ indexed, bearer }) =>
		indexed === bearer.indexed ? (bearer.models ?? 1) : 0
	);
	return counting === 'largest'
		? Math.max(0, ...models)
		: models.reduce((sum, each) => sum + each, 0);
}
