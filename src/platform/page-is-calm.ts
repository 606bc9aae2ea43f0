import { whenIdle } from './idle-turns.ts';

/** Milliseconds without a tap or a key until the page counts as calm, and until it does however busy it is. */
const calmAfter = 3000;
const atLatest = 30_000;

/** What a player does. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Resolves once the player has left the page alone for some seconds and the browser has nothing to do, or does not
 * see it: for work that takes the processor for long and that nothing waits for.
 */
export function pageIsCalm(): Promise<void> {
	return new Promise((resolve) => {
		const ending = new AbortController();
		const { signal } = ending;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const end = (): void => {
			clearTimeout(timer);
			clearTimeout(last);
			ending.abort();
			resolve();
		};
		const last = setTimeout(end, atLatest);
		const again = (): void => {
			clearTimeout(timer);
			timer = setTimeout(() => void whenIdle().then(end), calmAfter);
		};
		const endIfHidden = (): void => {
			if (document.hidden) end();
		};
		document.addEventListener('visibilitychange', endIfHidden, { signal });
		for (const sign of signs) addEventListener(sign, again, { signal, passive: true });
		again();
		endIfHidden();
	});
}
