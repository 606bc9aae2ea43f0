import { keepLook, type Look } from '../state/kept-look.ts';

/** Milliseconds without a change after which a look is kept, so that no tap waits for it. */
const calm = 1000;

/**
 * Keeps how the head and the bar of a roster look: its page shows them at once when it is opened again, name,
 * total and verdict, while the roster is fetched.
 * @param id of the roster that is open
 * @returns what ends it
 */
export function followLook(id: string): () => void {
	const page = document.querySelector('.editor');
	const frame = page ? framing(page) : [];
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const keep = (): void => {
		waiting = undefined;
		// One that cannot be stored is no look to come back to.
		if (!page || page.querySelector('footer [role=alert]')) return;
		const parts = frame.map((part) => lookOf(part));
		keepLook(id, lookOf(page, parts));
	};
	const changed = new MutationObserver(() => {
		clearTimeout(waiting);
		waiting = setTimeout(keep, calm);
	});
	const anything = { attributes: true, characterData: true, childList: true, subtree: true };
	for (const part of frame) changed.observe(part, anything);
	const leave = (): void => {
		if (waiting !== undefined) keep();
	};
	addEventListener('pagehide', leave);
	keep();
	return () => {
		leave();
		clearTimeout(waiting);
		changed.disconnect();
		removeEventListener('pagehide', leave);
	};
}

/** What stays where it is while the roster is scrolled. */
function framing(page: Element): readonly Element[] {
	return [...page.children].filter(
		({ localName }) => localName === 'header' || localName === 'footer'
	);
}

function lookOf(element: Element, content = contentOf(element)): Look {
	const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
	return [element.namespaceURI, element.localName, attributes, content];
}

function contentOf(element: Element): readonly (Look | string)[] {
	return [...element.childNodes]
		.map((node) => (node instanceof Element ? lookOf(node) : node instanceof Text ? node.data : ''))
		.filter((part) => part !== '');
}
