import type { Attachment } from 'svelte/attachments';
import { vibrate } from '../platform/vibrate.ts';

/** Milliseconds until a press counts as holding, and between two repeats of it. */
const holdAfter = 400;
const beat = 110;

/**
 * Repeats an action while a button is held down; a short press stays a click. A finger feels each.
 * @param repeat the first is a step of its own to undo; later ones join it
 */
export function onHold(repeat: (joins: boolean) => void): Attachment<HTMLElement> {
	return (button) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isHeld = false;
		let isFinger = false;

		/** Unavailable buttons do not vibrate. */
		const answer = (): void => {
			if (isFinger && button.ariaDisabled !== 'true') vibrate();
		};
		const again = (): void => {
			answer();
			repeat(isHeld);
			isHeld = true;
			timer = setTimeout(again, beat);
		};
		const start = ({ isPrimary, button: which, pointerType }: PointerEvent): void => {
			isHeld = false;
			isFinger = pointerType === 'touch';
			if (isPrimary && which === 0) timer = setTimeout(again, holdAfter);
		};
		const stop = (): void => clearTimeout(timer);
		/** The click at the end of a hold must not count again. */
		const click = (event: MouseEvent): void => {
			if (isHeld && event.detail > 0) event.stopPropagation();
			else if (!isHeld) answer();
			isHeld = false;
		};

		// Native listeners, as Svelte's `on` would run the button's own onclick first.
		const ending = new AbortController();
		const { signal } = ending;
		button.addEventListener('pointerdown', start, { signal });
		for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
			button.addEventListener(end, stop, { signal });
		button.addEventListener('click', click, { signal });
		button.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
		return () => {
			stop();
			ending.abort();
		};
	};
}
