import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Position, Section } from './arrange.ts';
import type { Arranger } from './arranger.svelte.ts';
import { moveByKey } from './move-by-key.ts';

/** A line across the board, in its coordinates, that shows where the dragged units would go. */
interface Mark {
	readonly left: number;
	readonly top: number;
	readonly width: number;
}

/** Pixels that a pointer may move before a drag starts. */
const tremble = 4;
/** Pixels from the edge within which the page scrolls, and the most it scrolls in a frame. */
const edge = 72;
const fastest = 16;

/**
 * Drags units by the handle of a row, with mouse, pen or finger. Only a mark moves meanwhile; dropping is one
 * edit, and Escape or an interruption changes nothing.
 */
export class Drag {
	readonly #board: HTMLElement;
	readonly #arranger: Arranger;
	/** The units being dragged; empty while there is no drag. */
	units: readonly string[] = $state.raw([]);
	/** The pointer's position on the screen. */
	pointer: { readonly x: number; readonly y: number } = $state.raw({ x: 0, y: 0 });
	mark: Mark | undefined = $state.raw();
	#place: Position | undefined;
	#frame = 0;

	constructor(board: HTMLElement, arranger: Arranger) {
		this.#board = board;
		this.#arranger = arranger;
	}

	/** Follows the pointer if it went down on the handle of a row. */
	follow(down: PointerEvent): void {
		const handle = down.target instanceof Element ? down.target.closest('[data-handle]') : null;
		const unitId = handle?.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
		if (!handle || unitId === undefined || down.button !== 0 || this.units.length > 0) return;
		down.preventDefault();
		handle.setPointerCapture(down.pointerId);
		const listening = new AbortController();
		const on = { signal: listening.signal };
		const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
			const isFar = Math.hypot(x - down.clientX, y - down.clientY) > tremble;
			this.pointer = { x, y };
			if (isFar && this.units.length === 0) this.#begin(unitId);
		};
		const end = (isDrop: boolean): void => {
			listening.abort();
			this.#end(isDrop);
		};
		const key = (event: KeyboardEvent): void => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			end(false);
		};
		handle.addEventListener('pointermove', (event) => move(event as PointerEvent), on);
		handle.addEventListener('pointerup', () => end(true), on);
		handle.addEventListener('pointercancel', () => end(false), on);
		handle.addEventListener('lostpointercapture', () => end(false), on);
		// Captures Escape before anything else on the page can act on it.
		addEventListener('keydown', key, { ...on, capture: true });
	}

	#begin(unitId: string): void {
		this.units = this.#arranger.with(unitId);
		const frame = (): void => {
			this.#scroll();
			this.#aim();
			this.#frame = requestAnimationFrame(frame);
		};
		frame();
	}

	#end(isDrop: boolean): void {
		cancelAnimationFrame(this.#frame);
		if (this.units.length > 0) this.#aim();
		const [units, place] = [this.units, this.#place];
		this.units = [];
		this.mark = undefined;
		this.#place = undefined;
		if (isDrop && place && units.length > 0) this.#arranger.place(units, place);
	}

	/** Scrolls the page or its pane while the pointer is near the top or near the bar at the foot. */
	#scroll(): void {
		const { y } = this.pointer;
		const pane = this.#board.closest('[data-pane]');
		const isScrolled = pane !== null && pane.scrollHeight > pane.clientHeight;
		const head = edge + (isScrolled ? pane.getBoundingClientRect().top : 0);
		const depth = y < head ? y - head : Math.max(0, y - footOfPage() + edge);
		const top = Math.max(-fastest, Math.min(fastest, depth / 4));
		// Smooth scrolling would start anew with every frame.
		if (top !== 0) (isScrolled ? pane : window).scrollBy({ top, behavior: 'instant' });
	}

	/** Finds the position under the pointer. Between two sections the last one found stays. */
	#aim(): void {
		const { x, y } = this.pointer;
		const reach = Math.max(1, Math.min(y, footOfPage() - 1));
		const under = document.elementFromPoint(x, reach);
		const zone = under?.closest<HTMLElement>('[data-section]');
		const section = this.#arranger.sections.find(({ id }) => id === zone?.dataset['section']);
		if (!zone || !section) return;
		const isFit = this.#arranger.mayStand(this.units, section);
		this.#place = isFit ? this.#placeAt(zone, section, reach) : undefined;
		if (!isFit) this.mark = undefined;
	}

	#placeAt(zone: HTMLElement, section: Section, y: number): Position {
		const rows = [...zone.querySelectorAll<HTMLElement>('[data-unit]')];
		const boxes = rows.map((row) => row.getBoundingClientRect());
		const found = boxes.findIndex(({ top, height }) => y < top + height / 2);
		const at = found === -1 ? rows.length : found;
		const { left, width, bottom } = zone.getBoundingClientRect();
		const top = boxes[at]?.top ?? boxes.at(-1)?.bottom ?? bottom;
		const board = this.#board.getBoundingClientRect();
		const mark = { left: left - board.left, top: top - board.top, width };
		if (mark.top !== this.mark?.top || mark.left !== this.mark.left) this.mark = mark;
		return { section, before: rows[at]?.dataset['unit'] };
	}
}

/**
 * Makes the rows of a board movable: by their handles, and with Alt and the arrow keys.
 * @param take receives the drag
 */
export function movable(arranger: Arranger, take: (drag: Drag) => void): Attachment<HTMLElement> {
	return (board) => {
		const drag = new Drag(board, arranger);
		take(drag);
		const offs = [
			on(board, 'pointerdown', (event) => drag.follow(event)),
			on(board, 'keydown', (event) => moveByKey(event, arranger))
		];
		return () => offs.forEach((off) => off());
	};
}

/** The lowest line of the screen that the roster's bar does not cover. */
function footOfPage(): number {
	return document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
}
