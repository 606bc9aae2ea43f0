import { tick } from 'svelte';

/** 1 is the full width; the other two are the limits of zooming. */
const fit = 1;
const least = 0.5;
const most = 6;
/** Factors of a tap on a zoom button and of a double tap on the paper. */
const step = 1.25;
const close = 2.5;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** The size of the pages relative to the available width. */
export class Zoom {
	scale = $state(fit);
	readonly isFit = $derived(this.scale === fit);
	readonly isLeast = $derived(this.scale <= least);
	readonly isMost = $derived(this.scale >= most);
	#area: HTMLElement | undefined;

	/** Attached to the scrolling element, whose last child holds the pages. */
	readonly area = (element: HTMLElement): (() => void) => {
		this.#area = element;
		return () => (this.#area = undefined);
	};

	larger(): void {
		void this.to(this.scale * step);
	}

	smaller(): void {
		void this.to(this.scale / step);
	}

	fit(): void {
		void this.to(fit);
	}

	/** Zooms in, or back to the full width. */
	toggle(at: Point): void {
		void this.to(this.isFit ? close : fit, at);
	}

	/** @param at the point that keeps its place on the screen; by default the middle of the view */
	async to(wanted: number, at = this.#middle()): Promise<void> {
		const pages = this.#area?.lastElementChild;
		const before = pages?.getBoundingClientRect();
		const near = Math.min(most, Math.max(least, wanted));
		// Rounding errors of several steps must not miss the full width.
		this.scale = Math.abs(near - fit) < 0.01 ? fit : near;
		await tick();
		if (!this.#area || !pages || !before) return;
		const after = pages.getBoundingClientRect();
		const across = (at.x - before.left) / before.width;
		const down = (at.y - before.top) / before.height;
		this.#area.scrollLeft += after.left + across * after.width - at.x;
		window.scrollBy({ top: after.top + down * after.height - at.y, behavior: 'instant' });
	}

	#middle(): Point {
		const { left = 0, right = 0, top = 0, bottom = 0 } = this.#area?.getBoundingClientRect() ?? {};
		const [first, last] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
		return { x: (left + right) / 2, y: (first + last) / 2 };
	}
}

/** Two fingers: how far they are apart, and the point between them. */
interface Pinch extends Point {
	readonly distance: number;
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
