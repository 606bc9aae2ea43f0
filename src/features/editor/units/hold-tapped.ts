/** Frames in which what a tap changes comes to the page. */
const patience = 30;

/**
 * Keeps what is tapped in a dialog where it is on the screen. What comes or goes above it is scrolled away, and a
 * sheet that has less to show stays as high as it was.
 * @param within something in the dialog
 */
export function holdTapped(within: Element): (() => void) | undefined {
	const body = within.closest<HTMLElement>('.body');
	return body ? holding(body) : undefined;
}

function holding(body: HTMLElement): () => void {
	let frame = 0;
	const stop = (): void => cancelAnimationFrame(frame);
	const release = (): void => void body.style.removeProperty('min-height');

	const hold = ({ target }: Event): void => {
		stop();
		const tapped = target instanceof Element ? target.closest('button, label, input') : null;
		// Very large text scrolls with the whole dialog.
		if (!tapped || getComputedStyle(body).overflowY !== 'auto') return;
		body.style.minHeight = `calc(${body.offsetHeight}px - var(--keyboard, 0px))`;
		const { top } = tapped.getBoundingClientRect();
		let frames = patience;
		const keep = (): void => {
			if (!tapped.isConnected) return;
			body.scrollTop += tapped.getBoundingClientRect().top - top;
			frames -= 1;
			if (frames > 0) frame = requestAnimationFrame(keep);
		};
		frame = requestAnimationFrame(keep);
	};

	const listening = new AbortController();
	const { signal } = listening;
	// Before the tap changes anything. The player’s own scrolling wins.
	body.addEventListener('click', hold, { capture: true, signal });
	body.addEventListener('pointerdown', stop, { signal });
	body.addEventListener('wheel', stop, { passive: true, signal });
	addEventListener('resize', release, { signal });
	return () => {
		stop();
		release();
		listening.abort();
	};
}
