import type { Check } from '../check.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import type { Verdict } from '../verdict.ts';

/** "Units stand by themselves; mounts, stands and items are given to a unit, and nothing else is." */
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
	readonly outcome: 'standing/alone' | 'standing/not-an-option' | 'standing/unknown';
	readonly subject: string;
}

function faults({ unit, indexed, options }: MusteredUnit): readonly Fault[] {
	const found: Fault[] = [];
	if (!indexed) found.push({ outcome: 'standing/unknown', subject: unit.entry });
	else if (!indexed.isUnit) found.push({ outcome: 'standing/alone', subject: indexed.entry.name });
	for (const { id, indexed: option } of options) {
		if (!option) found.push({ outcome: 'standing/unknown', subject: id });
		else if (option.isUnit) {
			found.push({ outcome: 'standing/not-an-option', subject: option.entry.name });
		}
	}
	return found;
}
