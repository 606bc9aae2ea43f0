import type { Amount, ConstraintKind, ConstraintOf, Growing, Scope, Selector } from '#schema';
import type { CheckContext, IndexedEntry, MusteredUnit } from '../engine/base/index.ts';
import type { MetOf, UnmetOf, VerdictOf } from './verdict.ts';

/** What judging a kind of rule needs; its words and repairs are loaded later. */
export interface Kind<K extends ConstraintKind> {
	/** Where it counts afresh. */
	scope(rule: ConstraintOf<K>): Scope;
	/** What its verdict depends on. */
	dependsOn(rule: ConstraintOf<K>): Dependence;
	/** A verdict if it is met, or one for each way in which it is not. Never throws. */
	check(context: CheckContext, rule: ConstraintOf<K>): readonly VerdictOf<K>[];
	readonly problems: Problems<K>;
	/** Whether such a unit may have this option at all. Without this a rule says nothing about it. */
	allows?(rule: ConstraintOf<K>, option: IndexedEntry, bearer: MusteredUnit): boolean;
	/** Whether a unit has no more than it may of what this option is. Without this there is no most. */
	hasRoom?(
		rule: ConstraintOf<K>,
		option: IndexedEntry,
		bearer: MusteredUnit,
		size: number
	): boolean;
}

/** The part of a kind of rule that is only needed for words. */
export interface Telling<K extends ConstraintKind> {
	/** What a rule is about, where a selector says it. */
	about(rule: ConstraintOf<K>): Selector | undefined;
	/** Whether it is kept only because nothing is there that it is about. */
	isIdle(verdict: MetOf<K>): boolean;
	/** The part of the army that it limits, if any. */
	part?(rule: ConstraintOf<K>): Part | undefined;
}

/** What is known of the problems of a kind of rule. */
export interface Problems<K extends ConstraintKind> {
	/** Whom a problem is about: what stays the same when it grows or shrinks. */
	whom(problem: UnmetOf<K>): readonly string[];
	/** How far it is from being met. */
	severity(problem: UnmetOf<K>): number;
	/** What it prevents. */
	bars(problem: UnmetOf<K>): Bars;
}

/**
 * What a problem keeps a player from: nothing, where he mends it by going on; giving options, where a new
 * unit leaves it for later; or anything that makes it.
 */
export type Bars = 'nothing' | 'options' | 'anything';

/** What a verdict depends on; groups follow from the scope. */
export interface Dependence {
	/** Everything that one of these matches: units, and options that match or make their unit match. */
	readonly things?: readonly Selector[];
	/** Options that make their unit one of these. */
	readonly grants?: readonly Selector[];
	/** Options, by id. */
	readonly options?: readonly string[];
	/** Everything with one of these numbers. */
	readonly numbers?: readonly string[];
	/** Any unit, any option that costs something, or anything at all. */
	readonly any?: 'unit' | 'price' | 'thing';
	/** The points spent. */
	readonly points?: true;
	/** The points limit. */
	readonly size?: boolean;
}

/** A part of the army: all of it, the points of what a selector matches, or whatever has a number. */
export type Part = 'all' | PointsPart | { readonly number: string };

/** Points of what a selector matches, with limits as a share of the points limit, in percent. */
export interface PointsPart {
	readonly of: Selector;
	readonly min?: number;
	readonly max?: number;
}

/** Whether an amount follows the points limit. */
export function isBySize(amount: Amount | undefined): boolean {
	return typeof amount === 'object' && 'table' in amount;
}

/** The number of a unit that an amount is. */
export function numberIn(amount: Amount | undefined): readonly string[] {
	return typeof amount === 'object' && 'number' in amount ? [amount.number] : [];
}

/** What is counted, and what a maximum grows with. */
export function counted(of: Selector, more: Growing | undefined): readonly Selector[] {
	return more ? [of, more.each] : [of];
}
