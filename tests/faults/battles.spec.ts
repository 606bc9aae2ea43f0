import { expect, test, type Page } from '@playwright/test';
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
test.skip(!BrowserProcess.isKillable, 'Here a tree of processes cannot be killed in one call.');

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

/** A page that is opened at addresses of the site. */
function withBase(page: Page, base: string): Page {
	const goto = page.goto.bind(page);
	page.goto = (path, options) => goto(new URL(path, base).href, options);
	return page;
}
