import { tick } from 'svelte';

/** Finds a control of a unit's row. */
export function rowSelector(unitId: string | undefined, part = 'unit'): string {
	return `[data-unit="${unitId ?? ''}"] [data-part="${part}"]`;
}

/** Focuses something once the page has been updated. */
export async function focusOn(selector: string): Promise<void> {
	await tick();
	const target = document.querySelector<HTMLElement>(selector);
	target?.focus();
}

/** Scrolls something into the middle of the view, at once. */
export function bringToView(selector: string): void {
	document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
