import { untrack } from 'svelte';
import { page } from '$app/state';

/** Frames in which a dialog's content has come to it. */
const patience = 30;

/** Scrolls a dialog that is returned to, to where it was when another was opened from it. */
export function backInPlace(scrolled: Element): (() => void) | undefined {
	const place = untrack(() => page.state.place ?? 0);
	if (place === 0) return undefined;
	let left = patience;
	let frame = 0;
	/** Its content may come with one of the next frames; a player who scrolls meanwhile goes first. */
	const go = (): void => {
		scrolled.scrollTop = place;
		left -= 1;
		if (left > 0 && Math.abs(scrolled.scrollTop - place) > 1) frame = requestAnimationFrame(go);
	};
	const stop = (): void => cancelAnimationFrame(frame);
	go();
	scrolled.addEventListener('pointerdown', stop);
	scrolled.addEventListener('wheel', stop, { passive: true });
	return () => {
		stop();
		scrolled.removeEventListener('pointerdown', stop);
		scrolled.removeEventListener('wheel', stop);
	};
}
