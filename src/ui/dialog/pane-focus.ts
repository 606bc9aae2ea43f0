import { tick } from 'svelte';

/** The element focused before something was opened in a pane. */
let opener: HTMLElement | undefined;

/** Moves the focus into a pane, if it is elsewhere. */
export function goInto(pane: HTMLElement): void {
	const focused = document.activeElement;
	if (focused && pane.contains(focused)) return;
	if (focused instanceof HTMLElement && focused !== document.body && !focused.closest('dialog'))
		opener = focused;
	pane.querySelector<HTMLElement>('.beside h2')?.focus({ preventScroll: true });
}

/** Returns the focus to where the pane was opened from, or to what has taken its place. */
export async function goBack(): Promise<void> {
	opener?.focus({ preventScroll: true });
	// Whoever closed it may set a better focus.
	for (let turn = 0; turn < 4; turn += 1) await tick();
	if (document.activeElement !== document.body) return;
	const { unit, entry } = opener?.closest('li')?.dataset ?? {};
	const places = [
		`[data-unit="${unit ?? ''}"] [data-part="unit"]`,
		`[data-entry="${entry ?? ''}"] [data-part="unit"]`,
		'[data-pane="roster"] button'
	];
	const found = places.flatMap((place) => document.querySelector<HTMLElement>(place) ?? []);
	found[0]?.focus();
}
