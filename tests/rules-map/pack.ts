import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, System } from '#schema';

/** A system with its armies. */
export interface Pack {
	readonly system: System;
	readonly armies: readonly Army[];
}

export type Answers = Readonly<Record<string, string>>;

const noAnswers: Answers = {};
const known = new WeakMap<Army, Map<string, ArmyIndex>>();

/** An army under these answers to its readings; made once. */
export function packIndex(pack: Pack, id: string, readings = noAnswers): ArmyIndex {
	const army = pack.armies.find((candidate) => candidate.id === id);
	if (!army) throw new Error(`no army "${id}"`);
	const indexes = known.get(army) ?? new Map<string, ArmyIndex>();
	known.set(army, indexes);
	const key = JSON.stringify(readings);
	const index = indexes.get(key) ?? indexArmy(pack.system, army, { readings });
	indexes.set(key, index);
	return index;
}
