/**
 * Shows a value in a list of options. Set by hand: Svelte's `value` on a select would add code to the first
 * load.
 */
export function showing(value: string | null): (select: HTMLSelectElement) => void {
	return (select) => {
		select.value = value ?? '';
	};
}
