import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Position, Section } from './arrange.ts';
import type { Arranger } from './arranger.svelte.ts';
import { arranging } from '../../i18n/en/groups.ts';
import { focusOn, rowSelector } from '../../ui/focus-on.ts';

/** Pixels from the edge within which a drag scrolls, and the most it scrolls in a frame. */
const edge = 72;
const fastest = 16;

/** Pixels that a pointer may move before a drag starts. */
const tremble = 4;

/** Where a pointer is on the screen. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A line across the board, in its coordinates, that shows where the dragged units would go. */
export interface Mark {
	readonly left: number;
	readonly top: number;
	readonly width: number;
}

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
	pointer: Point = $state.raw({ x: 0, y: 0 });
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
		followPointer(down, handle, {
			onstart: (at) => {
				this.pointer = at;
				this.#begin(unitId);
			},
			onmove: (at) => (this.pointer = at),
			onend: (isDrop) => this.#end(isDrop)
		});
	}

	#begin(unitId: string): void {
		this.units = this.#arranger.with(unitId);
		const frame = (): void => {
			scrollNear(this.#board.closest('[data-pane]'), this.pointer.y);
			this.#aim();
			this.#frame = requestAnimationFrame(frame);
		};
		frame();
	}

	#end(isDrop: boolean): void {
		cancelAnimationFrame(this.#frame);
		this.#aim();
		const [units, place] = [this.units, this.#place];
		this.units = [];
		this.mark = undefined;
		this.#place = undefined;
		if (isDrop && place) this.#arranger.place(units, place);
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

/** Alt with an arrow key moves the focused row's unit; the row keeps the focus. */
function moveByKey(event: KeyboardEvent, arranger: Arranger): void {
	const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
	const target = event.target instanceof HTMLElement ? event.target : undefined;
	const unitId = target?.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
	if (!event.altKey || step === 0 || unitId === undefined) return;
	event.preventDefault();
	const place = arranger.stepOf(unitId, step);
	if (place) arranger.place([unitId], place);
	else arranger.said = arranging.atEnd(arranger.nameOf([unitId]), arranger.whereIs(unitId));
	void focusOn(rowSelector(unitId, target?.dataset['part']));
}

interface Following {
	/** Called once, when the pointer has moved far enough to mean it. */
	readonly onstart: (at: Point) => void;
	/** Called for every move after that. */
	readonly onmove: (at: Point) => void;
	/** Called at the end of a drag that has started. `isDrop`: the pointer was lifted, and nothing interrupted it. */
	readonly onend: (isDrop: boolean) => void;
}

/** Follows a pointer that went down on an element until it is lifted, interrupted or Escape is pressed. */
export function followPointer(
	down: PointerEvent,
	held: Element,
	{ onstart, onmove, onend }: Following
): void {
	held.setPointerCapture(down.pointerId);
	const listening = new AbortController();
	const on = { signal: listening.signal };
	let hasStarted = false;
	const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
		const isFar = Math.hypot(x - down.clientX, y - down.clientY) > tremble;
		if (hasStarted) onmove({ x, y });
		else if (isFar) {
			hasStarted = true;
			onstart({ x, y });
		}
	};
	const end = (isDrop: boolean): void => {
		listening.abort();
		if (hasStarted) onend(isDrop);
	};
	const key = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		end(false);
	};
	held.addEventListener('pointermove', (event) => move(event as PointerEvent), on);
	held.addEventListener(
		'pointerup',
		(event) => {
			// Where it is lifted counts, even if no move led there.
			move(event as PointerEvent);
			end(true);
		},
		on
	);
	held.addEventListener('pointercancel', () => end(false), on);
	held.addEventListener('lostpointercapture', () => end(false), on);
	// Captures Escape before anything else on the page can act on it.
	addEventListener('keydown', key, { ...on, capture: true });
}

/** Scrolls a pane, or the page where the pane does not scroll, by a frame if a pointer is near its top or foot. */
export function scrollNear(pane: Element | null, y: number): void {
	const isScrolled = pane !== null && pane.scrollHeight > pane.clientHeight;
	const head = edge + (isScrolled ? pane.getBoundingClientRect().top : 0);
	const depth = y < head ? y - head : Math.max(0, y - footOfPage() + edge);
	const top = Math.max(-fastest, Math.min(fastest, depth / 4));
	// Smooth scrolling would start anew with every frame.
	if (top !== 0) (isScrolled ? pane : window).scrollBy({ top, behavior: 'instant' });
}

/** The lowest line of the screen that the roster's bar does not cover. */
function footOfPage(): number {
	return document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
}
