import type { ArmyIndex } from '#engine';
import type { RosterUnit } from '#schema';

/**
 * The answers that a list gives by what it names: what is of one season of play alone says which handbook the
 * list is written for. Things of two seasons say nothing.
 */
export function seasonNamed(
	units: readonly RosterUnit[],
	{ system: { seasons }, entries }: ArmyIndex
): Readonly<Record<string, string>> {
	const named = new Set(
		units
			.flatMap(({ entry, options = [] }) => [entry, ...options])
			.flatMap((id) => entries.get(id)?.entry.season ?? [])
	);
	const [season, ...others] = named;
	return seasons && season && others.length === 0 ? { [seasons]: season } : {};
}
