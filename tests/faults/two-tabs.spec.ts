import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Roster } from '#schema';
import { aRow } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { amount } from '../runs.ts';
import { Dice } from './dice.ts';
import { firstSeed } from './seed.ts';
import { watch, type Sight } from './observer.ts';
import { games, units } from './games.ts';
import { historyOf, readRows, rosterOf } from './store.ts';
import { Tab, type Game } from './tab.ts';
import { lostOf } from './verdict.ts';

/** How a tab is slowed down: not at all, its timers and messages late, or frozen while the other edits. */
type Pace = 'plain' | 'late' | 'frozen';

/** Two tabs with one roster. */
class Pair {
	readonly #context: BrowserContext;
	readonly #dice: Dice;
	readonly game: Game;
	readonly #pace: Pace;
	readonly #sights = new Map<Page, Sight>();
	readonly #diary: string[] = [];
	#roster!: Roster;
	one!: Tab;
	other!: Tab;

	constructor(context: BrowserContext, dice: Dice, pace: Pace) {
		this.#context = context;
		this.#dice = dice;
		this.game = dice.one(games);
		this.#pace = pace;
	}

	get tabs(): readonly Tab[] {
		return [this.one, this.other];
	}

	async open(): Promise<void> {
		await watch(this.#context, (sight, page) => this.#sights.set(page, sight));
		const late = await this.#context.newPage();
		if (this.#pace === 'late') await late.addInitScript(slowDown);
		this.one = new Tab(late, 'A', this.game);
		this.other = new Tab(await this.#context.newPage(), 'B', this.game);
		await this.begin();
	}

	/** Both open the same new roster. */
	async begin(): Promise<void> {
		const id = crypto.randomUUID();
		this.#roster = this.game.roster(id);
		const { page } = this.other;
		const rows = new StoredRows(page);
		await (page.url() === 'about:blank'
			? rows.seed([aRow(this.#roster)])
			: rows.put([aRow(this.#roster)]));
		for (const tab of this.tabs) {
			tab.touches = [];
			tab.questions = [];
			tab.added = 0;
			await tab.open(id);
		}
		this.#diary.length = 0;
	}

	/** Edits in both, one after the other or at once. */
	async edit(rounds: number): Promise<void> {
		for (let round = 0; round < rounds; round++) {
			const edits = [this.#someEdit(this.one), this.#someEdit(this.other)];
			if (this.#pace === 'frozen' && this.#dice.happens(60)) await this.#whileFrozen(edits);
			else if (this.#dice.happens(50)) await Promise.all(edits.map((edit) => edit()));
			else await this.#dice.one(edits)();
		}
	}

	/** The first does something and stands still at once; the other goes on; the first comes back. */
	async #whileFrozen([first, second]: readonly (() => Promise<void>)[]): Promise<void> {
		const session = await this.#context.newCDPSession(this.one.page);
		await first?.();
		await session.send('Page.setWebLifecycleState', { state: 'frozen' });
		await second?.();
		await session.send('Page.setWebLifecycleState', { state: 'active' });
		await session.detach();
	}

	/** Thrown now, done later. */
	#someEdit(tab: Tab): () => Promise<void> {
		const unit = this.#dice.one(units);
		const words = `${tab.name}${this.#dice.below(1000)}`;
		const size = 1000 + this.#dice.below(3000);
		const edits: readonly (readonly [string, () => Promise<void>])[] = [
			[`names ${unit} ${words}`, () => tab.nameUnit(unit, words)],
			[`names ${unit} ${words}`, () => tab.nameUnit(unit, words)],
			[`notes ${words} at ${unit}`, () => tab.noteUnit(unit, words)],
			[`gives or takes ${unit} its option`, () => tab.toggleOption(unit)],
			[`removes ${unit}`, () => tab.removeUnit(unit)],
			['adds one', () => tab.addUnit()],
			['adds one', () => tab.addUnit()],
			[`resizes to ${size}`, () => tab.resize(size)]
		];
		const [name, act] = this.#dice.one(edits);
		const isMine = this.#dice.happens(50);
		return async () => {
			if (await tab.answer(isMine)) this.note(`${tab.name} answers ${isMine ? 'mine' : 'theirs'}`);
			this.note(`${tab.name} ${name}`);
			await act().catch(async (error: unknown) => {
				// A question may come up over what is being done.
				if (!(await tab.answer(isMine))) throw error;
				this.note(`${tab.name} is interrupted by a question`);
				await tab.close();
			});
		};
	}

	note(words: string): void {
		this.#diary.push(words);
	}

	/** Answers all questions, and waits until both tabs show the same and say that it is stored. */
	async settle(): Promise<Roster> {
		const isSettled = async (): Promise<boolean> => {
			for (const tab of this.tabs) {
				const isMine = this.#dice.happens(50);
				if (await tab.answer(isMine))
					this.note(`${tab.name} answers ${isMine ? 'mine' : 'theirs'}`);
				else await tab.close();
			}
			const [one, other] = this.tabs.map(({ page }) => this.#sights.get(page)?.words);
			const states = await Promise.all(this.tabs.map((tab) => tab.saving()));
			return one === other && states.every((state) => state === 'saved' || state === '');
		};
		await expect
			.poll(
				async () => {
					if (!(await isSettled())) return false;
					await this.one.page.waitForTimeout(this.#pace === 'late' ? 400 : 80);
					return isSettled();
				},
				{ timeout: 15_000 }
			)
			.toBe(true)
			.catch(async () => this.#fail(`The tabs do not agree: ${await this.#differences()}`));
		const stored = rosterOf(await readRows(this.other.page), this.#roster.id);
		return stored ?? this.#fail('What is stored is torn');
	}

	/** That nothing is lost, and that all of the past can be walked. */
	async check(): Promise<number> {
		const roster = await this.settle();
		const lost = lostOf(roster, this.tabs, this.game);
		if (lost.length > 0) this.#fail(`LOST: ${lost.join('; ')}`);
		const rows = await readRows(this.other.page);
		const [begun] = historyOf(rows, roster.id);
		if (JSON.stringify(begun) !== JSON.stringify(this.#roster))
			this.#fail('The history does not reach back to the beginning');
		const shown = this.#sights.get(this.one.page)?.words;
		await this.one.open(roster.id);
		await expect
			.poll(() => this.#sights.get(this.one.page)?.words)
			.toBe(shown)
			.catch(() => this.#fail('Opened again, it is another'));
		return this.tabs.reduce((sum, tab) => sum + tab.questions.length, 0);
	}

	async #differences(): Promise<string> {
		const words = this.tabs.map(({ page }) => this.#sights.get(page)?.words ?? '');
		const states = await Promise.all(this.tabs.map((tab) => tab.saving()));
		return [...words, ...states].join('\n | ');
	}

	#fail(what: string): never {
		throw new Error([`${what} (${this.#pace}, ${this.#roster.system})`, ...this.#diary].join('\n'));
	}
}

/** Runs in the page: its timers are late, and so is what it tells other tabs. */
function slowDown(): void {
	const { setTimeout: real } = window;
	const late = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
		real(run, milliseconds > 0 ? milliseconds + 250 : 0, ...rest);
	window.setTimeout = late as typeof setTimeout;

	const { postMessage } = BroadcastChannel.prototype;
	BroadcastChannel.prototype.postMessage = function (message) {
		real(() => postMessage.call(this, message), 250);
	};
}

const paces: readonly Pace[] = ['plain', 'late', 'frozen'];
const runsAtOnce = amount({ all: 6, part: 1 });

for (let batch = 0; batch < amount({ all: 3, part: 1 }); batch++) {
	test(`batch ${batch}: what two tabs do to one roster is there in both, or asked`, async ({
		context
	}) => {
		test.setTimeout((1 + runsAtOnce) * 120_000);
		context.setDefaultTimeout(10_000);
		const seed = firstSeed() + batch;
		const dice = new Dice(seed);
		const pair = new Pair(context, dice, paces[batch % paces.length] ?? 'plain');
		await pair.open();
		let asked = 0;
		for (let run = 0; run < runsAtOnce; run++) {
			await test.step(`seed ${seed}, run ${run}`, async () => {
				if (run > 0) await pair.begin();
				await pair.edit(3 + dice.below(4));
				asked += await pair.check();
			});
		}
		test
			.info()
			.annotations.push({ type: 'figures', description: `runs ${runsAtOnce} · asked ${asked}` });
	});
}
