import { questions } from '../../persistence/conflict/tabs.svelte.ts';

/** Milliseconds between two checks. */
const pause = 150;

/**
 * Opens the question once the player has stopped typing and tapping, if it is still open.
 * @returns a function that cancels this
 */
export function askSoon(open: () => void): () => void {
	let wasBusy = true;
	const look = (): void => {
		// A dialog that is just closing goes back in history, and would close this one too.
		const isNowBusy = isBusy();
		const isQuiet = !isNowBusy && !wasBusy;
		wasBusy = isNowBusy;
		if (!isQuiet) return;
		stop();
		if (questions.current) open();
	};
	const timer = setInterval(look, pause);
	const stop = (): void => clearInterval(timer);
	return stop;
}

function isBusy(): boolean {
	const isTyping = document.activeElement?.matches('input, textarea, select') === true;
	return isTyping || document.querySelector(':active') !== null;
}
