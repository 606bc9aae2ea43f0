import type { Page } from '@playwright/test';
import { indexArmy, type ArmyIndex } from '#engine';
import type { EventPack, Roster } from '#schema';
import { listCode, shareLink, sheetCode } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { aFile } from './pages/verify-page.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';
import { photoOf } from './qr-code.ts';
import { whole } from '../whole.ts';

const { system, army } = armyOf('empire');
const cup: EventPack = {
	formatVersion: 1,
	name: 'Garden Cup',
	system: 'warmaster',
	date: '2026-12-05',
	size: 1500,
	constraints: []
};
const cupFile = JSON.stringify({
	eventPack: 1,
	name: 'Garden Cup',
	system: 'warmaster',
	date: '2026-12-05',
	size: 1500
});

function indexOf(roster: Roster, revision = system.revision): ArmyIndex {
	return indexArmy({ ...system, revision }, army, roster);
}

/** What stands after the address of the page in the link of a list. */
function fragmentOf(roster: Roster, revision?: string): string {
	return shareLink(roster, indexOf(roster, revision), '').replace('/verify/', '');
}

function codeOf(roster: Roster, revision?: string): string {
	return listCode(roster, indexOf(roster, revision));
}

function fileOf(roster: Roster, revision = system.revision): string {
	return JSON.stringify({ muster: 1, rosters: [{ ...roster, revision }] });
}

const other = anEmpire({ size: 3000 });

