import { eitherOf, matches, type Either, type MusteredUnit } from '#engine';
import type { Selector } from '#schema';

/** Options that make a unit one of those that a rule is for: the magic banner of a rule on whoever has one. */
export function makersOf(of: Selector | undefined, { options }: MusteredUnit): readonly string[] {
	const wanted = [...(of?.any ?? []), ...(of?.all ?? [])];
	const makers = options.filter(({ indexed }) =>
		indexed?.grants.some((tag) => wanted.includes(tag))
	);
	return [...new Set(makers.flatMap(({ indexed }) => indexed?.entry.name ?? []))];
}

/**
 * Options of a unit without which a selector would match it: units like it may have something, but not
 * together with these. Empty if the unit does not match by itself.
 */
export function barriersOf(of: Either, { options, tags }: MusteredUnit): readonly string[] {
	const grants = ({ indexed }: MusteredUnit['options'][number]) => indexed?.grants ?? [];
	for (const { none = [], ...others } of eitherOf(of)) {
		const barred = none.filter((tag) => tags.has(tag));
		const barring = options.filter((option) => grants(option).some((tag) => barred.includes(tag)));
		const granted = barring.flatMap(grants);
		if (matches(others, tags) && barred.every((tag) => granted.includes(tag))) {
			return [...new Set(barring.flatMap(({ indexed }) => indexed?.entry.name ?? []))];
		}
	}
	return [];
}
