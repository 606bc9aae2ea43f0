import type { Attachment } from 'svelte/attachments';
import { isStill } from './still.ts';

/** Milliseconds until a press counts as holding, and between two repeats of it. */
const patience = 400;
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

		/** No vibration for what is unavailable. */
		const feel = (): void => {
			if (!isFinger || button.ariaDisabled === 'true' || isStill()) return;
			if ('vibrate' in navigator) navigator.vibrate(knock);
		};
		const again = (): void => {
			feel();
			repeat(isHeld);
			isHeld = true;
			timer = setTimeout(again, beat);
		};
		const start = ({ isPrimary, button: which, pointerType }: PointerEvent): void => {
			isHeld = false;
			isFinger = pointerType === 'touch';
			if (isPrimary && which === 0) timer = setTimeout(again, patience);
		};
		const stop = (): void => clearTimeout(timer);
		/** The click that ends a hold is not one more. */
		const click = (event: MouseEvent): void => {
			if (!isHeld) feel();
			else if (event.detail > 0) event.stopPropagation();
			isHeld = false;
		};
		const noMenu = (event: Event): void => event.preventDefault();

		button.addEventListener('pointerdown', start);
		for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
			button.addEventListener(end, stop);
		button.addEventListener('click', click);
		button.addEventListener('contextmenu', noMenu);
		return () => {
			stop();
			button.removeEventListener('pointerdown', start);
			for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
				button.removeEventListener(end, stop);
			button.removeEventListener('click', click);
			button.removeEventListener('contextmenu', noMenu);
		};
	};
}
