import { resolve } from '$app/paths';

/**
 * The address of the roster that the player came from to this page, however far they have read on in it; undefined if
 * they came from elsewhere, or the browser does not say.
 */
export function rosterBefore(): string | undefined {
	if (!('navigation' in window)) return undefined;
	const { currentEntry } = navigation;
	const before = navigation.entries().slice(0, currentEntry?.index);
	const address = before.findLast(({ url }) => pathOf(url) !== location.pathname)?.url ?? undefined;
	return pathOf(address) === resolve('/roster/') ? address : undefined;
}

const pathOf = (url: string | null | undefined): string | undefined =>
	typeof url === 'string' ? new URL(url).pathname : undefined;
