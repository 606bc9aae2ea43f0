import type { TallyResult } from '#engine';

/**
 * What a unit has by itself of each tally that is of units ("5 dice on one spell", "4 spells"), in the
 * order of the tallies; what it has none of is not said.
 * @param unit the unit's id in the roster
 */
export function unitNumbersText(tallies: readonly TallyResult[], unit: string): readonly string[] {
	return tallies.flatMap(({ tally, each }) => {
		const value = each?.get(unit) ?? 0;
		return value > 0 ? [`${value} ${thingsOf(tally.name, value)}`] : [];
	});
}

/** The tally's name within a sentence; of one alone, its first word without the plural's s. */
function thingsOf(name: string, value: number): string {
	const within = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
	return value === 1 ? within.replace(/^(\p{L}+)s(?!\p{L})/u, '$1') : within;
}
