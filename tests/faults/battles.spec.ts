import { expect, test, type Locator, type Page } from '@playwright/test';
import { BattlePage } from '../e2e/pages/battle-page.ts';
import { aFullEmpire, aRow, idOf } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { amount } from '../runs.ts';
import { BrowserProcess, withProfile } from './browser-process.ts';
import { pause } from './pause.ts';

// A tap of a battle is stored as an edit is: a browser that is killed a tenth of a second later has it.

/** Milliseconds after which a tap is held to be stored. */
const promised = 100;

interface Kind {
	readonly tap: (battle: BattlePage, page: Page) => Promise<void>;
	readonly expect: (battle: BattlePage, page: Page) => Promise<void>;
}

const kinds: Readonly<Record<string, Kind>> = {
	'a lost stand': {
		tap: (battle) => battle.button('−1 stand', 'Halberdiers 2').click(),
		expect: (battle) => expect(battle.track('Halberdiers 2')).toContainText('2 of 3 stands')
	},
	'a destroyed unit': {
		tap: (battle) => battle.button('Destroyed', 'Knights 1').click(),
		expect: (battle) => expect(battle.points).toContainText('0 : 110')
	},
	'a state': {
		tap: (battle) => battle.button('Confused', 'Knights 1').click(),
		expect: (battle) =>
			expect(battle.button('Confused', 'Knights 1')).toHaveAttribute('aria-pressed', 'true')
	},
	'the next phase': {
		tap: (battle) => battle.nextPhase.click(),
		expect: (battle) => expect(battle.phase).toHaveText('Shooting')
	},
	'the next turn': {
		tap: (battle) => battle.nextTurn.click(),
		expect: (battle) => expect(battle.turn).toContainText('Opponent’s turn')
	},
	'points by hand': {
		tap: async (_, page) => {
			const field = page.getByLabel('Other points').first();
			await field.fill('65');
			await field.press('Tab');
		},
		expect: (battle) => expect(battle.points).toContainText('65 : 0')
	},
	'a note': {
		tap: async (battle) => {
			await battle.log.click();
			await battle.dialog.getByLabel('Note').fill('The bridge fell.');
			await battle.dialog.getByRole('button', { name: 'Add note' }).click();
		},
		expect: async (battle) => {
			await battle.log.click();
			await expect(battle.dialog).toContainText('The bridge fell.');
		}
	},
	undo: {
		tap: async (battle) => {
			await battle.nextTurn.click();
			await battle.nextTurn.click();
			await battle.undo.click();
		},
		expect: (battle) => expect(battle.turn).toContainText('Opponent’s turn')
	},
	'the clock': {
		tap: (_, page) => page.getByRole('button', { name: 'Start clock' }).click(),
		expect: (_, page) => expect(page.getByRole('button', { name: 'Stop clock' })).toBeVisible()
	},
	'the end': {
		tap: async (battle) => {
			await battle.end.click();
			await battle.dialog.getByRole('button', { name: 'You won' }).click();
		},
		expect: (_, page) => expect(page.getByText('The battle is over: You won.')).toBeVisible()
	}
};

test.describe.configure({ mode: 'default' });

for (const [name, kind] of Object.entries(kinds)) {
	test(`${name} outlives the browser`, async ({ baseURL }) => {
		const times = amount({ all: 2, part: 1 });
		test.setTimeout((1 + times) * 300_000);
		for (let run = 0; run < times; run++) {
			await withProfile(async (profile) => {
				const first = await BrowserProcess.start(profile);
				const page = withBase(first.page, baseURL ?? '');
				await new StoredRows(page).seed([aRow(aFullEmpire())]);
				const battle = new BattlePage(page);
				await battle.begun(idOf(1));
				const address = page.url();
				await kind.tap(battle, page);
				await pause(promised);
				await first.kill();
				const second = await BrowserProcess.start(profile);
				try {
					await second.page.goto(address);
					await kind.expect(new BattlePage(second.page), second.page);
				} finally {
					await second.kill();
				}
			});
		}
	});
}

test('a clock that runs goes on through a kill, and one that was stopped stands', async ({
	baseURL
}) => {
	test.setTimeout(600_000);
	await withProfile(async (profile) => {
		const open = { profile, base: baseURL ?? '' };
		const turned = { before: 0, after: 0 };
		const [address, own] = await untilKilled(open, async (battle, page) => {
			await new StoredRows(page).seed([aRow(aFullEmpire())]);
			await battle.begun(idOf(1));
			await page.getByRole('button', { name: 'Start clock' }).click();
			await pause(2000);
			turned.before = Date.now();
			await battle.nextTurn.click();
			turned.after = Date.now();
			await pause(promised);
			const [time = 0] = await timesOn(page);
			expect(time).toBeGreaterThanOrEqual(1);
			return [page.url(), time] as const;
		});
		const stopped = await untilKilled(open, async (_, page) => {
			await page.goto(address);
			await expect(clockOn(page)).toBeVisible();
			const least = Math.floor((Date.now() - turned.after) / 1000) - 1;
			const [ownAfter, enemyAfter] = await timesOn(page);
			expect(ownAfter).toBe(own);
			// The opponent’s time began with his turn, and a killed browser is no break.
			expect(enemyAfter).toBeGreaterThanOrEqual(least);
			expect(enemyAfter).toBeLessThanOrEqual((Date.now() - turned.before) / 1000);
			await clockOn(page).getByRole('button', { name: 'Stop clock' }).click();
			await pause(promised);
			return timesOn(page);
		});
		await untilKilled(open, async (_, page) => {
			await page.goto(address);
			await expect(clockOn(page).getByRole('button')).toHaveText('Start clock');
			expect(await timesOn(page)).toEqual(stopped);
		});
	});
});

/** Does something in a new browser on a profile, and kills it at once. */
async function untilKilled<T>(
	{ profile, base }: { readonly profile: string; readonly base: string },
	act: (battle: BattlePage, page: Page) => Promise<T>
): Promise<T> {
	const browser = await BrowserProcess.start(profile);
	try {
		const page = withBase(browser.page, base);
		return await act(new BattlePage(page), page);
	} finally {
		await browser.kill();
	}
}

function clockOn(page: Page): Locator {
	return page.getByRole('group', { name: 'Chess clock' });
}

/** The seconds that each side has used, as they are shown. */
async function timesOn(page: Page): Promise<readonly number[]> {
	const shown = await clockOn(page).locator('time').allTextContents();
	return shown.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** A page that is opened at addresses of the site. */
function withBase(page: Page, base: string): Page {
	const goto = page.goto.bind(page);
	page.goto = (path, options) => goto(new URL(path, base).href, options);
	return page;
}
