import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Roster } from '#schema';
import { aRow } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { deaths, Killer, type Death } from './deaths.ts';
import type { Dice } from './dice.ts';
import { watch } from './observer.ts';
import type { Figures } from './figures.ts';
import { Driver } from './driver.ts';
import { Trace } from './trace.ts';
import { pause } from './pause.ts';
import { readRows, rosterOf, type Placed } from './store.ts';

/** An army, and the game as the home screen calls it. */
export interface Army {
	readonly game: string;
	readonly name: string;
}

/** A player whose page dies again and again, and who looks each time whether all is there. */
export class Player {
	#context: BrowserContext;
	readonly #dice: Dice;
	readonly #figures: Figures;
	#traces: readonly Trace[] = [];
	page!: Page;
	killer!: Killer;

	constructor(context: BrowserContext, dice: Dice, figures: Figures) {
		this.#context = context;
		this.#dice = dice;
		this.#figures = figures;
	}

	/** Looks at all that the pages of a context will show. */
	async use(context: BrowserContext): Promise<Page> {
		this.#context = context;
		context.setDefaultTimeout(10_000);
		await watch(context, (sight) => {
			const known = this.#traces.find(({ id }) => id === sight.roster);
			const trace = known ?? new Trace(sight.roster);
			if (!known) this.#traces = [...this.#traces, trace];
			trace.see(sight);
		});
		this.killer = await Killer.of(context);
		this.page = await context.newPage();
		return this.page;
	}

