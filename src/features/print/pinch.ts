import type { Zoom } from './zoom.svelte.ts';

interface Pinch {
	readonly distance: number;
	readonly x: number;
	readonly y: number;
}

/**
 * Two fingers zoom the pages. Meanwhile the pages are only stretched, because drawing them each time is too
 * slow on a phone; afterwards they are drawn at the new size.
 */
export function pinched(zoom: Zoom): (area: HTMLElement) => () => void {
	return (area) => {
		let start: Pinch | undefined;
		let stretch = 1;

		function begin({ touches }: TouchEvent): void {
			start = pinchOf(touches);
			stretch = 1;
		}

		function move(event: TouchEvent): void {
			const now = pinchOf(event.touches);
			if (!start || !now) return;
			event.preventDefault();
			stretch = now.distance / start.distance;
			show(area, start, stretch);
		}

		function end(): void {
			if (!start) return;
			const { x, y } = start;
			start = undefined;
			show(area, undefined, 1);
			if (stretch !== 1) void zoom.to(zoom.scale * stretch, { x, y });
		}

		area.addEventListener('touchstart', begin, { passive: true });
		area.addEventListener('touchmove', move, { passive: false });
		area.addEventListener('touchend', end);
		area.addEventListener('touchcancel', end);
		return () => {
			area.removeEventListener('touchstart', begin);
			area.removeEventListener('touchmove', move);
			area.removeEventListener('touchend', end);
			area.removeEventListener('touchcancel', end);
		};
	};
}

function pinchOf(touches: TouchList): Pinch | undefined {
	const [one, other] = touches;
	if (!one || !other || touches.length !== 2) return undefined;
	return {
		distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
		x: (one.clientX + other.clientX) / 2,
		y: (one.clientY + other.clientY) / 2
	};
}

function show(area: HTMLElement, at: Pinch | undefined, stretch: number): void {
	const pages = area.lastElementChild;
	if (!(pages instanceof HTMLElement)) return;
	if (!at) {
		pages.style.transform = '';
		return;
	}
	if (pages.style.transform === '') {
		const { left, top } = pages.getBoundingClientRect();
		pages.style.transformOrigin = `${at.x - left}px ${at.y - top}px`;
	}
	pages.style.transform = `scale(${stretch})`;
}
