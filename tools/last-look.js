// A roster that is opened again is seen at once as it was left: its name, total and verdict.
import { createHash } from 'node:crypto';

const policy = "script-src 'self'";
/** Where Kit begins: what it begins with waits for what is shown. */
const begin = /<script>(?=\s*\{\s*__sveltekit_)/;

/**
 * The page of a roster, made to show how that roster looked last until it is open.
 * @param {string} html
 * @returns {string}
 * @throws {Error} if the page is written in another way by now
 */
export function withLastLook(html) {
	if (!html.includes(policy) || !begin.test(html)) {
		throw new Error('A page is written otherwise than tools/last-look.js knows.');
	}
	const code = `(${showLastLook})(document)`;
	const hash = createHash('sha256').update(code).digest('base64');
	return html
		.replace(policy, `${policy} 'sha256-${hash}'`)
		.replace(begin, (kit) => `<script>${code}</script>${kit}`);
}

/** Runs in the page, at the end of what becomes the roster. @param {Document} document */
export function showLastLook(document) {
	const opening = () => document.querySelector('main > [aria-busy]');
	const asked = new URLSearchParams(location.search).get('id');
	try {
		const { id, look } = JSON.parse(localStorage.getItem('muster.look') ?? '{}');
		if (id === undefined || id !== asked || !opening()) return;
		/** @type {(look: import('../src/state/kept-look.ts').Look) => Element} */
		const shaped = ([space, name, attributes, content]) => {
			const element = document.createElementNS(space, name);
			for (const [key, value] of attributes) element.setAttribute(key, value);
			element.append(...content.map((part) => (typeof part === 'string' ? part : shaped(part))));
			return element;
		};
		const shown = /** @type {HTMLElement} */ (shaped(look));
		// Of another version, whose styles this page does not have.
		const styles = document.querySelector('style')?.textContent ?? '';
		const classes = [shown, ...shown.children].flatMap((part) => [...part.classList]);
		if (!classes.every((name) => styles.includes(`.${name}`))) return;
		shown.inert = true;
		shown.ariaHidden = 'true';
		shown.style.cssText = `position: fixed; inset: 0; justify-content: space-between; background: var(--paper); visibility: visible`;
		document.body.append(shown);
		document.documentElement.dataset.look = '';
		new MutationObserver((_, watching) => {
			if (opening()) return;
			shown.remove();
			watching.disconnect();
		}).observe(/** @type {Node} */ (document.currentScript?.parentElement), {
			childList: true
		});
	} catch {
		// Nothing is shown until the roster is open.
	}
}
