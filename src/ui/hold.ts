import type { Attachment } from 'svelte/attachments';
import { isStill } from './still.ts';

/** Milliseconds until a press counts as holding, and between two repeats of it. */
const holdAfter = 400;
const beat = 110;
/** Milliseconds of vibration. */
const knock = 8;

/**
 * Repeats an action while a button is held down; a short press stays a click. Each repeat vibrates if the
 * device can.
 * @param repeat called with whether it continues the one before
 */
export function onHold(repeat: (joins: boolean) => void): Attachment<HTMLElement> {
	return (button) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isHeld = false;
		let isFinger = false;

		const again = (): void => {
			if (isFinger) vibrate(button);
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
			else if (!isHeld && isFinger) vibrate(button);
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

/** Unavailable buttons do not vibrate. */
function vibrate(button: HTMLElement): void {
	if (button.ariaDisabled === 'true' || isStill()) return;
	if ('vibrate' in navigator) navigator.vibrate(knock);
}
