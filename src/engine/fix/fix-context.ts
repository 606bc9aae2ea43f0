import type { Roster, RosterUnit } from '#schema';
import type { CheckContext } from '../base/context.ts';
import type { ArmyIndex, IndexedEntry } from '../base/army-index.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import type { Report } from '../judge/report.ts';
import type { Unmet } from '../../rules/base/verdict.ts';
import { severitiesOf, type Severities } from '../../rules/kinds.ts';

/** What the fixes of one problem are worked out from. */
export interface FixContext {
	readonly problem: Unmet;
	readonly roster: Roster;
	readonly context: CheckContext;
	readonly index: ArmyIndex;
	/** Problems before the edit, which may not get worse; advice counts only if the problem is advice. */
	readonly before: Severities;
	/** The roster's units, looked up. */
	readonly mustered: ReadonlyMap<RosterUnit, MusteredUnit>;
	/** Entries that may be added: visible ones, and those the roster has, in the army list's order. */
	readonly offered: readonly IndexedEntry[];
	/** The position of an entry in the army list. */
	readonly places: ReadonlyMap<string, number>;
	readonly newId: () => string;
}

export function openFix(
	problem: Unmet,
	roster: Roster,
	report: Report,
	newId: () => string
): FixContext {
	const { context } = report;
	const { ofProblems, ofProblemsAndAdvice, mustered, offered, places } = toolsFor(report);
	const before = problem.constraint.advice ? ofProblemsAndAdvice : ofProblems;
	return {
		problem,
		roster,
		context,
		index: context.index,
		before,
		mustered,
		offered,
		places,
		newId
	};
}

/** What the fixes of all problems of a report share. */
interface Tools extends Pick<FixContext, 'mustered' | 'offered' | 'places'> {
	readonly ofProblems: Severities;
	readonly ofProblemsAndAdvice: Severities;
}

// Cached, as the dialog asks for the fixes of each problem in turn.
const tools = /* @__PURE__ */ new WeakMap<Report, Tools>();

function toolsFor(report: Report): Tools {
	const known = tools.get(report);
	if (known) return known;
	const { context, problems, advice } = report;
	const laidOut: Tools = {
		ofProblems: severitiesOf(problems),
		ofProblemsAndAdvice: severitiesOf([...problems, ...advice]),
		mustered: new Map(context.units.map((mustered) => [mustered.unit, mustered])),
		offered: addableIn(context),
		places: new Map([...context.index.entries.keys()].map((id, place) => [id, place]))
	};
	tools.set(report, laidOut);
	return laidOut;
}

function addableIn({ index, things }: CheckContext): readonly IndexedEntry[] {
	const chosen = new Set(things.map(({ indexed }) => indexed));
	return [...index.entries.values()].filter(
		(indexed) => !indexed.isBarred && (!indexed.isHidden || chosen.has(indexed))
	);
}
