import { tick } from 'svelte';
import { focusOn, rowSelector } from '../focus-on.ts';

/** Closes a dialog, then runs `then`. */
export type Leave = (then?: () => void, unit?: string) => void;

/**
 * Makes a function that closes a dialog, then acts on what lies below and moves the focus there, as the
 * element that opened the dialog may be gone.
 * @param dialog the open dialog
 * @param otherwise gets the focus if no row can
 * @param part the control of a row that gets the focus
 */
export function leaver(
	dialog: () => unknown,
	close: () => void,
	otherwise: string,
	part?: string
): Leave {
	let next: (() => void) | undefined;
	let about: string | undefined;

	// There may be another dialog below: the proof that this one was opened from.
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
