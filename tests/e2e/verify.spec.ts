import { indexArmy, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { printedCode, shareLink, sheetCode } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow } from './rosters.ts';
import { liveTracks, showToCamera } from './camera.ts';
import { photoOf } from './qr-code.ts';
import { zipOf } from '../zip.ts';

const { system, army } = armyOf('empire');

function indexOf(roster: Roster, revision = system.revision): ArmyIndex {
	return indexArmy({ ...system, revision }, army, roster);
}

/** What stands after the address of the page in the link of a list. */
function fragmentOf(roster: Roster, revision?: string): string {
	return shareLink(roster, indexOf(roster, revision), '').replace('/list/', '');
}

function codeOf(roster: Roster, revision?: string): string {
	return printedCode(roster, indexOf(roster, revision));
}

function fileOf(roster: Roster, revision = system.revision): string {
	return JSON.stringify({ muster: 1, rosters: [{ ...roster, revision }] });
}

const other = anEmpire({ size: 3000 });

test('a link of the time before lists had a page goes on to it', async ({
	page,
	verify,
	shared
}) => {
	await verify.open(fragmentOf(aFullEmpire()));
	await expect(shared.head).toContainText('Nordland');
	expect(new URL(page.url()).pathname).toMatch(/\/list\/$/);
});

test('a link with the code alone puts it where files are held against it', async ({ verify }) => {
	await verify.open(`#c=${codeOf(aFullEmpire()).toLowerCase()}`);
	await expect(verify.code).toHaveValue(codeOf(aFullEmpire()).toLowerCase());
	await verify.holdFile('nordland.json', fileOf(aFullEmpire()));
	await expect(verify.held).toContainText(['This is that list.']);
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
		await expect(page.getByText('That list is not on this device.')).toBeVisible();
	});

	test('holds against a pasted list, its link, and a zip of lists', async ({ page, verify }) => {
		await verify.open();
		await verify.code.fill(codeOf(aFullEmpire()));
		const check = page.getByRole('button', { name: 'Check the text' });
		await expect(check).toHaveAccessibleDescription('Paste a list first.');
		await verify.paste.fill(`https://example.org/verify/${fragmentOf(aFullEmpire())}`);
		await check.click();
		await expect(verify.held).toContainText(['This is that list.']);
		await verify.paste.fill('{');
		await check.click();
		await expect(verify.held).toContainText(['not JSON']);
		await expect(verify.file).toHaveAttribute('accept', /\.rosz,\.zip/);
		const zip = zipOf({ 'one.json': fileOf(aFullEmpire()), 'two.json': fileOf(other) });
		const mimeType = 'application/zip';
		await verify.file.setInputFiles({ name: 'lists.zip', mimeType, buffer: Buffer.from(zip) });
		await expect(verify.held).toContainText(['This is that list.', 'This is another list']);
	});
});

test.describe('a QR code', () => {
	const { link } = sheetCode(aFullEmpire(), indexOf(aFullEmpire()), 'https://example.org');

	test('is read from a photo', async ({ verify, shared }) => {
		await verify.open();
		await verify.photo.setInputFiles({
			name: 'code.png',
			mimeType: 'image/png',
			buffer: photoOf(link)
		});
		await expect(shared.head).toContainText('Legal');
	});

	test('that is another’s, or not there, is refused in a sentence', async ({ page, verify }) => {
		await verify.open();
		const photo = { name: 'code.png', mimeType: 'image/png' };
		await verify.photo.setInputFiles({ ...photo, buffer: photoOf('https://example.org/') });
		await expect(verify.faults).toContainText('not a Muster code or link');
		await verify.photo.setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
		await expect(page.getByRole('alert')).toContainText('Muster cannot read this picture');
	});

	test('is seen by the camera, which is let go of then', async ({ page, verify, shared }) => {
		await showToCamera(page, photoOf(link));
		await verify.open();
		await verify.scan.click();
		await expect(shared.head).toContainText('Legal');
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

test('everything is found by keyboard', async ({ page, verify }) => {
	const keyboard = new Keyboard(page);
	await verify.open();
	for (const stop of [verify.code, verify.scan, verify.photo, verify.file]) {
		await keyboard.tabTo(stop);
	}
	expect(keyboard.faults).toEqual([]);
});

test('is accessible and fits every screen', async ({ page, verify, checkLooks }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await verify.open(`#c=${codeOf(aFullEmpire())}`);
	await verify.holdFile('wrong.json', fileOf(other));
	await expect(verify.held).toContainText(['This is another list']);
	await checkLooks();
});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test('a photo of a code is read', async ({ page, context, home, verify, shared }) => {
		await home.open();
		const { goOffline } = await import('./go-offline.ts');
		await goOffline(page, context);
		await verify.open();
		const { link } = sheetCode(
			anIllegalEmpire(),
			indexOf(anIllegalEmpire()),
			'https://example.org'
		);
		const photo = { name: 'code.png', mimeType: 'image/png', buffer: photoOf(link) };
		await verify.photo.setInputFiles(photo);
		await expect(shared.head).toContainText('Stirland');
		await expect(shared.head).toContainText('to fix');
	});
});
