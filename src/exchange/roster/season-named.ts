import type { ArmyIndex } from '#engine';
import type { RosterUnit } from '#schema';

/**
 * The answers implied by the names in a list: something that exists in only one season tells which handbook
 * the list was written for. Things of two seasons imply nothing.
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
