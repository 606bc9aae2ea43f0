import { pageAtRest } from './page-at-rest.ts';

/**
 * Tells the page how high the bar at its foot is, which grows with its words: what lies above it stands on it.
 * All of the page is styled anew for that, so the first paint is not kept waiting: what lies above comes later.
 */
export function tellHeight(bar: HTMLElement): () => void {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		style.setProperty('--bar', `${bar.offsetHeight}px`);
	});
	void pageAtRest(0).then(() => bar.isConnected && observer.observe(bar));
	return () => {
		observer.disconnect();
		style.removeProperty('--bar');
	};
}
