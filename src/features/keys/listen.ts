import type { RosterEditor } from '../editing/index.ts';

let stopListening: (() => void) | undefined;

/**
 * Listens for shortcuts; the code for them is loaded with the first key pressed.
 * @returns a function that stops listening
 */
export function listenToKeys(editor: RosterEditor): () => void {
	stopListening?.();
	const listening = new AbortController();
	let act: ((event: KeyboardEvent, editor: RosterEditor) => void) | undefined;
	const hear = (event: KeyboardEvent): void => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.target instanceof Element && event.target.matches(typedIn)) return;
		if (act) act(event, editor);
		else
			void import('./act.ts').then(
				(keys) => (act = keys.act)(event, editor),
				() => undefined
			);
	};
	addEventListener('keydown', hear, { signal: listening.signal });
	stopListening = () => listening.abort();
	return stopListening;
}

/** Elements that take typed text. */
const typedIn = 'textarea, select, input:not([type="checkbox"], [type="radio"])';
