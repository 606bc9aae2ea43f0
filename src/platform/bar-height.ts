import { pageAtRest } from './page-at-rest.ts';

/**
 * Sets the height of the bar at the foot as a style property, for what lies above it. That styles the whole
 * page again, so it waits until after the first paint.
 */
export function setBarHeight(bar: HTMLElement): () => void {
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
