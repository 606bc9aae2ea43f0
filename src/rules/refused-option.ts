import type { Problem } from './base/verdict.ts';

/** An option that a unit may not have. */
export interface RefusedOption {
	readonly option: string;
	readonly unit: string;
}

/** The option that a problem is about because its unit may not have it; undefined in other problems. */
export function refusedOption(problem: Problem): RefusedOption | undefined {
	switch (problem.outcome) {
		case 'carries/not-allowed':
			return { option: problem.constraint.option, unit: problem.bearer.unit.id };
		case 'standing/not-a-unit':
			return { option: problem.entry.entry.id, unit: problem.bearer.unit.id };
		default:
			return undefined;
	}
}