	/** Begins with these rosters and their points. */
	async begin(rosters: readonly (readonly [Roster, number])[] = []): Promise<void> {
		this.#traces = rosters.map(([roster]) => new Trace(roster.id, roster));
		await this.use(this.#context);
		if (rosters.length === 0) return;
		const rows = rosters.map(([roster, points]) => ({
			...aRow(roster),
			summary: { points, problems: 0, units: roster.units.length }
		}));
		await new StoredRows(this.page).seed(rows);
	}

	/** Edits a roster for a while and dies at some moment; then all must be there. */
	async die(ways: Readonly<Record<string, Death>> = deaths): Promise<void> {
		const trace = this.#dice.one(this.#traces);
		if (!this.page.url().includes(trace.id)) await this.visit(`roster/?id=${trace.id}`);
		await this.page.getByRole('contentinfo', { name: 'Roster so far' }).waitFor();
		const last = await this.#edit(trace);
		const died = await this.#end(ways, trace, last);
		if (this.#dice.happens(25)) await this.#openFromHome(trace);
		else await this.visit(`roster/?id=${trace.id}`);
		await this.#lookAfter(trace, died);
	}

	/** Makes the first roster of all, and dies meanwhile; it is there as far as it was said to be. */
	async dieWhileMaking({ game, name }: Army): Promise<void> {
		await this.visit('./');
		const list = this.page.getByRole('list', { name: 'Games' });
		await list.getByRole('link', { name: new RegExp(`^${game} \\d+ armies$`) }).click();
		await this.page.getByRole('link', { name, exact: true }).first().click();
		const shown = this.page.getByRole('contentinfo', { name: 'Roster so far' }).waitFor();
		await Promise.race([shown, pause(this.#dice.below(1000))]).catch(() => undefined);
		shown.catch(() => undefined);
		const [trace] = this.#traces;
		const last = trace && (await this.#edit(trace));
		const died = await this.#end(deaths, trace, last ?? []);
		await this.visit('./');
		await this.page
			.getByRole('link', { name: /^(New roster|Warmaster \d)/ })
			.first()
			.waitFor();
		const made = this.#traces[0];
		if (!made) return;
		const link = this.page.locator(`main li a[href*="${made.id}"]`);
		if (made.hasBeenSaved)
			await link.waitFor().catch(() => made.fail('LOST: it is not in the list'));
		else await pause(300);
		if ((await link.count()) === 0) {
			if (made.hasBeenSeen(died)) this.#figures.add('not made in a tenth of a second');
			return;
		}
		// The page may have told of it only after its end.
		made.die();
		await link.click();
		await this.#lookAfter(made, died);
	}

	/** @returns what is still on its way: the last tap, or nothing */
	async #edit(trace: Trace): Promise<readonly Promise<unknown>[]> {
		const driver = new Driver(this.page, this.#dice, (words) => trace.note(words));
		let note: string | undefined;
		for (let moves = 2 + this.#dice.below(7); moves > 0 && note === undefined; moves--) {
			note = await driver.move();
			if (this.#dice.happens(40)) await pause(this.#dice.below(120));
		}
		// A note shows in no list: it is looked for by itself, and nothing comes after it.
		if (note !== undefined) trace.hide(note);
		const isBusy = note === undefined && this.#dice.happens(30);
		const last = isBusy ? [driver.move().catch(() => undefined)] : [];
		await pause(this.#dice.below(this.#dice.one([1, 30, 150])));
		driver.rest();
		return last;
	}

	/** @returns when the end began */
	async #end(
		ways: Readonly<Record<string, Death>>,
		trace: Trace | undefined,
		last: readonly Promise<unknown>[]
	): Promise<number> {
		const way = this.#dice.one(Object.keys(ways));
		trace?.note(`dies: ${way}`);
		const died = Date.now();
		this.page = (await ways[way]?.(this.page, this.killer)) ?? this.page;
		await Promise.race([Promise.all(last), pause(1000)]);
		for (const each of this.#traces) if (each === trace || !trace) each.die();
		this.#figures.add(way);
		return died;
	}

	async #lookAfter(trace: Trace, died: number): Promise<void> {
		const { acknowledged, isTimely, isNewer } = await trace.find(this.page, died);
		const rows = await readRows(this.page);
		this.#figures.add('steps walked', trace.check(rows));
		for (const other of this.#traces) if (other !== trace) other.checkUntouched(rows);
		this.#figures.add('acknowledged', acknowledged);
		if (isNewer) this.#figures.add('newer than was heard');
		if (!isTimely) this.#figures.add('older than a tenth of a second');
		if (!rosterOf(rows, trace.id)) trace.fail('It is torn');
	}

	/** Dies without a look at what is there afterwards. */
	async kill(ways: Readonly<Record<string, Death>>): Promise<void> {
		await this.#end(ways, undefined, []);
	}

	/** That each roster it began with is as it was, in the list or in the bin, and not in both. */
	checkUntouched(places: readonly Placed[]): void {
		for (const trace of this.#traces) {
			const found = places.filter(({ id }) => id === trace.id);
			if (found.length !== 1) trace.fail(`It is in ${found.length} places`);
			trace.checkUntouched({ rosters: found, steps: [] });
		}
	}

	/** Brings everything back from the bin. */
	async restoreAll(): Promise<void> {
		const restore = this.page.getByRole('button', { name: /^Restore/ });
		await this.page
			.getByRole('list', { name: 'Deleted rosters' })
			.or(this.page.getByText('The bin is empty.'))
			.first()
			.waitFor();
		for (let left = await restore.count(); left > 0; left--) {
			await restore.first().click();
			await expect(restore).toHaveCount(left - 1);
		}
	}

	/** The list of rosters shows the points that it has. */
	async #openFromHome(trace: Trace): Promise<void> {
		await this.visit('./');
		const link = this.page.locator(`main li a[href*="${trace.id}"]`);
		await link.waitFor();
		const words = ((await link.textContent()) ?? '').replace(/\s+/g, ' ');
		const { totals } = trace;
		/** Home does not say what is left. */
		const spent = totals.map((total) => total.replace(/ [\d,.½]+ (left|over)$/, ''));
		if (totals.length > 0 && !spent.some((total) => words.includes(total)))
			trace.fail(`The list of rosters says ${words}, not ${totals.join(', ')}`);
		await link.click();
		this.#figures.add('seen in the list');
	}

	/** Goes to an address, even if the page is on its way to another. */
	async visit(address: string): Promise<void> {
		const page = this.page;
		// One that was given up may still come, and stop the next.
		for (let tries = 1; ; tries++) {
			try {
				await page.goto(address, { timeout: 6000 * tries });
				return;
			} catch (error) {
				if (tries === 4) throw error;
				await pause(500);
			}
		}
	}
}
