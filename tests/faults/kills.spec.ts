import {
	chromium,
	devices,
	expect,
	test as base,
	type BrowserContext,
	type Locator
} from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Roster } from '#schema';
import { findBrowser } from '../browser.ts';
import { anImperialHost, smallHost } from '../e2e/ranks.ts';
import { aStormhost, twoRegiments } from '../e2e/regiments.ts';
import { anEmpire, idOf } from '../e2e/rosters.ts';
import { amount } from '../runs.ts';
import { keepBusy } from './busy.ts';
import { deaths, type Death } from './deaths.ts';
import { Dice } from './dice.ts';
import { firstSeed } from './seed.ts';
import { Figures } from './figures.ts';
import { Player, type Army } from './player.ts';
import { pause } from './pause.ts';
import { placesOf } from './store.ts';

/** One roster for each way of editing, and its points. */
const rosters: readonly (readonly [Roster, number])[] = [
	[anEmpire({ id: idOf(1) }), 525],
	[anImperialHost(smallHost, { id: idOf(2) }), 512.5],
	[aStormhost(twoRegiments, { id: idOf(3) }), 770]
];

const firstArmies: readonly Army[] = [
	{ game: 'Warmaster', name: 'Skaven' },
	{ game: 'Warhammer Fantasy Battle', name: 'The Empire' },
	{ game: 'Age of Sigmar', name: 'Seraphon' }
];

const test = base.extend<{ figures: Figures; profile: () => Promise<BrowserContext> }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
	figures: async ({}, use, { annotations }) => {
		const figures = new Figures();
		await use(figures);
		annotations.push({ type: 'figures', description: figures.text });
	},

	/** A browser of its own whose data stays on the disk. */
	profile: async ({ baseURL }, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'muster-profile-'));
		const options = { ...(await findBrowser()), ...devices['Pixel 7'], baseURL: baseURL ?? '' };
		let context: BrowserContext | undefined;
		await use(async () => {
			context = await chromium.launchPersistentContext(folder, {
				...options,
				serviceWorkers: 'block'
			});
			return context;
		});
		await context?.close();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
});

/** A test that dies so many times, in steps that say how to have them again. */
function killing(
	title: string,
	kills: number,
	body: (fixtures: Killing) => Promise<() => Promise<void>>
) {
	if (kills === 0) return;
	test(title, async ({ context, figures, profile }) => {
		test.setTimeout((1 + kills) * 120_000);
		const seed =
			firstSeed() + Array.from(title, (letter) => letter.charCodeAt(0)).reduce((a, b) => a + b);
		const dice = new Dice(seed);
		const kill = await body({ context, figures, profile, dice });
		for (let at = 0; at < kills; at++) {
			await test.step(`FAULTS_SEED=${firstSeed()}, kill ${at}`, kill);
			figures.add('kills');
		}
	});
}

interface Killing {
	readonly context: BrowserContext;
	readonly figures: Figures;
	readonly profile: () => Promise<BrowserContext>;
	readonly dice: Dice;
}

for (let run = 0; run < amount({ all: 2, part: 1 }); run++) {
	killing(
		`run ${run}: no edit is lost, however the page dies`,
		amount({ all: 10, part: 2 }),
		async ({ context, figures, dice }) => {
			const player = new Player(context, dice, figures);
			await player.begin(rosters);
			return () => player.die();
		}
	);
}

for (let run = 0; run < amount({ all: 1, part: 1 }); run++) {
	killing(
		`run ${run}: no edit is lost when the browser is killed`,
		amount({ all: 5, part: 1 }),
		async ({ profile, figures, dice }) => {
			const player = new Player(await profile(), dice, figures);
			const browserKilled: Death = async (page, killer) => {
				const closed = page.context().waitForEvent('close');
				await killer.shoot('browser');
				await closed;
				return player.use(await profile());
			};
			await player.begin(rosters);
			return () => player.die({ 'browser killed': browserKilled });
		}
	);
}

