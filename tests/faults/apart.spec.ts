import { expect, test, type BrowserContext } from '@playwright/test';
import { aRow } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { amount, isAll } from '../runs.ts';
import { Dice } from './dice.ts';
import { firstSeed } from './seed.ts';
import { games, units } from './games.ts';
import { pause } from './pause.ts';
import { historyOf, placesOf, readRows, rosterOf } from './store.ts';
import { Tab, type Game } from './tab.ts';
import { lostOf } from './verdict.ts';

/** Two tabs that do different things, at moments by chance. */
class Desk {
	readonly dice: Dice;
	readonly #context: BrowserContext;
	game!: Game;
	one!: Tab;
	other!: Tab;

	constructor(context: BrowserContext, dice: Dice) {
		this.#context = context;
		this.dice = dice;
	}

	/** With pages of their own, which have done nothing yet. */
	async begin(): Promise<void> {
		for (const page of this.#context.pages()) await page.close();
		this.game = this.dice.one(games);
		this.one = new Tab(await this.#context.newPage(), 'A', this.game);
		this.other = new Tab(await this.#context.newPage(), 'B', this.game);
	}

	/** Stores a new roster. */
	async store(): Promise<string> {
		const id = crypto.randomUUID();
		await new StoredRows(this.one.page).seed([aRow(this.game.roster(id))]);
		return id;
	}

	async atOnce(...acts: readonly (() => Promise<void>)[]): Promise<void> {
		const pauses = acts.map(() => this.dice.below(this.dice.one([1, 40, 150])));
		await Promise.all(acts.map((act, at) => pause(pauses[at] ?? 0).then(act)));
	}

	async untilStored(...tabs: readonly Tab[]): Promise<void> {
		for (const tab of tabs) await expect.poll(() => tab.saving()).toBe('saved');
	}
}

/** Different rosters: neither knows of the other. */
async function apart(desk: Desk): Promise<void> {
	const { dice, game, one, other } = desk;
	const ids = [await desk.store(), await desk.store()] as const;
	await one.open(ids[0]);
	await other.open(ids[1]);
	const edits = async (tab: Tab): Promise<void> => {
		const [first, second] = [dice.one(units), dice.one(units)];
		await tab.nameUnit(first, `of ${tab.name}`);
		await tab.noteUnit(second, `of ${tab.name} too`);
	};
	await desk.atOnce(
		() => edits(one),
		() => edits(other)
	);
	await desk.untilStored(one, other);
	const rows = await readRows(one.page);
	for (const [at, tab] of [one, other].entries()) {
		const roster = rosterOf(rows, ids[at] ?? '');
		if (!roster) throw new Error('What is stored is torn');
		expect(lostOf(roster, [tab], game)).toEqual([]);
		expect(JSON.stringify(roster)).not.toContain(tab === one ? 'of B' : 'of A');
		expect(tab.questions).toEqual([]);
	}
}

/** One undoes while the other edits: the edit is there, and all that was undone can be had again. */
async function undone(desk: Desk): Promise<void> {
	const { one, other } = desk;
	const id = await desk.store();
	await one.open(id);
	await other.open(id);
	await one.nameUnit('U0', 'A1');
	await expect(other.row('U0 A1').first()).toBeVisible();
	await desk.untilStored(one, other);
	let hasSeen = false;
	await desk.atOnce(
		async () => {
			hasSeen = await one.undoBlindly('B2');
		},
		() => other.nameUnit('U3', 'B2')
	);
	await expect(one.row('U3 B2').or(one.row('U0 A1')).first()).toBeVisible();
	await desk.untilStored(one, other);
	await expect
		.poll(async () => (await one.words()) === (await other.words()), { timeout: 60_000 })
		.toBe(true);
	await desk.untilStored(one, other);
	const history = historyOf(await readRows(one.page), id).map((roster) =>
		roster.units.map(({ name }) => name)
	);
	for (const name of ['U0 A1', 'U3 B2'])
		if (!history.some((names) => names.includes(name))) throw new Error(`LOST: ${name}`);
	const shown = await one.words();
	// Undo takes back the last that the player saw.
	expect(shown.includes('U3 B2')).toBe(!hasSeen);
	expect(shown.includes('U0 A1')).toBe(hasSeen);
}

/** One deletes the roster that the other edits: the edit is in the list, or in the bin with it. */
async function deleted(desk: Desk): Promise<void> {
	const { one, other } = desk;
	const id = await desk.store();
	await one.open(id);
	await other.page.goto('./');
	await other.moreAbout(id).click();
	await desk.atOnce(
		() => other.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
		() => one.nameUnit('U2', 'A3')
	);
	await desk.untilStored(one);
	await expect
		.poll(async () => {
			const places = (await placesOf(one.page)).filter((place) => place.id === id);
			return places.some(({ roster }) => JSON.stringify(roster).includes('U2 A3'));
		})
		.toBe(one.touches.length > 0);
	expect(one.touches).toHaveLength(1);
}

test('two tabs with two rosters, one that undoes, and one that deletes', async ({ context }) => {
	const runs = amount({ all: 2, part: 1 });
	test.setTimeout((1 + runs) * 300_000);
	context.setDefaultTimeout(10_000);
	const seed = firstSeed();
	const desk = new Desk(context, new Dice(seed));
	for (let run = 0; run < runs; run++) {
		for (const way of isAll ? [apart, undone, deleted] : [undone, deleted]) {
			await test.step(`seed ${seed}, run ${run}: ${way.name}`, async () => {
				await desk.begin();
				await way(desk);
			});
		}
	}
});
