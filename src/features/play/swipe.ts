/** The least way of a finger, in CSS pixels, and how much further sideways than up or down. */
const least = 70;
const slant = 2;

/** Calls back when a finger has moved sideways over an element: with 1 for what follows, with -1 for what was before. */
export function swiped(onswipe: (by: 1 | -1) => void): (node: HTMLElement) => () => void {
	return (node) => {
		let start: Touch | null = null;
		const begin = ({ touches }: TouchEvent): void => {
			// Two fingers zoom.
			start = touches.length === 1 ? touches.item(0) : null;
		};
		const end = ({ changedTouches }: TouchEvent): void => {
			const last = changedTouches.item(0);
			if (!start || !last) return;
			const [x, y] = [last.clientX - start.clientX, last.clientY - start.clientY];
			start = null;
			if (Math.abs(x) >= least && Math.abs(x) >= slant * Math.abs(y)) onswipe(x < 0 ? 1 : -1);
		};
		node.addEventListener('touchstart', begin, { passive: true });
		node.addEventListener('touchend', end, { passive: true });
		return () => {
			node.removeEventListener('touchstart', begin);
			node.removeEventListener('touchend', end);
		};
	};
}