test.describe('a link', () => {
	test('opens its list with its verdict, to be added once and then opened', async ({
		verify,
		editor,
		stored
	}) => {
		await verify.open(fragmentOf(aFullEmpire()));
		await expect(verify.linked).toContainText('Nordland');
		await expect(verify.linked).toContainText('Warmaster, Empire · 1830 of 2000 points');
		await expect(verify.linked).toContainText(
			/Legal so far under Warmaster data of \d+ \w+ \d{4}: 170 points left\./
		);
		await expect(verify.linked).toContainText(`This is the list of ${codeOf(aFullEmpire())}.`);
		await verify.add.click();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(editor.total).toContainText('1830 of 2000');
		await expect(editor.unit('Ulric’s Own: Skirmishers, Battle Banner')).toBeVisible();
		await verify.open(fragmentOf(aFullEmpire()));
		await verify.linked.getByRole('link', { name: 'Open “Nordland”, which is this list' }).click();
		await expect(editor.total).toContainText('1830 of 2000');
		expect(await stored.all()).toHaveLength(1);
	});

	test('of an illegal list says what is wrong, with the arithmetic', async ({ verify }) => {
		await verify.open(fragmentOf(anIllegalEmpire()));
		await expect(verify.linked).toContainText(/! Not legal under Warmaster data of .*: 2 to fix\./);
		await expect(verify.linked).toContainText(
			/Halberdiers: 3 taken.*Per 1000 of 2000 points: minimum 2\s×\s2\s=\s4\./
		);
	});

	test('made with earlier data says so', async ({ verify }) => {
		await verify.open(fragmentOf(aFullEmpire(), '2025-01-31'));
		await expect(verify.linked).toContainText('saved with data of 31 January 2025');
		await expect(verify.linked).toContainText('It is checked here with today’s data');
		await expect(verify.linked).toContainText('Legal');
	});

	test('of an event asks for its pack, and is judged by it then', async ({ verify }) => {
		const roster = { ...aFullEmpire(), event: cup };
		await verify.open(fragmentOf(roster));
		await expect(verify.linked).toContainText('for Garden Cup, 5 December 2026');
		await expect(verify.linked).toContainText('Choose its file');
		await verify.event.setInputFiles(aFile('other.json', cupFile.replace('1500', '1400')));
		await expect(verify.linked).toContainText('Choose its file');
		await expect(verify.faults).toContainText('not the pack of this list’s event');
		await verify.event.setInputFiles(aFile('cup.json', cupFile));
		await expect(verify.linked).toContainText('and the rules of Garden Cup, 5 December 2026');
		await expect(verify.linked).toContainText('played at 1500 points');
		await expect(verify.linked).toContainText(`This is the list of ${codeOf(roster)}.`);
		await expect(verify.faults).toBeHidden();
	});

	test('that is damaged says so and holds nothing', async ({ verify }) => {
		await verify.open(fragmentOf(aFullEmpire()).slice(0, -3));
		await expect(verify.faults).toContainText('This link is damaged');
		await expect(verify.linked).toBeHidden();
	});

	test('with the code alone puts it where files are held against it', async ({ verify }) => {
		await verify.open(`#c=${codeOf(aFullEmpire()).toLowerCase()}`);
		await expect(verify.code).toHaveValue(codeOf(aFullEmpire()).toLowerCase());
		await verify.holdFile('nordland.json', fileOf(aFullEmpire()));
		await expect(verify.held).toContainText(['This is that list.']);
	});

	test('is copied from the menus of a roster, and opens it elsewhere', async ({
		page,
		context,
		home,
		editor,
		verify,
		stored
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await stored.seed([aRow(aFullEmpire())]);
		await home.open();
		await home.act('Nordland', 'Copy link');
		await expect(home.toast).toContainText('Copied the link');
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(link).toBe(new URL(`verify/${fragmentOf(aFullEmpire())}`, page.url()).href);
		await editor.open(idOf(1));
		await editor.more.click();
		await page.getByRole('button', { name: 'Copy link' }).click();
		await expect(home.toast).toContainText('Copied the link');
		await page.goto(link);
		await expect(verify.linked).toContainText('Open “Nordland”, which is this list');
	});
});

test.describe('a code that is typed', () => {
	test('tells the right file from a wrong one', async ({ verify }) => {
		await verify.open();
		await verify.code.fill(codeOf(aFullEmpire()).toLowerCase().replaceAll('-', ' '));
		await expect(verify.about).toContainText('A list code.');
		await verify.holdFile('right.json', fileOf(aFullEmpire({ name: 'By another name' })));
		await expect(verify.held).toContainText([/This is that list\.\s*By another name.*Legal/s]);
		await verify.holdFile('wrong.json', fileOf(other));
		await expect(verify.held).toContainText([
			`This is another list: its code is ${codeOf(other)}.`
		]);
	});

	test('is mistyped if one letter is wrong', async ({ verify }) => {
		await verify.open();
		const code = codeOf(aFullEmpire());
		await verify.code.fill(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`);
		await expect(verify.about).toContainText('This code is mistyped');
		await verify.code.fill(code.slice(0, 6));
		await expect(verify.about).toContainText('12 letters and digits; this has 5');
	});

	test('of earlier data is found in the file that was saved with it', async ({ verify }) => {
		await verify.open();
		await verify.code.fill(codeOf(aFullEmpire(), '2025-01-31'));
		await verify.holdFile('old.json', fileOf(aFullEmpire(), '2025-01-31'));
		await expect(verify.held).toContainText(['saved with data of 31 January 2025. It is']);
		await verify.holdFile('new.json', fileOf(aFullEmpire()));
		await expect(verify.held).toContainText(['This is another list']);
	});

	test('is found among the rosters of this device', async ({ page, verify, stored }) => {
		await stored.seed([aRow(aFullEmpire()), aRow(anIllegalEmpire())]);
		await verify.open();
		await verify.code.fill(codeOf(anIllegalEmpire()));
		await expect(page.getByText('On this device, Stirland is that list.')).toBeVisible();
		await verify.code.fill(codeOf(other));
		await expect(page.getByText('No roster on this device is that list.')).toBeVisible();
	});

	test('holds against a pasted list, and its link', async ({ page, verify }) => {
		await verify.open();
		await verify.code.fill(codeOf(aFullEmpire()));
		await verify.paste.fill(`https://example.org/verify/${fragmentOf(aFullEmpire())}`);
		await page.getByRole('button', { name: 'Check the text' }).click();
		await expect(verify.held).toContainText(['This is that list.']);
		await verify.paste.fill('{');
		await page.getByRole('button', { name: 'Check the text' }).click();
		await expect(verify.held).toContainText(['not JSON']);
	});
});

test.describe('a QR code', () => {
	const { link } = sheetCode(aFullEmpire(), indexOf(aFullEmpire()), 'https://example.org');

	test('is read from a photo', async ({ verify }) => {
		await verify.open();
		await verify.photo.setInputFiles({
			name: 'code.png',
			mimeType: 'image/png',
			buffer: photoOf(link)
		});
		await expect(verify.linked).toContainText('Legal');
	});

	test('that is another’s, or not there, is refused in a sentence', async ({ page, verify }) => {
		await verify.open();
		const photo = { name: 'code.png', mimeType: 'image/png' };
		await verify.photo.setInputFiles({ ...photo, buffer: photoOf('https://example.org/') });
		await expect(verify.faults).toContainText('not a Muster code or link');
		await verify.photo.setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
		await expect(page.getByRole('alert')).toContainText('Muster cannot read this picture');
	});

	test('is seen by the camera, which is let go of then', async ({ page, verify }) => {
		await showToCamera(page, photoOf(link));
		await verify.open();
		await verify.scan.click();
		await expect(verify.linked).toContainText('Legal');
		await expect(page.locator('video')).toBeHidden();
		expect(await liveTracks(page)).toBe(0);
	});

	test('the camera is let go of when the page is left', async ({ page, verify, home }) => {
		await showToCamera(page, photoOf('nothing of ours').subarray(0, 0));
		await verify.open();
		await verify.scan.click();
		await expect.poll(() => liveTracks(page)).toBe(1);
		await page.getByRole('link', { name: 'Rosters' }).click();
		await expect(home.newRoster.or(home.import).first()).toBeVisible();
		await expect.poll(() => liveTracks(page)).toBe(0);
	});

	test('a camera that is refused is told of, and what to do', async ({ page, verify }) => {
		await page.addInitScript(() => {
			navigator.mediaDevices.getUserMedia = () =>
				Promise.reject(new DOMException('no', 'NotAllowedError'));
		});
		await verify.open();
		await verify.scan.click();
		await expect(page.getByRole('alert')).toContainText(
			/camera is blocked.*Take a photo of the code instead/
		);
	});
});

/** Makes the browser's camera see a picture, and counts what is live of it. */
async function showToCamera(page: Page, picture: Buffer): Promise<void> {
	await page.addInitScript((source) => {
		const tracks: MediaStreamTrack[] = [];
		Object.assign(globalThis, { tracks });
		navigator.mediaDevices.getUserMedia = async () => {
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [1000, 1200];
			const context = canvas.getContext('2d');
			context?.fillRect(0, 0, 10, 10);
			if (source !== '') {
				const image = new Image();
				image.src = `data:image/png;base64,${source}`;
				await image.decode();
				setInterval(() => context?.drawImage(image, 0, 0, canvas.width, canvas.height), 50);
			}
			const stream = canvas.captureStream(20);
			tracks.push(...stream.getTracks());
			return stream;
		};
	}, picture.toString('base64'));
}

async function liveTracks(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { tracks = [] } = globalThis as { tracks?: readonly MediaStreamTrack[] };
		return tracks.filter(({ readyState }) => readyState === 'live').length;
	});
}

