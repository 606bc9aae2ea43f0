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
export function footOfPage(): number {
	return document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
}
