import type { Attachment } from 'svelte/attachments';

/** Milliseconds until a touch is a long press, and pixels that the finger may move meanwhile. */
const holdAfter = 500;
const tremble = 10;

/** Acts on a finger held on a link, which then is no tap on it, nor opens the browser's menu for it. */
export function onLongPress(act: () => void): Attachment<HTMLElement> {
	return (link) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let down: PointerEvent | undefined;
		const stop = (): void => clearTimeout(timer);
		const start = (event: PointerEvent): void => {
			down = event;
			if (event.pointerType !== 'touch' || !event.isPrimary) return;
			timer = setTimeout(() => {
				swallowClick();
				act();
			}, holdAfter);
		};
		const move = ({ clientX, clientY }: PointerEvent): void => {
			if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > tremble) stop();
		};
		const keepMenu = (event: Event): void => {
			if (down?.pointerType === 'touch') event.preventDefault();
		};
		const ending = new AbortController();
		const { signal } = ending;
		link.addEventListener('pointerdown', start, { signal });
		link.addEventListener('pointermove', move, { signal });
		for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const)
			link.addEventListener(end, stop, { signal });
		link.addEventListener('contextmenu', keepMenu, { signal });
		return () => {
			stop();
			ending.abort();
		};
	};
}

/** The click at the end of the press, whatever has taken the place of the link by then. */
function swallowClick(): void {
	const ending = new AbortController();
	const options = { capture: true, signal: ending.signal };
	const swallow = (event: Event): void => {
		event.preventDefault();
		event.stopPropagation();
	};
	document.addEventListener('click', swallow, options);
	document.addEventListener('pointerdown', () => ending.abort(), options);
}
