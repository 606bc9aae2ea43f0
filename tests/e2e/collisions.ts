import type { Page } from '@playwright/test';

/**
 * What lies over something else as the page is laid out now, or cannot be read whole: targets on targets,
 * words on targets or on other words, words cut off or beyond the edge of the screen. Empty if nothing does.
 */
export async function findCollisions(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		interface Thing {
			readonly element: Element;
			readonly isTarget: boolean;
			readonly layer: Element;
			readonly box: DOMRect;
		}
		const root = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
		// Firefox leaves what is off the screen as it was laid out before the screen changed.
		const laidOut = new CSSStyleSheet();
		laidOut.replaceSync('* { content-visibility: visible !important }');
		document.adoptedStyleSheets.push(laidOut);
		const faults = new Set<string>();
		const hidden = '.sr-only, [inert], #svelte-announcer, svg';

		const isSeen = (element: Element): boolean =>
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			element.closest(hidden) === null;
		const nameOf = (element: Element): string => {
			const words = element.getAttribute('aria-label') ?? element.textContent;
			return `${element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
		};
		/** What is fixed, or scrolls by itself, may come to lie over what does not. */
		const layerOf = (element: Element): Element => {
			for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
				const { position, overflowY } = getComputedStyle(at);
				if (position === 'fixed' || position === 'sticky') return at;
				if (overflowY === 'auto' || overflowY === 'scroll') return at;
			}
			return root;
		};
		/** Whether it is moved sideways to be read, ends in dots in a link to the whole, or is only meant for the ear. */
		const isElsewhere = (element: Element): boolean => {
			for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
				const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
				if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return true;
				if (textOverflow === 'ellipsis' && at.closest('a[href]')) return true;
			}
			return false;
		};
		/** Lines of text reach a little over their letters, above and below. */
		const lettersOf = ({ x, y, width, height }: DOMRect): DOMRect =>
			new DOMRect(x + 1, y + height * 0.22, width - 2, height * 0.56);
		const meets = (one: DOMRect, other: DOMRect): boolean =>
			Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
			Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

		/** What is left of a line of text in boxes that show only so many lines, or only so much of one. */
		const uncut = (box: DOMRect, element: Element): DOMRect => {
			const { x, y } = box;
			let { right, bottom } = box;
			for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
				const { display, overflowY, textOverflow } = getComputedStyle(at);
				if (overflowY !== 'hidden' || display === 'inline') continue;
				const shown = at.getBoundingClientRect();
				bottom = Math.min(bottom, shown.bottom);
				if (textOverflow === 'ellipsis') right = Math.min(right, shown.right);
			}
			return new DOMRect(x, y, right - x, bottom - y);
		};

		const things: Thing[] = [];
		for (const element of root.querySelectorAll('a[href], button, summary, input, textarea')) {
			if (!isSeen(element)) continue;
			const layer = layerOf(element);
			for (const box of element.getClientRects())
				things.push({ element, isTarget: true, layer, box });
		}
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		while (texts.nextNode()) {
			const node = texts.currentNode;
			const element = node.parentElement;
			if (!element || !node.nodeValue?.trim() || !isSeen(element)) continue;
			if (element.closest('a[href], button, summary, label')) {
				const holder = element.closest('a[href], button, summary, label') ?? element;
				const { right } = holder.getBoundingClientRect();
				range.selectNodeContents(node);
				const over = range.getBoundingClientRect().right - right;
				if (over > 1 && !isElsewhere(element)) faults.add(`${nameOf(element)} sticks out`);
			}
			const layer = layerOf(element);
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) {
				const shown = uncut(box, element);
				if (shown.width < 1 || shown.height < 1) continue;
				if (box.right > innerWidth + 1 && !isElsewhere(element))
					faults.add(`${nameOf(element)} is beyond the edge`);
				things.push({ element, isTarget: false, layer, box: lettersOf(shown) });
			}
		}
		for (const { element } of things) {
			for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
				const { display, overflowX } = getComputedStyle(at);
				// Nothing within a line cuts anything off, whatever it is told.
				if (overflowX !== 'hidden' || display === 'inline') continue;
				if (at.scrollWidth > at.clientWidth + 1 && !isElsewhere(at))
					faults.add(`${nameOf(at)} is cut off`);
			}
		}

		things.sort((one, other) => one.box.top - other.box.top);
		things.forEach((one, at) => {
			for (let next = at + 1; next < things.length; next += 1) {
				const other = things[next];
				if (!other || other.box.top >= one.box.bottom) break;
				const [a, b] = [one.element, other.element];
				if (one.layer !== other.layer || a.contains(b) || b.contains(a)) continue;
				if (a.closest('label')?.contains(b) || b.closest('label')?.contains(a)) continue;
				if (meets(one.box, other.box)) faults.add(`${nameOf(a)} lies over ${nameOf(b)}`);
			}
		});
		document.adoptedStyleSheets.pop();
		return [...faults];
	});
}
