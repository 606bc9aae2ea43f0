import type { Cost } from '#schema';
import type { Conditions } from './conditions.ts';
import type { Context } from './context.ts';
import { isFixed, isStatLine, type Fact, type FactUnit } from './facts.ts';

/** A set of choices of one unit, of which it may have so many. */
export interface Group {
	readonly unit: string;
	readonly name: string;
	readonly min?: number;
	readonly max?: number;
	readonly maxPoints?: number;
	conditions: Conditions;
	/** The maximum is one more with this, the minimum one with that, and none while the army has these. */
	readonly moreWith?: string;
	minWith?: Must;
	readonly minUnless?: readonly string[];
	readonly maxArmy?: number;
	readonly members: Choice[];
}

/** When something is compulsory: with one of these, and beside none of those. */
export interface Must {
	readonly any: readonly string[];
	readonly none: readonly string[];
}

/** Something that one unit may be given. */
export interface Choice {
	readonly unit: string;
	readonly name: string;
	readonly type: string;
	cost: Cost;
	readonly fact: Fact;
	max: number;
	readonly maxArmy?: number;
	conditions: Conditions;
	/** All that a condition may call it by: its own name, what it brings, the groups it stands in. */
	readonly names: string[];
	/** Other names of the thing itself. */
	readonly also: string[];
	readonly grants: string[];
	readonly numbers: Record<string, number>;
	readonly groups: Group[];
	/** Compulsory with one of these, and without those. */
	mustWith?: Must;
	/** The choice below which it stands. */
	readonly under?: Choice;
	/** The line of figures that its bearer has by it. */
	figures?: NonNullable<Fact['profiles']>[number];
}

/** Where the walk through the choices of a unit is. */
export interface Walk {
	readonly context: Context;
	readonly unit: FactUnit;
	readonly id: string;
	readonly conditions: Conditions;
	readonly perModel: boolean;
	/** Groups and rows since the last choice, and all from the unit down. */
	readonly path: readonly string[];
	readonly trail: readonly string[];
	readonly groups: readonly Group[];
	readonly allGroups: Group[];
	/** The choice below which it is. */
	readonly under?: Choice;
	/** Points that a choice may spend below it. */
	readonly allowance?: number;
	readonly type?: string;
}

/** The source often writes the thing itself once more below the choice of it. */
export function isSame({ group, name, points }: Fact, { name: own }: Fact): boolean {
	return group !== true && points === undefined && name === own;
}

/** Lines of figures and arms below a choice. */
function partsOf(fact: Fact): readonly Fact[] {
	return [fact, ...(fact.options ?? []).filter((each) => isFixed(each) || isSame(each, fact))];
}

export function statLinesOf(fact: Fact): NonNullable<Fact['profiles']> {
	return partsOf(fact).flatMap(({ profiles = [] }) => profiles.filter(isStatLine));
}