test('everything is found by keyboard', async ({ page, verify, editor }) => {
	const keyboard = new Keyboard(page);
	await verify.open(fragmentOf(aFullEmpire()));
	await keyboard.activate(page.getByRole('button', { name: 'Check a file against it' }));
	expect(await keyboard.isOn(verify.file)).toBe(true);
	await page.goto('about:blank');
	await verify.open(fragmentOf(aFullEmpire()));
	for (const stop of [verify.add, verify.code, verify.scan, verify.photo, verify.file]) {
		await keyboard.tabTo(stop);
	}
	expect(keyboard.faults).toEqual([]);
	await page.goto('about:blank');
	await verify.open(fragmentOf(aFullEmpire()));
	await keyboard.activate(verify.add);
	await expect(editor.heading).toHaveText('Nordland');
});

test('is accessible and fits every screen', async ({ page, verify, checkLooks }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await verify.open(fragmentOf({ ...anIllegalEmpire(), event: cup }));
	await verify.holdFile('wrong.json', fileOf(other));
	await expect(verify.held).toContainText(['This is another list']);
	await checkLooks();
});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test(
		'a link opens on a device that has Muster, and a photo is read',
		whole,
		async ({ page, context, home, verify }) => {
			await home.open();
			const { goOffline } = await import('./go-offline.ts');
			await goOffline(page, context);
			await verify.open(fragmentOf(aFullEmpire()));
			await expect(verify.linked).toContainText('Legal');
			const link = sheetCode(anIllegalEmpire(), indexOf(anIllegalEmpire())).link;
			const photo = { name: 'code.png', mimeType: 'image/png', buffer: photoOf(link) };
			await verify.photo.setInputFiles(photo);
			await expect(verify.linked).toContainText('Stirland');
			await expect(verify.linked).toContainText('! Not legal');
		}
	);
});
