import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { ListText } from '../lines/text-line.ts';
import { answersStated } from './resolve-muster-text.ts';

/**
 * A roster read from a text, with the answers that the text leaves out and its things imply: something that lists have
 * under one answer alone. Things of two answers imply nothing.
 */
export function withImplied(
	roster: Roster,
	{ musterText, readings = [] }: ListText,
	index: ArmyIndex
): Roster {
	const stated = answersStated([...(musterText?.readings ?? []), ...readings], index);
	const needed = new Map<string, Set<string>>();
	for (const { entry, options = [] } of roster.units)
		for (const id of [entry, ...options]) {
			const { reading, when } = index.entries.get(id)?.entry ?? {};
			if (reading === undefined || when === undefined || reading in stated) continue;
			needed.set(reading, (needed.get(reading) ?? new Set()).add(when));
		}
	const implied = [...needed].flatMap(([reading, answers]) =>
		answers.size === 1 ? [...answers].map((answer) => [reading, answer] as const) : []
	);
	if (implied.length === 0) return roster;
	return { ...roster, readings: { ...roster.readings, ...Object.fromEntries(implied) } };
}
