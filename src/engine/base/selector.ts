import type { Selector } from '#schema';

/** Whether a thing with these tags is meant. Plain loops: this runs thousands of times a tap. */
export function matches({ any, all, none }: Selector, tags: ReadonlySet<string>): boolean {
	return (!any || hasAny(any, tags)) && isWithin(tags, all, none);
}

/** Whether there is every tag of the first among these, and no tag of the second. */
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
