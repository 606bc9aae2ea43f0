import type { Army, System } from '#schema';
import type { ArmyIndex } from '../base/army-index.ts';
import { indexArmy, type RuleChoices } from './index-army.ts';

/** An army with its system, as a pack and an index have them. */
export interface ArmyData {
	readonly system: System;
	readonly army: Army;
}

interface Made {
	readonly system: System;
	/** The answers and the event. */
	readonly key: string;
	readonly index: ArmyIndex;
}

/** How many indexes of an army are cached: for as many sets of answers and events. */
const mostIndexes = 32;

/** The indexes of each army, the one used last first. */
const indexes = new WeakMap<Army, readonly Made[]>();

/** The index of an army under a roster's answers and event, which is made once for many rosters. */
export function indexFor({ system, army }: ArmyData, use: RuleChoices = {}): ArmyIndex {
	const { readings = {}, event } = use;
	const key = JSON.stringify([readings, event]);
	const known = indexes.get(army) ?? [];
	const found = known.find((made) => made.key === key && made.system === system);
	const made = found ?? { system, key, index: indexArmy(system, army, use) };
	indexes.set(army, [made, ...known.filter((other) => other !== made)].slice(0, mostIndexes));
	return made.index;
}
