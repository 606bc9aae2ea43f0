/**
 * Keeps the height of the head that stays in reach in `--head`, so that what sticks below it knows where; nought
 * where large text lets the head scroll away.
 * @returns a function that stops it
 */
export function tellHeadHeight(): () => void {
	const head = document.querySelector<HTMLElement>('.editor > header');
	const root = document.documentElement.style;
	const measure = (): void => {
		const { position, top } = head ? getComputedStyle(head) : {};
		const isStuck = position === 'sticky' && top === '0px';
		root.setProperty('--head', `${isStuck ? (head?.offsetHeight ?? 0) : 0}px`);
	};
	// It measures once the page is laid out, which measuring sooner would do twice.
	const watching = new ResizeObserver(measure);
	if (head) watching.observe(head);
	return () => {
		watching.disconnect();
		root.removeProperty('--head');
	};
}
