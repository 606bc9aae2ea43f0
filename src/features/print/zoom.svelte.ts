import { tick } from 'svelte';

/** The available width, and how far zooming may differ from it. */
const fit = 1;
const least = 0.5;
const most = 6;
/** What a tap on a button changes, and a double tap on the paper. */
const step = 1.25;
const close = 2.5;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** The pages' size relative to the available width. */
export class Zoom {
	scale = $state(fit);
	readonly isFit = $derived(this.scale === fit);
	readonly isLeast = $derived(this.scale <= least);
	readonly isMost = $derived(this.scale >= most);
	#area: HTMLElement | undefined;

	/** Attached to what scrolls the pages; they are in its last element. */
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

	/** Near, or back to the whole width. */
	toggle(at: Point): void {
		void this.to(this.isFit ? close : fit, at);
	}

	/** @param at what stays where it is on the screen; the middle of what is seen, if nothing else is said */
	async to(wanted: number, at = this.#middle()): Promise<void> {
		const pages = this.#area?.lastElementChild;
		const before = pages?.getBoundingClientRect();
		const near = Math.min(most, Math.max(least, wanted));
		// Steps up and down meet at the whole width again.
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
