/** Tells the page how high the roster's bar is, which grows with its words: what lies above it stands on it. */
export function tellHeight(bar: HTMLElement): () => void {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		style.setProperty('--bar', `${bar.offsetHeight}px`);
	});
	observer.observe(bar);
	return () => {
		observer.disconnect();
		style.removeProperty('--bar');
	};
}
