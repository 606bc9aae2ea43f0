import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

// As wide as the letters of some devices are.
const wideLetters = '* { letter-spacing: 0.1em !important }';

for (const [width, height] of [
	[320, 640],
	[390, 844],
	[568, 320],
	[844, 390],
	[1280, 800]
] as const) {
	test(`no number of points is parted at ${width} × ${height}`, async ({
		page,
		stored,
		editor
	}) => {
		await page.setViewportSize({ width, height });
		await stored.seed([aRow(anEmpire())]);
		for (const path of ['new/?system=warmaster', 'new/?system=t9a', `roster/?id=${idOf(1)}`]) {
			await page.goto(path);
			await page.addStyleTag({ content: wideLetters });
			if (path.startsWith('roster')) await editor.total.click();
			await expect(page.getByRole('group', { name: 'Points limit' })).toBeVisible();
			const parted = await page.evaluate(() => {
				const rows = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				const found: string[] = [];
				for (let text = rows.nextNode(); text; text = rows.nextNode()) {
					for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(/\d{2,}/g)) {
						const range = document.createRange();
						range.setStart(text, index);
						range.setEnd(text, index + number.length);
						const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
						if (lines.size > 1) found.push(number);
					}
				}
				return found;
			});
			expect(parted, path).toEqual([]);
		}
	});
}
