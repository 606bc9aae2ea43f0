import { tick } from 'svelte';
import { focusOn, rowSelector } from '../focus-on.ts';

/** Closes a dialog, and does something once it is closed. */
export type Leave = (then?: () => void, unit?: string) => void;

/**
 * How a dialog is left for what is to be done below it. The focus is never lost: what the dialog was
 * opened from may be gone then.
 * @param dialog what is open now
 * @param otherwise what has the focus where no row can have it
 * @param part the control of a row that the focus comes back to
 */
export function leaver(
	dialog: () => unknown,
	close: () => void,
	otherwise: string,
	part?: string
): Leave {
	let next: (() => void) | undefined;
	let about: string | undefined;

	// Below the dialog there may be another: the proof that it was opened from.
	$effect(() => void comeBack(dialog()));

	async function comeBack(below: unknown): Promise<void> {
		const then = next;
		next = undefined;
		if (!then) return;
		await tick();
		then();
		if (below) return;
		await tick();
		if (document.activeElement === document.body) await focusOn(rowSelector(about, part));
		if (document.activeElement === document.body) await focusOn(otherwise);
	}

	return (then, unit) => {
		next = then;
		about = unit;
		close();
	};
}