killing(
	'an edit is there though it could not be stored before the page died',
	amount({ all: 5, part: 1 }),
	async ({ context, figures, dice }) => {
		const player = new Player(context, dice, figures);
		await player.begin(rosters);
		const busy = await context.newPage();
		await busy.goto('robots.txt');
		const knights = (): Locator =>
			player.page.getByRole('button', { name: /taken, set the number of Knights$/ });
		return async () => {
			await player.visit(`roster/?id=${idOf(1)}`);
			const before = Number.parseInt((await knights().textContent()) ?? '', 10);
			const free = await keepBusy(busy);
			await player.page.getByRole('button', { name: 'Add one Knights' }).click();
			await expect(knights()).toHaveText(new RegExp(`^${before + 1}`));
			// A tenth of a second: from here on it is held to be durable.
			await pause(100 + dice.below(200));
			player.page = (await deaths['crash']?.(player.page, player.killer)) ?? player.page;
			await free();
			await player.visit(`roster/?id=${idOf(1)}`);
			await expect(knights(), 'LOST: the edit').toHaveText(new RegExp(`^${before + 1}`));
			figures.add('crash while nothing could be stored');
		};
	}
);

killing(
	'a roster that is being made on a first visit is there as far as it was stored',
	amount({ all: 5, part: 1 }),
	async ({ context, figures, dice }) => {
		const browser = context.browser();
		await context.close();
		return async () => {
			const fresh = await browser?.newContext();
			if (!fresh) throw new Error('There is no browser');
			const player = new Player(fresh, dice, figures);
			await player.begin();
			await player.dieWhileMaking(dice.one(firstArmies));
			await fresh.close();
		};
	}
);

killing(
	'an import of fifty rosters leaves each of them whole, and the others alone',
	amount({ all: 4, part: 0 }),
	async ({ context, figures, dice }) => {
		const player = new Player(context, dice, figures);
		await player.begin(rosters);
		let next = 100;
		return async () => {
			const first = next;
			const brought = Array.from({ length: 50 }, () => anEmpire({ id: idOf(next++) }));
			await player.visit('import/');
			await player.page.locator('#svelte-announcer').waitFor({ state: 'attached' });
			await player.page.getByLabel('Or choose files').setInputFiles({
				name: 'fifty.json',
				mimeType: 'application/json',
				buffer: Buffer.from(JSON.stringify({ muster: 1, rosters: brought }))
			});
			await player.page.getByRole('button', { name: /^Add 50/ }).click();
			await pause(dice.below(400));
			const isDone = (await player.page.getByText('Added 50 rosters.').count()) > 0;
			await player.kill(deaths);
			await player.visit('./');
			const places = await placesOf(player.page);
			const there = brought.filter((roster, at) => {
				const found = places.filter(({ id }) => id === idOf(first + at));
				return found.length === 1 && JSON.stringify(found[0]?.roster) === JSON.stringify(roster);
			});
			figures.add('rosters brought in', there.length);
			if (isDone && there.length < 50) throw new Error(`LOST: ${50 - there.length} of the fifty`);
			const strangers = places.filter(({ id }) => id >= idOf(first));
			if (strangers.length > there.length) throw new Error('There are torn ones among the fifty');
			player.checkUntouched(places);
		};
	}
);

killing(
	'a roster that is deleted and brought back is in one place',
	amount({ all: 5, part: 1 }),
	async ({ context, figures, dice }) => {
		const player = new Player(context, dice, figures);
		await player.begin(rosters);
		return async () => {
			await player.visit('./');
			const { page } = player;
			const more = page.getByRole('button', { name: /^More about/ });
			await more.first().waitFor();
			await more.nth(dice.below(await more.count())).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
			await pause(dice.below(100));
			if (dice.happens(50)) {
				await page.getByRole('button', { name: 'Undo' }).click();
				await pause(dice.below(60));
			}
			await player.kill(deaths);
			await player.visit('bin/');
			player.checkUntouched(await placesOf(player.page));
			await player.restoreAll();
		};
	}
);
