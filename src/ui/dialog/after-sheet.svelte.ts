import { tick } from 'svelte';
import { focusOn, rowOf } from '../focus-on.ts';

/** Closes a sheet, and does something once it is closed. */
export type Leave = (then?: () => void, unit?: string) => void;

/**
 * How a sheet is left for what is to be done below it. The focus is never lost: what the sheet was
 * opened from may be gone then.
 * @param sheet what is open now
 * @param otherwise what has the focus where no row can have it
 * @param part the control of a row that the focus comes back to
 */
export function leaver(
	sheet: () => unknown,
	close: () => void,
	otherwise: string,
	part?: string
): Leave {
	let next: (() => void) | undefined;
	let about: string | undefined;

	// Below the sheet there may be another: the proof that it was opened from.
	$effect(() => void comeBack(sheet()));

	async function comeBack(below: unknown): Promise<void> {
		const then = next;
		next = undefined;
		if (!then) return;
		await tick();
		then();
		if (below) return;
		await tick();
		if (document.activeElement === document.body) await focusOn(rowOf(about, part));
		if (document.activeElement === document.body) await focusOn(otherwise);
	}

	return (then, unit) => {
		next = then;
		about = unit;
		close();
	};
}
