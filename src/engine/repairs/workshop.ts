import type { Roster, RosterUnit } from '#schema';
import type { CheckContext } from '../check.ts';
import type { ArmyIndex } from '../index-army.ts';
import type { MusteredUnit } from '../muster.ts';
import type { Report } from '../report.ts';
import type { Problem } from '../verdict.ts';
import { ledgerOf, type Ledger } from './problem-identity.ts';

/** Everything that repairs of one problem are made from. */
export interface Workshop {
	readonly problem: Problem;
	readonly roster: Roster;
	readonly context: CheckContext;
	readonly index: ArmyIndex;
	/** What is wrong before, and may not become worse: plans count only if the problem is one of a plan. */
	readonly before: Ledger;
	/** The roster's units, looked up. */
	readonly mustered: ReadonlyMap<RosterUnit, MusteredUnit>;
	/** Where an entry is in the army list. */
	readonly places: ReadonlyMap<string, number>;
	readonly newId: () => string;
}

export function openWorkshop(
	problem: Problem,
	roster: Roster,
	{ context, problems, advice }: Report,
	newId: () => string
): Workshop {
	return {
		problem,
		roster,
		context,
		index: context.index,
		before: ledgerOf(problem.constraint.advice ? [...problems, ...advice] : problems),
		mustered: new Map(context.units.map((mustered) => [mustered.unit, mustered])),
		places: new Map([...context.index.entries.keys()].map((id, place) => [id, place])),
		newId
	};
}

/** The unit that a problem is about, where it is about one. */
export function unitConcerned({ problem, context }: Workshop): MusteredUnit | undefined {
	return context.units.find(({ unit }) => unit.id === problem.units[0]);
}
