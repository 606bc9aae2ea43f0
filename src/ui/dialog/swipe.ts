import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { isStill } from '../still.ts';

/** A dialog closes that is let go so far down, as a part of its height, or so fast, in pixels a millisecond. */
const far = 0.3;
const fast = 0.5;
/** Milliseconds that it takes to go or to come back. */
const glide = 160;
/** A finger that rests so long before it moves holds a button or selects text. */
const patience = 350;

/** What a touch turned out to be: it draws the dialog, scrolls what is in it, or does nothing at all. */
type Meaning = 'draws' | 'scrolls' | 'nothing';

interface Touched {
	readonly x: number;
	readonly y: number;
	readonly since: number;
	readonly target: Element;
	meaning?: Meaning;
	/** Where the finger was last, and how fast it went. */
	last: { readonly y: number; readonly at: number };
	speed: number;
}

/**
 * Lets a dialog follow the finger down: one that is let go far enough or fast enough closes, any other comes
 * back. What is scrolled in it is scrolled up first, and the page behind it never moves.
 */
export function swipedDown(close: () => void): Attachment<HTMLElement> {
	return (dialog) => {
		let touched: Touched | undefined;
		let drawn = 0;

		function draw(by: number): void {
			drawn = Math.max(0, by);
			dialog.style.translate = drawn === 0 ? '' : `0 ${drawn}px`;
		}

		/** From where it is to where it goes; at once for who wants no motion. */
		function slide(to: number, then?: () => void): void {
			const from = `0 ${drawn}px`;
			draw(to);
			if (isStill()) {
				then?.();
				return;
			}
			const way = [{ translate: from }, { translate: `0 ${to}px` }];
			const sliding = dialog.animate(way, { duration: glide, easing: 'ease-out' });
			if (then) sliding.onfinish = sliding.oncancel = then;
		}

		function begin({ touches, target, timeStamp }: TouchEvent): void {
			if (drawn > 0) slide(0);
			const [finger] = touches;
			touched = undefined;
			if (!finger || touches.length > 1 || !(target instanceof Element)) return;
			const { clientX: x, clientY: y } = finger;
			const last = { y, at: timeStamp };
			touched = { x, y, since: timeStamp, target, last, speed: 0 };
		}

		function move(event: TouchEvent): void {
			const [finger] = event.touches;
			if (!touched || !finger) return;
			const { clientX, clientY } = finger;
			touched.meaning ??= meaningOf(touched, clientX, clientY, event.timeStamp, dialog);
			if (touched.meaning === 'scrolls') return;
			if (event.cancelable) event.preventDefault();
			if (touched.meaning === 'nothing') return;
			const passed = event.timeStamp - touched.last.at;
			if (passed > 0) touched.speed = (clientY - touched.last.y) / passed;
			touched.last = { y: clientY, at: event.timeStamp };
			draw(clientY - touched.y);
		}

		function end({ timeStamp }: TouchEvent): void {
			if (touched?.meaning !== 'draws') return;
			const { speed, last } = touched;
			touched = undefined;
			// Who stops before letting go does not throw it.
			const isThrown = speed > fast && timeStamp - last.at < 100;
			const { height } = dialog.getBoundingClientRect();
			if (isThrown || drawn > height * far) slide(height, close);
			else slide(0);
		}

		function cancel(): void {
			touched = undefined;
			if (drawn > 0) slide(0);
		}

		const offs = [
			on(dialog, 'touchstart', begin, { passive: true }),
			on(dialog, 'touchmove', move, { passive: false }),
			on(dialog, 'touchend', end),
			on(dialog, 'touchcancel', cancel)
		];
		return () => offs.forEach((off) => off());
	};
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
	// A field that is being written in has its own use for fingers.
	if (target === document.activeElement && target.matches('input, textarea')) return 'scrolls';
	const scroller = scrollerOf(target, dialog);
	if (scroller && (down < 0 || scroller.scrollTop > 0)) return 'scrolls';
	return target !== dialog && down > 0 && now - since < patience ? 'draws' : 'nothing';
}

/** What scrolls up and down under the finger, within the dialog. */
function scrollerOf(target: Element, dialog: HTMLElement): Element | undefined {
	for (let at: Element | null = target; at && at !== dialog; at = at.parentElement) {
		const isTaller = at.scrollHeight > at.clientHeight;
		if (isTaller && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	}
	return undefined;
}
