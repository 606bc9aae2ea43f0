import type { Page } from '@playwright/test';
import { isAll } from '../runs.ts';

/** How a view is looked at. */
export interface Look {
	readonly look: string;
	readonly width: number;
	readonly height: number;
	readonly colorScheme: 'light' | 'dark';
	/** The rules of axe that this look may break and the first does not; all of them in a run of everything. */
	readonly rules?: readonly string[];
}

const byWidth = ['target-size', 'scrollable-region-focusable', 'landmark-unique', 'region'];

/** In each of these sizes and colours. */
export const looks: readonly Look[] = [
	{ look: 'a phone', width: 390, height: 844, colorScheme: 'light' },
	{
		look: 'a small phone in the dark',
		width: 320,
		height: 640,
		colorScheme: 'dark',
		...(!isAll && { rules: ['color-contrast'] })
	},
	{
		look: 'a desktop',
		width: 1280,
		height: 800,
		colorScheme: 'light',
		...(!isAll && { rules: byWidth })
	}
];

/** How a page is laid out: the size of the screen, its colours, and the size of its text in percent. */
export interface Form {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly colorScheme: 'light' | 'dark';
	readonly text: 100 | 200;
}

const screenSizes = [
	{ width: 320, height: 640 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 }
] as const;

/** Every screen is laid out so. */
export const everyForm: readonly Form[] = screenSizes.flatMap((size) =>
	([100, 200] as const).flatMap((text) =>
		(['light', 'dark'] as const).map((colorScheme) => ({
			name: `${size.width} × ${size.height}, ${colorScheme}, text of ${text} %`,
			...size,
			colorScheme,
			text
		}))
	)
);

/** The two that have the least room. */
export const leastRoom = everyForm.filter(
	({ width, text, colorScheme }) =>
		(width === 320 && text === 200 && colorScheme === 'dark') ||
		(width === 844 && text === 100 && colorScheme === 'light')
);

/** Lays the page out so. */
export async function layOut(
	page: Page,
	{ width, height, colorScheme, text }: Omit<Form, 'name'>
): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, `${text}%`);
	// Chromium asks again how many letters wide something is when its width is another, as after a start.
	if (text !== 100) await page.setViewportSize({ width: width + 1, height });
	await page.setViewportSize({ width, height });
}

/** The least width and height of what is tapped, and the least size of text, in CSS pixels. */
const leastTarget = 44;
/** Of + and −, which are hit again and again. */
const leastStep = 48;
const leastText = 12;
/** Of what is typed into: an iPhone draws the page nearer for less, and leaves it so. */
const leastTyped = 16;

/**
 * What is wrong with the page as it is laid out now: too wide for the screen, targets too small to
 * hit, text too small to read or to type, the foot of the page under the bar. Empty if nothing is.
 */
export async function findLayoutFaults(page: Page): Promise<readonly string[]> {
	return page.evaluate(
		({ leastTarget, leastStep, leastText, leastTyped }) => {
			const faults: string[] = [];
			const dialog = document.querySelector<HTMLElement>('dialog[open]');
			const root = dialog ?? document.body;
			const isSeen = (element: Element): boolean =>
				element.checkVisibility({ visibilityProperty: true }) &&
				element.closest('.sr-only, [inert], #svelte-announcer') === null;
			const nameOf = (element: Element): string => {
				const words = element.getAttribute('aria-label') ?? element.textContent;
				return `${element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
			};

			const { scrollWidth, clientWidth } = document.documentElement;
			if (scrollWidth > clientWidth) {
				faults.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
			}
			const boxes = dialog ? [dialog, ...dialog.querySelectorAll('.leaf, .body')] : [];
			for (const box of boxes) {
				if (box.scrollWidth <= box.clientWidth) continue;
				const { right } = box.getBoundingClientRect();
				const widest = [...box.querySelectorAll('*')].findLast(
					(each) => each.getBoundingClientRect().right > right
				);
				faults.push(`the dialog is too wide for ${widest ? nameOf(widest) : 'what is in it'}`);
			}

			for (const target of root.querySelectorAll(
				'a[href], button, summary, input, textarea, select'
			)) {
				const isInline = getComputedStyle(target).display === 'inline';
				if (!isSeen(target) || (isInline && target.localName === 'a')) continue;
				// What is written beside a box or a dot is hit as well.
				const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
				// Half a pixel is lost to rounding at times.
				const least = /^[+−]$/.test(target.textContent.trim()) ? leastStep : leastTarget;
				if (Math.min(width, height) < least - 0.5) {
					faults.push(`${nameOf(target)} is ${Math.round(width)} × ${Math.round(height)}`);
				}
			}

			const typed = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])';
			for (const field of root.querySelectorAll(typed)) {
				const size = Number.parseFloat(getComputedStyle(field).fontSize);
				if (isSeen(field) && size < leastTyped)
					faults.push(`${nameOf(field)} is typed into at ${size} pixels`);
			}

			const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const small = new Set<Element>();
			while (texts.nextNode()) {
				const holder = texts.currentNode.parentElement;
				if (!holder || !texts.currentNode.nodeValue?.trim() || !isSeen(holder)) continue;
				// A drawing of a page is as small as the page is on the screen, and can be made larger.
				if (holder.closest('svg')) continue;
				if (Number.parseFloat(getComputedStyle(holder).fontSize) < leastText) small.add(holder);
			}
			for (const holder of small) faults.push(`${nameOf(holder)} is small print`);
			return faults;
		},
		{ leastTarget, leastStep, leastText, leastTyped }
	);
}

/** The parts of the roster's bar that something else lies over once the page is scrolled to its end. */
export async function findOverlaps(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
		// Side by side each pane is scrolled by itself.
		for (const pane of document.querySelectorAll('main > *, .beside > .body'))
			pane.scrollTo({ top: pane.scrollHeight, behavior: 'instant' });
		const bar = document.querySelector('footer[aria-label]');
		const last = [...document.querySelectorAll('main button')].at(-1);
		if (!bar || !last) return ['there is no bar'];
		const { left, top, width, height, bottom } = bar.getBoundingClientRect();
		const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => [left + width * part, top + height / 2]);
		const faults = points
			.filter(([x = 0, y = 0]) => !bar.contains(document.elementFromPoint(x, y)))
			.map(([x = 0, y = 0]) => `the bar is covered at ${Math.round(x)}, ${Math.round(y)}`);
		if (Math.round(bottom) > innerHeight) faults.push('the bar is below the screen');
		if (last.getBoundingClientRect().bottom > top) faults.push('the bar covers the last row');
		return faults;
	});
}
