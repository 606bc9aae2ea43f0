import type { ArmyIndex } from '#engine';
import type { Constraint } from '#schema';
import { keyOf, type StatedConstraint } from './stated.ts';
import type { Trials } from './trial-rosters.ts';

export interface Tried {
	readonly stated: StatedConstraint;
	readonly trials: Trials;
}

/** The trials of each constraint, by its key: in every army that has it, under every answer tried. */
export type EveryTrial = ReadonlyMap<string, readonly Tried[]>;

/** Makes two rosters for a constraint of an army: one that meets it, and one that breaks it. */
export type MakeTrials = (index: ArmyIndex, constraint: Constraint) => Trials;

export function everyTrialOf(
	everyConstraint: readonly StatedConstraint[],
	trialsOf: MakeTrials
): EveryTrial {
	const all = new Map<string, Tried[]>();
	for (const stated of everyConstraint) {
		const key = keyOf(stated);
		const tried = lazily(stated, trialsOf);
		const known = all.get(key);
		if (known) known.push(tried);
		else all.set(key, [tried]);
	}
	return all;
}

/** Most trials are never asked for: one army of those that share a rule is enough. */
function lazily(stated: StatedConstraint, trialsOf: MakeTrials): Tried {
	let made: Trials | undefined;
	return {
		stated,
		get trials() {
			made ??= trialsOf(stated.index, stated.constraint);
			return made;
		}
	};
}
