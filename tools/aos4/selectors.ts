import type { Selector } from '#schema';
import type { NamedUnit } from './units.ts';

/** Whether a unit is meant, by its keywords and id; the shared words of its type included. */
export function isMeant({ any, all, none }: Selector, unit: NamedUnit): boolean {
	const tags = new Set(tagsOf(unit));
	return (
		(!any || any.some((tag) => tags.has(tag))) &&
		(!all || all.every((tag) => tags.has(tag))) &&
		!none?.some((tag) => tags.has(tag))
	);
}

function tagsOf({ id, keywords, fact }: NamedUnit): readonly string[] {
	return [id, ...keywords, 'UNIT', ...(fact.type === 'hero' ? ['HERO'] : [])];
}

/**
 * The shortest selector that means exactly these units of an army: a keyword or two, or else their ids.
 */
export function selectorFor(
	wanted: ReadonlySet<NamedUnit>,
	units: readonly NamedUnit[],
	none: readonly string[]
): Selector {
	const means = (selector: Selector) =>
		units.every((unit) => isMeant(selector, unit) === wanted.has(unit));
	const keywords = [...new Set(units.flatMap((unit) => unit.keywords))]
		.filter((keyword) => !keyword.startsWith('JOINS AS '))
		.sort();
	const nots = [none, [...none, 'HERO']];
	const singles = keywords.flatMap((keyword) => nots.map((not) => ({ all: [keyword], none: not })));
	const base = [
		{ all: ['UNIT'], none },
		{ all: ['UNIT'], none: [...none, 'HERO'] }
	];
	const pairs = () =>
		keywords.flatMap((a, at) =>
			keywords.slice(at + 1).flatMap((b) =>
				nots.flatMap((not) => [
					{ all: [a, b], none: not },
					{ any: [a, b], none: not }
				])
			)
		);
	return (
		[...base, ...singles, ...allBut(wanted, units, none)].find(means) ??
		pairs().find(means) ?? { any: [...wanted].map(({ id }) => id).sort(), none: [...none] }
	);
}

/** All Heroes, or all units, but a few. */
function allBut(
	wanted: ReadonlySet<NamedUnit>,
	units: readonly NamedUnit[],
	none: readonly string[]
): readonly Selector[] {
	return [
		{ all: ['HERO'], none },
		{ all: ['UNIT'], none: [...none, 'HERO'] }
	].flatMap((selector) => {
		const others = units.filter((unit) => isMeant(selector, unit) && !wanted.has(unit));
		return others.length <= 4
			? [{ ...selector, none: [...selector.none, ...others.map(({ id }) => id)] }]
			: [];
	});
}
