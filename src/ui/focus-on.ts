import { tick } from 'svelte';

/** Finds a control of a unit's row. */
export function rowSelector(unitId: string | undefined, part = 'unit'): string {
	return `[data-unit="${unitId ?? ''}"] [data-part="${part}"]`;
}

/** Gives the focus to something that is there once the page is painted anew. */
export async function focusOn(selector: string): Promise<void> {
	await tick();
	const target = document.querySelector<HTMLElement>(selector);
	target?.focus();
}
