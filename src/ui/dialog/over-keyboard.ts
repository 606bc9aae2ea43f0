/**
 * Sets `--keyboard` to how much of an element at the foot a keyboard covers. An iPhone lays its keyboard over
 * the page; other systems make the page smaller.
 */
export function overKeyboard(element: HTMLElement): (() => void) | undefined {
	const viewport = window.visualViewport;
	if (!viewport) return undefined;
	const place = (): void => {
		// A zoomed page shows less, too.
		const isNear = viewport.scale > 1.01;
		const covered = isNear ? 0 : innerHeight - viewport.height - viewport.offsetTop;
		element.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
	};
	const listening = new AbortController();
	viewport.addEventListener('resize', place, { signal: listening.signal });
	viewport.addEventListener('scroll', place, { signal: listening.signal });
	return () => listening.abort();
}
