import { keyOf, type StatedConstraint } from './stated.ts';
import type { Trials } from './trial-rosters.ts';
import { trialsOf } from './trials.ts';

export interface Tried {
	readonly stated: StatedConstraint;
	readonly trials: Trials;
}

/** The trials of each constraint, by its key: in every army that has it, under every answer tried. */
export type EveryTrial = ReadonlyMap<string, readonly Tried[]>;

export function everyTrialOf(everyConstraint: readonly StatedConstraint[]): EveryTrial {
	const all = new Map<string, Tried[]>();
	for (const stated of everyConstraint) {
		const key = keyOf(stated);
		const tried = { stated, trials: trialsOf(stated.index, stated.constraint) };
		const known = all.get(key);
		if (known) known.push(tried);
		else all.set(key, [tried]);
	}
	return all;
}
