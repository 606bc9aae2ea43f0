import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

/** Makes the screen end just below something: there messages come up. */
async function endBelow(page: Page, control: Locator, width: number): Promise<void> {
	const [box, bar] = [
		await control.boundingBox(),
		await page.locator('.editor footer').boundingBox()
	];
	const end = (box?.y ?? 0) + (box?.height ?? 0) + (bar?.height ?? 0);
	await page.setViewportSize({ width, height: Math.ceil(end) + 6 });
}

/** Whether a message lies over what was used. */
async function isOver(message: Locator, control: Locator): Promise<boolean> {
	const [over, below] = [await message.boundingBox(), await control.boundingBox()];
	if (!over || !below) throw new Error('nothing is shown');
	const meet = (axis: 'x' | 'y', size: 'width' | 'height'): boolean =>
		over[axis] < below[axis] + below[size] && below[axis] < over[axis] + over[size];
	return meet('x', 'width') && meet('y', 'height');
}

const controls: Readonly<Record<string, (page: Page) => Locator>> = {
	counters: (page) => page.getByRole('button', { name: 'Add one Halberdiers', exact: true }),
	regiments: (page) => new RegimentsPage(page).flip(/^Reinforce Liberators/).first(),
	ranks: (page) => new RanksPage(page).addTo('Regiments')
};

for (const [width, height] of [
	[320, 640],
	[390, 844]
] as const) {
	for (const [editor, control] of Object.entries(controls)) {
		test(`a message never covers what was just used: ${editor}, ${width} wide`, async ({
			page,
			stored
		}) => {
			await page.setViewportSize({ width, height });
			await stored.seed([
				aRow(aFullEmpire()),
				aRow(aStormhost(twoRegiments, { id: idOf(2) })),
				aRow(anImperialHost(smallHost, { id: idOf(3) }))
			]);
			await page.goto(`roster/?id=${idOf(Object.keys(controls).indexOf(editor) + 1)}`);
			const used = control(page);
			await used.waitFor();
			await endBelow(page, used, width);
			await used.click();
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toHaveCount(0);
			// Takes back what the tap did; then there is nothing more, and a message says so.
			const message = page.locator('.toast');
			await expect(async () => {
				await page.keyboard.press('Control+z');
				await expect(message).toBeVisible({ timeout: 500 });
			}).toPass();
			const [bar, box] = [page.locator('.editor footer'), await used.boundingBox()];
			const above = ((await bar.boundingBox())?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
			expect(above).toBeLessThan(50);
			await expect.poll(() => isOver(message, used)).toBe(false);
			await expect(message).toBeInViewport({ ratio: 1 });
		});
	}
}
