import type { Selector } from '#schema';

/** Whether a selector depends on any of these tags. */
export function asksFor({ any, all, none }: Selector, tags: readonly string[]): boolean {
	return tags.some((tag) => any?.includes(tag) || all?.includes(tag) || none?.includes(tag));
}
