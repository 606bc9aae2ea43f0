import type { TallyResult } from '#engine';

/**
 * The numbers of a unit in tallies that count units separately ("Up to 5 dice per spell", "4 spells"), in the
 * order of the tallies, without zeros.
 * @param unit the unit's id in the roster
 * @param noun says the words of the data: on paper they stay, so that the list can be read back
 */
export function unitNumbersText(
	tallies: readonly TallyResult[],
	unit: string,
	noun = (words: string): string => words
): readonly string[] {
	return tallies.flatMap(({ tally, each }) => {
		const value = each?.get(unit) ?? 0;
		if (value === 0) return [];
		if ('within' in tally && tally.within !== undefined)
			return [noun(tally.within).replace('{n}', String(value))];
		const name = noun(tally.name);
		return [`${value} ${name === tally.name ? thingsOf(name, value) : name}`];
	});
}

/** The tally's name within a sentence, in the singular for one. */
function thingsOf(name: string, value: number): string {
	const within = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
	return value === 1 ? within.replace(/^(\p{L}+)s(?!\p{L})/u, '$1') : within;
}
