import type { TallyResult } from '#engine';

/**
 * The numbers of a unit in tallies that count units separately ("5 dice on one spell", "4 spells"), in the
 * order of the tallies, without zeros.
 * @param unit the unit's id in the roster
 */
export function unitNumbersText(tallies: readonly TallyResult[], unit: string): readonly string[] {
	return tallies.flatMap(({ tally, each }) => {
		const value = each?.get(unit) ?? 0;
		return value > 0 ? [`${value} ${thingsOf(tally.name, value)}`] : [];
	});
}

/** The tally's name within a sentence, in the singular for one. */
function thingsOf(name: string, value: number): string {
	const within = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
	return value === 1 ? within.replace(/^(\p{L}+)s(?!\p{L})/u, '$1') : within;
}
