import type { Selector } from '#schema';

/** Whether a selector matches these tags. Written as plain loops, because it runs thousands of times per tap. */
export function matches({ any, all, none }: Selector, tags: ReadonlySet<string>): boolean {
	return (!any || hasAny(any, tags)) && isWithin(tags, all, none);
}

/** Whether these tags match every tag of the first list and none of the second. */
export function isWithin(
	tags: ReadonlySet<string>,
	all: Selector['all'],
	none: Selector['none']
): boolean {
	if (all) for (const tag of all) if (!tags.has(tag)) return false;
	return !(none && hasAny(none, tags));
}

function hasAny(wanted: readonly string[], tags: ReadonlySet<string>): boolean {
	for (const tag of wanted) if (tags.has(tag)) return true;
	return false;
}

/** One selector or several alternatives. */
export type Either = Selector | readonly Selector[];

/** The selectors of which any will do. */
export function eitherOf(of: Either): readonly Selector[] {
	return 'length' in of ? of : [of];
}

/** Whether any of these selectors matches these tags. */
export function matchesEither(of: Either, tags: ReadonlySet<string>): boolean {
	return eitherOf(of).some((selector) => matches(selector, tags));
}

/** The intersection of two selectors. If both have `any`, it takes one selector for each tag of the first. */
export function bothOf(one: Selector, other: Selector): readonly Selector[] {
	const all = [...(one.all ?? []), ...(other.all ?? [])];
	const none = [...(one.none ?? []), ...(other.none ?? [])];
	const both = (any: Selector['any'], also: readonly string[] = all): Selector => ({
		...(any && { any }),
		...(also.length > 0 && { all: also }),
		...(none.length > 0 && { none })
	});
	if (!one.any || !other.any) return [both(one.any ?? other.any)];
	return one.any.map((tag) => both(other.any, [tag, ...all]));
}
