import { questions } from '../../../persistence/conflict/tabs.svelte.ts';

/** Milliseconds between looks. */
const pause = 150;

/**
 * Asks the player once typing and pressing have stopped, if the question is still open.
 * @returns a function that cancels this
 */
export function askSoon(open: () => void): () => void {
	let wasBusy = true;
	const look = (): void => {
		// What was pressed last may be on its way: a dialog that closes goes back a step and would take this along.
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
