import type { Solving } from './solving.svelte.ts';

/** Gives what says how it goes the focus when a task is started or cancelled: the button that was pressed is gone. */
export function focusOnChange(solving: Solving): (element: HTMLElement) => void {
	return (element) => {
		if (solving.started > 0 || solving.isCancelled) element.focus({ preventScroll: true });
	};
}
