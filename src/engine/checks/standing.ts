import type { Check } from '../check.ts';
import type { IndexedEntry } from '../index-army.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import type { ProblemCode, Verdict } from '../verdict.ts';

/** "Units and choices of the army stand by themselves; options are given to a unit, and nothing else is." */
export const checkStanding: Check<'standing'> = ({ index, units }, constraint) => {
	const problems = units.flatMap((bearer) =>
		faults(bearer).map(({ outcome, subject }): Verdict => ({
			constraint,
			outcome,
			subject,
			measured: 1,
			max: 0,
			bearer: unitName(bearer),
			units: [bearer.unit.id]
		}))
	);
	if (problems.length > 0) return problems;
	return [
		{
			constraint,
			outcome: 'met',
			subject: constraint.label ?? index.army.name,
			measured: units.length,
			units: []
		}
	];
};

interface Fault {
	readonly outcome: Extract<ProblemCode, `standing/${string}`>;
	readonly subject: string;
}

function faults({ unit, indexed, options }: MusteredUnit): readonly Fault[] {
	const found: Fault[] = [];
	if (!indexed) found.push({ outcome: 'standing/unknown', subject: unit.entry });
	else if (isOption(indexed))
		found.push({ outcome: 'standing/alone', subject: indexed.entry.name });
	for (const { id, indexed: option } of options) {
		if (!option) found.push({ outcome: 'standing/unknown', subject: id });
		else if (!isOption(option)) {
			found.push({ outcome: 'standing/not-an-option', subject: option.entry.name });
		} else if (indexed?.isChoice) {
			found.push({ outcome: 'standing/not-a-unit', subject: option.entry.name });
		}
	}
	return found;
}

function isOption({ isUnit, isChoice }: IndexedEntry): boolean {
	return !isUnit && !isChoice;
}
