import { on } from 'svelte/events';

/**
 * Lets links that lead back go back, if the player came from there: then the page stands where it was scrolled to.
 * In a browser that does not say where the player came from, they lead where any link does.
 * @returns a function that stops it
 */
export function goBackByLinks(): () => void {
	return on(
		document,
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-back]');
			const key = link && isPlain(event) ? entryOf(link.href) : undefined;
			if (key === undefined) return;
			event.preventDefault();
			navigation.traverseTo(key);
		},
		{ capture: true }
	);
}

/** The key of the last entry of the history before this one that an address has. */
function entryOf(href: string): string | undefined {
	if (!('navigation' in window)) return undefined;
	const { currentEntry } = navigation;
	const before = navigation.entries().slice(0, currentEntry?.index);
	return before.findLast(({ url }) => url === href)?.key;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
