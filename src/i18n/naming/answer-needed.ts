import type { ArmyIndex } from '#engine';
import type { Entry } from '#schema';

/** The answer under which army lists have an entry, by its short name if it has one. */
export function answerNeeded({ answers }: ArmyIndex, { reading = '', when = '' }: Entry): string {
	const needed = answers.get(reading)?.reading.answers.find(({ id }) => id === when);
	return needed?.name ?? needed?.text ?? when;
}
