import type { Page } from '@playwright/test';
import type { Dice } from './dice.ts';
import { pause } from './pause.ts';

/** Something on the screen that may be tapped. */
interface Thing {
	readonly x: number;
	readonly y: number;
	readonly words: string;
	readonly kind: Kind;
}

/** What is tapped how often, of all that can be. What is not named is left alone. */
const weights = {
	step: 8,
	chip: 4,
	option: 6,
	answer: 6,
	pick: 8,
	text: 2,
	note: 2,
	number: 1,
	row: 3,
	foot: 2,
	board: 4,
	undo: 1.5,
	redo: 1,
	size: 0.7,
	verdict: 0.5,
	arrange: 0.6,
	more: 0.7,
	close: 1.5
};
type Kind = keyof typeof weights;

/**
 * Taps whatever edits a roster: counters, options, names, notes, groups, sizes, readings,
 * undo and redo, in every editor, and the ways to them. It never leaves the page.
 */
export class Driver {
	readonly #page: Page;
	readonly #dice: Dice;
	readonly #said: (words: string) => void;

	#isAtRest = false;

	/** @param said is told of everything that is done */
	constructor(page: Page, dice: Dice, said: (words: string) => void) {
		this.#page = page;
		this.#dice = dice;
		this.#said = said;
	}

	/** Begins nothing more. */
	rest(): void {
		this.#isAtRest = true;
	}

	/**
	 * Taps something, or types into it.
	 * @returns what was written where no list shows it
	 */
	async move(): Promise<string | undefined> {
		const thing = await this.#find();
		if (this.#isAtRest) return undefined;
		if (!thing) {
			this.#said('finds nothing, and closes what is open');
			await this.#page.keyboard.press('Escape');
			return undefined;
		}
		this.#said(`${thing.kind}: ${thing.words}`);
		await this.#tap(thing);
		if (thing.kind === 'number') await this.#typeNumber();
		if (thing.kind !== 'text' && thing.kind !== 'note') return undefined;
		const text = await this.#type();
		return thing.kind === 'note' ? text : undefined;
	}

	async #tap({ x, y }: Thing): Promise<void> {
		const { mouse, touchscreen } = this.#page;
		const tap = this.#dice.happens(50) ? mouse.click(x, y) : touchscreen.tap(x, y);
		// A page that goes at this very moment may leave the browser without an answer.
		await Promise.race([tap, pause(5000)]);
	}

	async #type(): Promise<string> {
		if (this.#dice.happens(60)) await this.#page.keyboard.press('Control+A');
		const text = `${this.#dice.one(['Ulric', 'Ork', 'ß <b>'])} ${this.#dice.below(10_000)}`;
		this.#said(`types ${text}`);
		await this.#page.keyboard.type(text);
		return text;
	}

	async #typeNumber(): Promise<void> {
		const number = String(this.#dice.below(9));
		this.#said(`types ${number}`);
		await this.#page.keyboard.press('Control+A');
		await this.#page.keyboard.type(number);
		await this.#page.keyboard.press('Enter');
	}

	/** What is found may be covered when it is looked at closely: then something else is looked for. */
	async #find(): Promise<Thing | undefined> {
		for (let tries = 0; tries < 4; tries += 1) {
			const throws = [this.#dice.throw(), this.#dice.throw()] as const;
			const thing = await this.#page.evaluate(findThing, { throws, weights });
			if (thing) return thing;
		}
		return undefined;
	}
}

interface Wanted {
	readonly throws: readonly [number, number];
	readonly weights: Readonly<Record<string, number>>;
}

/** Runs in the page: one of the things that can be tapped there, by the throws. */
function findThing({ throws: [first, second], weights }: Wanted): Thing | undefined {
	const leaves = /Export|Delete roster|Duplicate|Copy (as|link)|Share|History|Affordable/;
	const inDialog: readonly (readonly [string, string])[] = [
		['.step', 'step'],
		['[role="checkbox"], [role="radio"], [data-option]', 'option'],
		['input[type="radio"], .sizes button', 'answer'],
		['[data-pick]', 'pick'],
		['input[type="text"]', 'text'],
		['textarea', 'note'],
		['input[type="number"], .count', 'number'],
		['header button', 'close'],
		['footer button', 'foot'],
		['button', 'row']
	];
	const onPage: readonly (readonly [string, string])[] = [
		['main .step', 'step'],
		['main .board button, main .board input', 'board'],
		['main .unit + button, main li > div > button[aria-pressed]', 'chip'],
		['main .count', 'number'],
		['main .entry, main .unit, main .special button, main .add, main .new', 'row'],
		['main button', 'row'],
		['main .view button', 'arrange'],
		['footer [aria-label="Undo"]', 'undo'],
		['footer [aria-label="Redo"]', 'redo'],
		['footer button.total', 'size'],
		['footer .verdict', 'verdict']
	];
	const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
	const byKind = new Map<string, HTMLElement[]>();
	const known = new Set<Element>();
	for (const [selector, kind] of dialog ? inDialog : onPage) {
		for (const element of (dialog ?? document).querySelectorAll<HTMLElement>(selector)) {
			if (known.has(element)) continue;
			known.add(element);
			const words = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
			const isOff = element.matches('[aria-disabled="true"], :disabled');
			if (isOff || leaves.test(words)) continue;
			const itsKind = words.trim() === 'Arrange' ? 'arrange' : kind;
			byKind.set(itsKind, [...(byKind.get(itsKind) ?? []), element]);
		}
	}
	const more = [...document.querySelectorAll<HTMLElement>('header button')].find(
		({ textContent }) => textContent.trim() === 'More'
	);
	if (!dialog && more) byKind.set('more', [more]);

	const sum = [...byKind.keys()].reduce((all, kind) => all + (weights[kind] ?? 0), 0);
	let rest = first * sum;
	const [kind, things] = [...byKind].find(([each]) => (rest -= weights[each] ?? 0) < 0) ?? [];
	const thing = things?.[Math.floor(second * things.length)];
	if (kind === undefined || !thing) return undefined;
	thing.scrollIntoView({ block: 'center', behavior: 'instant' });
	const box = thing.getBoundingClientRect();
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const hit = document.elementFromPoint(x, y);
	if (!hit || !thing.contains(hit)) return undefined;
	const words = thing.getAttribute('aria-label') ?? thing.textContent.replace(/\s+/g, ' ').trim();
	return { x, y, kind: kind as Kind, words: words.slice(0, 60) };
}
