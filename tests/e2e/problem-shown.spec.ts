import { expect, test } from './fixtures.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { anIllegalEmpire, aRow, idOf } from './rosters.ts';

/** Rosters of each kind of editor with several problems. */
const rosters = [
	{ what: 'an army list', roster: anIllegalEmpire({ size: 500 }) },
	{ what: 'regiments', roster: aStormhost(twoRegiments, { size: 300 }) },
	{ what: 'ranks', roster: anImperialHost(smallHost, { size: 100 }) }
];

for (const [at, { what, roster }] of rosters.entries()) {
	test(`a problem that is tapped is the one that is shown: ${what}`, async ({
		page,
		stored,
		editor
	}) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const id = idOf(at + 1);
		await stored.seed([aRow({ ...roster, id })]);
		await editor.open(id);
		const lines = page.getByRole('button', { name: /^To fix: / });
		await expect(lines.first()).toBeVisible();
		const texts = await lines.allTextContents();
		expect(new Set(texts).size).toBeGreaterThan(0);
		for (const text of new Set(texts)) {
			await lines.filter({ hasText: text }).first().click();
			const card = page.locator('.card:focus');
			await expect(card).toContainText(text.replace(/^To fix: |›$/g, ''));
			await expect(card).toBeInViewport();
			await page.keyboard.press('Escape');
			await expect(card).toBeHidden();
		}
	});
}
