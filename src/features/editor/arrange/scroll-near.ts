/** Pixels from the edge within which a drag scrolls, and the most it scrolls in a frame. */
const edge = 72;
const fastest = 16;

/** Scrolls a pane, or the page where the pane does not scroll, by a frame if a pointer is near its top or foot. */
export function scrollNear(pane: Element | null, y: number): void {
	const isScrolled = pane !== null && pane.scrollHeight > pane.clientHeight;
	const head = edge + (isScrolled ? pane.getBoundingClientRect().top : 0);
	const depth = y < head ? y - head : Math.max(0, y - footOfPage() + edge);
	const top = Math.max(-fastest, Math.min(fastest, depth / 4));
	// Smooth scrolling would start anew with every frame.
	if (top !== 0) (isScrolled ? pane : window).scrollBy({ top, behavior: 'instant' });
}

/** The lowest line of the screen that the roster's bar does not cover. */
export function footOfPage(): number {
	return document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
}
