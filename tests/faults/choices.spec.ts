import { expect, test, type Page } from '@playwright/test';
import { asUntouched } from '../e2e/untouched.ts';
import { HomePage } from '../e2e/pages/home-page.ts';
import { NewRosterPage } from '../e2e/pages/new-roster-page.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { PrintPage } from '../e2e/pages/print-page.ts';
import { aFullEmpire, aRow, idOf } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { amount } from '../runs.ts';
import { BrowserProcess, withProfile } from './browser-process.ts';
import { pause } from './pause.ts';

// What a player chooses is stored as edits are: a browser that is killed a tenth of a second later has it.

/** Milliseconds after which a choice is held to be stored. */
const promised = 100;

interface Choice {
	readonly open: (page: Page) => Promise<void>;
	/** Makes the choice; the last tap or key is what is stored. */
	readonly make: (page: Page) => Promise<void>;
	/** That it is there in a browser that was started anew, where the page has been opened. */
	readonly expect: (page: Page) => Promise<void>;
}

const openSettings = async (page: Page): Promise<void> => {
	await asUntouched(page);
	await openPage(page, 'settings/');
	// Until the database has answered, nothing can be handed to it.
	await page.getByText('1 roster, 0 saved versions').or(page.getByText('1 Liste, 0')).waitFor();
};
const openDesk = async (page: Page): Promise<void> => {
	await new PrintPage(page).open(idOf(1));
	await page.locator('summary', { hasText: 'Player' }).click();
};
const details = (page: Page) => page.getByRole('button', { name: 'Print these details' });

const openEditor = async (page: Page): Promise<void> => {
	await openPage(page, `roster/?id=${idOf(1)}`);
	await page.getByRole('button', { name: 'Add one Halberdiers' }).waitFor();
};
const singleKeys = (page: Page) => page.getByRole('checkbox', { name: /^Single keys/ });

const openNew = (page: Page) => openPage(page, 'new/');

const choices: Readonly<Record<string, Choice>> = {
	theme: {
		open: openSettings,
		make: (page) => page.getByRole('radio', { name: 'Dark' }).click(),
		expect: (page) => expect(page.locator('html[data-theme="dark"]')).toBeAttached()
	},
	language: {
		open: openSettings,
		make: (page) => page.getByRole('radio', { name: 'Deutsch' }).click(),
		expect: (page) => expect(page.locator('html[lang="de"]')).toBeAttached()
	},
	'that single keys are off': {
		open: openEditor,
		make: async (page) => {
			await expect(async () => {
				await page.keyboard.press('?');
				await expect(singleKeys(page)).toBeVisible({ timeout: 500 });
			}).toPass();
			await singleKeys(page).uncheck();
		},
		expect: async (page) => {
			await expect.poll(() => page.evaluate(() => localStorage.getItem('muster.keys'))).toBe('off');
			await page.keyboard.press('?');
			await pause(1000);
			await expect(singleKeys(page)).toHaveCount(0);
		}
	},
	'a detail of the player': {
		open: openDesk,
		make: (page) => page.getByRole('textbox', { name: 'Player' }).fill('A. Player'),
		expect: (page) => expect(page.getByRole('textbox', { name: 'Player' })).toHaveValue('A. Player')
	},
	'whether details are printed': {
		open: openDesk,
		make: (page) => details(page).click(),
		expect: (page) => expect(details(page)).toHaveAttribute('aria-pressed', 'false')
	},
	'what to print': {
		open: openDesk,
		make: (page) => new PrintPage(page).choice('For the event').click(),
		expect: (page) =>
			expect(new PrintPage(page).choice('For the event')).toHaveAttribute('aria-pressed', 'true')
	},
	'the game of the last roster': {
		open: openNew,
		make: async (page) => {
			const start = new NewRosterPage(page);
			await start.open('warmaster-revolution');
			await start.army('Empire').click();
			await page.getByRole('button', { name: 'Add one Halberdiers' }).click();
		},
		// The page of a new roster does not wait for the database: home, where a player comes from, has asked it.
		expect: async (page) => {
			const home = new HomePage(page);
			await home.open();
			await expect(home.rosters).toHaveCount(2);
			await home.newRoster.click();
			await expect(new NewRosterPage(page).games.getByRole('button')).toHaveText(
				/Warmaster Revolution\s.*Change$/s
			);
		}
	}
};

test.describe.configure({ mode: 'default' });

for (const [name, choice] of Object.entries(choices)) {
	test(`${name} outlives the browser`, async ({ baseURL }) => {
		const times = amount({ all: 3, part: 1 });
		test.setTimeout((1 + times) * 300_000);
		const inSite = (page: Page): Page => withBase(page, baseURL ?? '');
		for (let run = 0; run < times; run++) {
			await withProfile(async (profile) => {
				const first = await BrowserProcess.start(profile);
				const page = inSite(first.page);
				await new StoredRows(page).seed([aRow(aFullEmpire())]);
				await choice.open(page);
				await choice.make(page);
				await pause(promised);
				await first.kill();
				const second = await BrowserProcess.start(profile);
				try {
					await choice.open(inSite(second.page));
					await choice.expect(second.page);
				} finally {
					await second.kill();
				}
			});
		}
	});
}

/** A page that is opened at addresses of the site. */
function withBase(page: Page, base: string): Page {
	const goto = page.goto.bind(page);
	page.goto = (path, options) => goto(new URL(path, base).href, options);
	return page;
}
