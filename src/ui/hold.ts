import type { Attachment } from 'svelte/attachments';
import { isStill } from './still.ts';

/** Milliseconds until a press counts as holding, and between two repeats of it. */
const holdAfter = 400;
const beat = 110;
/** Milliseconds that the phone is felt to answer. */
const knock = 8;

/**
 * Repeats an action while a button is held down; a short press stays a click. Each repeat vibrates where
 * the device can.
 * @param repeat called with whether it continues the one before
 */
export function onHold(repeat: (goesOn: boolean) => void): Attachment<HTMLElement> {
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
		/** The click that ends a hold is not one more. */
		const click = (event: MouseEvent): void => {
			if (isHeld && event.detail > 0) event.stopPropagation();
			else if (!isHeld && isFinger) vibrate(button);
			isHeld = false;
		};

		// Native listeners: Svelte's `on` would run the button's own onclick before this one.
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

/** No vibration for what is unavailable. */
function vibrate(button: HTMLElement): void {
	if (button.ariaDisabled === 'true' || isStill()) return;
	if ('vibrate' in navigator) navigator.vibrate(knock);
}
