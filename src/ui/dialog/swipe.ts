import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { isStill } from '../still.ts';

/**
 * A dialog closes if it is released this far down, as a share of its height, or this fast, in pixels per
 * millisecond.
 */
const far = 0.3;
const fast = 0.5;
/** Milliseconds of its movement when closing or returning. */
const glide = 160;
/** Milliseconds. A finger that rests longer before moving holds a button or selects text. */
const holdAfter = 350;

/** What a touch does: pull the dialog, scroll its contents, or nothing. */
type Meaning = 'draws' | 'scrolls' | 'nothing';

interface Touched {
	readonly x: number;
	readonly y: number;
	readonly since: number;
	readonly target: Element;
	meaning?: Meaning;
	/** The last position of the finger, in pixels, and its time. */
	last: { readonly y: number; readonly at: number };
	speed: number;
}

/**
 * Lets a dialog follow the finger down. It closes if released far or fast enough, otherwise it returns. Its
 * contents are scrolled to the top first, and the page behind never moves.
 */
export function swipedDown(close: () => void): Attachment<HTMLElement> {
	return (dialog) => {
		const swipe = new Swipe(dialog, close);
		const offs = [
			on(dialog, 'touchstart', (event) => swipe.begin(event), { passive: true }),
			on(dialog, 'touchmove', (event) => swipe.move(event), { passive: false }),
			on(dialog, 'touchend', (event) => swipe.end(event)),
			on(dialog, 'touchcancel', () => swipe.cancel())
		];
		return () => offs.forEach((off) => off());
	};
}

class Swipe {
	readonly #dialog: HTMLElement;
	readonly #close: () => void;
	#touched: Touched | undefined;
	/** Pixels that the dialog has been pulled down. */
	#drawn = 0;

	constructor(dialog: HTMLElement, close: () => void) {
		this.#dialog = dialog;
		this.#close = close;
	}

	begin({ touches, target, timeStamp }: TouchEvent): void {
		if (this.#drawn > 0) this.#slide(0);
		const [finger] = touches;
		this.#touched = undefined;
		if (!finger || touches.length > 1 || !(target instanceof Element)) return;
		const { clientX: x, clientY: y } = finger;
		const last = { y, at: timeStamp };
		this.#touched = { x, y, since: timeStamp, target, last, speed: 0 };
	}

	move(event: TouchEvent): void {
		const [finger] = event.touches;
		const touched = this.#touched;
		if (!touched || !finger) return;
		const { clientX, clientY } = finger;
		touched.meaning ??= meaningOf(touched, clientX, clientY, event.timeStamp, this.#dialog);
		if (touched.meaning === 'scrolls') return;
		if (event.cancelable) event.preventDefault();
		if (touched.meaning === 'nothing') return;
		const passed = event.timeStamp - touched.last.at;
		if (passed > 0) touched.speed = (clientY - touched.last.y) / passed;
		touched.last = { y: clientY, at: event.timeStamp };
		this.#draw(clientY - touched.y);
	}

	end({ timeStamp }: TouchEvent): void {
		if (this.#touched?.meaning !== 'draws') return;
		const { speed, last } = this.#touched;
		this.#touched = undefined;
		// A finger that stops before it is lifted does not throw the dialog.
		const isThrown = speed > fast && timeStamp - last.at < 100;
		const { height } = this.#dialog.getBoundingClientRect();
		if (isThrown || this.#drawn > height * far) this.#slide(height, this.#close);
		else this.#slide(0);
	}

	cancel(): void {
		this.#touched = undefined;
		if (this.#drawn > 0) this.#slide(0);
	}

	#draw(by: number): void {
		this.#drawn = Math.max(0, by);
		this.#dialog.style.translate = this.#drawn === 0 ? '' : `0 ${this.#drawn}px`;
	}

	/** Moves the dialog, or jumps if the player prefers no motion. */
	#slide(to: number, then?: () => void): void {
		const from = `0 ${this.#drawn}px`;
		this.#draw(to);
		if (isStill()) {
			then?.();
			return;
		}
		const way = [{ translate: from }, { translate: `0 ${to}px` }];
		const sliding = this.#dialog.animate(way, { duration: glide, easing: 'ease-out' });
		if (then) sliding.onfinish = sliding.oncancel = then;
	}
}

function meaningOf(
	{ x, y, since, target }: Touched,
	nowX: number,
	nowY: number,
	now: number,
	dialog: HTMLElement
): Meaning {
	const [right, down] = [nowX - x, nowY - y];
	if (Math.abs(right) > Math.abs(down)) return 'scrolls';
	// A focused field uses touches itself.
	if (target === document.activeElement && target.matches('input, textarea')) return 'scrolls';
	const scroller = scrollerOf(target, dialog);
	if (scroller && (down < 0 || scroller.scrollTop > 0)) return 'scrolls';
	return target !== dialog && down > 0 && now - since < holdAfter ? 'draws' : 'nothing';
}

/** The scrolling element under the finger, within the dialog. */
function scrollerOf(target: Element, dialog: HTMLElement): Element | undefined {
	for (let at: Element | null = target; at && at !== dialog; at = at.parentElement) {
		const isTaller = at.scrollHeight > at.clientHeight;
		if (isTaller && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	}
	return undefined;
}
