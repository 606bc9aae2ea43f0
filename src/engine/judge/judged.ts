import type { Army, Roster, System } from '#schema';
import { indexArmy, type RulesInUse } from '../army/index-army.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { checkRoster, type Report } from './report.ts';

/** An army with its system, as a pack and an index have them. */
interface ArmyData {
	readonly system: System;
	readonly army: Army;
}

/** How many indexes of an army are cached: for as many sets of answers and events. */
const mostIndexes = 32;

const indexes = new WeakMap<Army, WeakMap<System, Map<string, ArmyIndex>>>();
const reports = new WeakMap<Roster, Report>();

/** The index of an army under a roster's answers and event, which is made once for many rosters. */
export function indexFor({ system, army }: ArmyData, use: RulesInUse = {}): ArmyIndex {
	const bySystem = indexes.get(army) ?? new WeakMap<System, Map<string, ArmyIndex>>();
	indexes.set(army, bySystem);
	const known = bySystem.get(system) ?? new Map<string, ArmyIndex>();
	bySystem.set(system, known);
	const { readings = {}, event } = use;
	const key = JSON.stringify([readings, event]);
	const index = known.get(key) ?? indexArmy(system, army, { readings, ...(event && { event }) });
	// The one used last is the last to go.
	known.delete(key);
	known.set(key, index);
	const [oldest] = known.keys();
	if (known.size > mostIndexes && oldest !== undefined) known.delete(oldest);
	return index;
}

/** The report on a roster under its army's data; its context has the index. */
export function judged(data: ArmyData, roster: Roster): Report {
	const index = indexFor(data, roster);
	const known = reports.get(roster);
	if (known?.context.index === index) return known;
	const report = checkRoster(roster, index);
	reports.set(roster, report);
	return report;
}
