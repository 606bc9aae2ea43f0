import type { Selector } from '#schema';

/** Whether a thing with these tags is meant. */
export function matches(selector: Selector, tags: ReadonlySet<string>): boolean {
	const has = (tag: string): boolean => tags.has(tag);
	return (
		(selector.any?.some(has) ?? true) &&
		(selector.all?.every(has) ?? true) &&
		!(selector.none?.some(has) ?? false)
	);
}
