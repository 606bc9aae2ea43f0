import { untrack } from 'svelte';
import { page } from '$app/state';

/** Frames in which a dialog's content has come to it. */
const patience = 30;

/** Where each dialog of the history was scrolled to, by how many steps deep it is. */
const places = new Map<number, { readonly title: string; readonly top: number }>();
/** How deep the dialog is that was shown last. */
let shown = 0;

/** Notes how far a dialog is scrolled, and scrolls it there again when one that was opened from it is closed. */
export function keepPlace(scrolled: Element, title: () => string): () => void {
	const depth = untrack(() => page.state.depth ?? 0);
	const left = places.get(depth);
	const isBack = shown > depth && left?.title === untrack(title);
	if (!isBack) places.delete(depth);
	shown = depth;
	const place = isBack ? left.top : 0;
	let frames = patience;
	let frame = 0;
	/** Its content may come with one of the next frames; a player who scrolls meanwhile goes first. */
	const go = (): void => {
		scrolled.scrollTop = place;
		frames -= 1;
		if (frames > 0 && Math.abs(scrolled.scrollTop - place) > 1) frame = requestAnimationFrame(go);
	};
	const stop = (): void => cancelAnimationFrame(frame);
	const note = (): void => void places.set(depth, { title: title(), top: scrolled.scrollTop });
	if (place > 0) go();
	scrolled.addEventListener('scroll', note, { passive: true });
	scrolled.addEventListener('pointerdown', stop);
	scrolled.addEventListener('wheel', stop, { passive: true });
	return () => {
		stop();
		scrolled.removeEventListener('scroll', note);
		scrolled.removeEventListener('pointerdown', stop);
		scrolled.removeEventListener('wheel', stop);
	};
}
