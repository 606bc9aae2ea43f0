import type { BrowserContext, Page } from '@playwright/test';

/** What is to be seen of a roster in its editor at one moment: what a player would swear to. */
export interface Sight {
	/** The id of the roster. */
	readonly roster: string;
	readonly view: 'list' | 'board';
	/** All the words of the roster, in their order. */
	readonly words: string;
	/** Its points, as the bar has them. */
	readonly total: string;
	/** Whether the page said at the same time that all of it is stored. */
	readonly isSaved: boolean;
	/** When, in milliseconds. */
	readonly at: number;
}

/**
 * Tells of everything that the editors of a context show, at once and without being asked, so that
 * it is known what was on the screen when the page dies. A sight counts as saved if the page still
 * says so when all that belongs to the edit has been drawn.
 */
export async function watch(
	context: BrowserContext,
	see: (sight: Sight, page: Page) => void
): Promise<void> {
	await context.exposeBinding('tellSight', ({ page }, sight: Sight) => see(sight, page));
	await context.addInitScript(lookAround);
}

/** Runs in the page, before its own code. */
function lookAround(): void {
	const tell = window as unknown as {
		readonly tellSight: (sight: object) => Promise<void>;
	};
	// Those of the page, before a test slows them down.

	const { setTimeout, Date } = window;
	const unsaid = 'dialog, .sr-only, [role="status"], [role="alert"], .why';
	let last = '';
	let isWaiting = false;

	function wordsOf(root: Element | null): string {
		if (!root) return '';
		const words: string[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const text = node.nodeValue?.replace(/\s+/g, ' ').trim();
			if (!text || node.parentElement?.closest(unsaid)) continue;
			const isOn = node.parentElement?.closest('[aria-pressed="true"]');
			words.push(isOn ? `*${text}` : text);
		}
		return words.join(' ');
	}

	function wordsOfBoard(main: Element): string {
		const parts = main.querySelectorAll('.board h2, [data-unit] [data-part="unit"]');
		return [...parts].map(wordsOf).filter(Boolean).join(' ');
	}

	function look(isCalm: boolean): void {
		const main = document.querySelector('main');
		const bar = document.querySelector('footer[aria-label="Roster so far"]');
		if (!bar) last = '';
		// A number that is being typed hides the one that there is.
		if (!main || !bar || main.querySelector('input.count')) return;
		const isBoard = main.querySelector('.board') !== null;
		const words = isBoard ? wordsOfBoard(main) : wordsOf(main);
		if (words === '') return;
		const save = document.querySelector('[data-save]')?.getAttribute('data-save');
		const seen = {
			roster: new URLSearchParams(location.search).get('id') ?? '',
			view: isBoard ? 'board' : 'list',
			words: `${wordsOf(document.querySelector('h1'))}: ${words}`,
			total: wordsOf(bar.querySelector('.total')),
			isSaved: isCalm && save === 'saved'
		};
		const key = JSON.stringify(seen);
		if (key === last) return;
		last = key;
		void tell.tellSight({ ...seen, at: Date.now() });
	}

	new MutationObserver(() => {
		look(false);
		if (isWaiting) return;
		isWaiting = true;
		setTimeout(() => {
			isWaiting = false;
			look(true);
		}, 0);
	}).observe(document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributeFilter: ['data-save', 'aria-pressed']
	});
}
