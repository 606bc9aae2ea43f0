import { eitherOf, matches, type Either, type MusteredUnit } from '#engine';
import type { Selector } from '#schema';

/** Options because of which a selector matches their unit: the banner, if it selects units with a banner. */
export function makersOf(of: Selector | undefined, { options }: MusteredUnit): readonly string[] {
	const wanted = [...(of?.any ?? []), ...(of?.all ?? [])];
	const makers = options.filter(({ indexed }) =>
		indexed?.grants.some((tag) => wanted.includes(tag))
	);
	return [...new Set(makers.flatMap(({ indexed }) => indexed?.entry.name ?? []))];
}

/**
 * Options that keep a selector from matching their unit: units like it may have something, but not together
 * with these. Empty if the unit would not match without them either.
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
