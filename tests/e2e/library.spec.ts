import { expect, test } from './fixtures.ts';

const armies = [
	['fyreslayers', 'aos4'],
	['empire', 'warmaster'],
	['empire', 'whfb4']
] as const;

for (const [army, system] of armies) {
	test(`figures of ${system} stand beside their names, which stay while figures are scrolled`, async ({
		page,
		library
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await library.open(army, system);
		const row = library.table
			.getByRole('row')
			.filter({ has: page.getByRole('cell') })
			.first();
		const name = row.getByRole('rowheader');
		const figure = row.getByRole('cell').first();
		const [named, figured] = [await name.boundingBox(), await figure.boundingBox()];
		expect(figured?.x).toBeGreaterThanOrEqual((named?.x ?? 0) + (named?.width ?? 0) - 0.5);
		await library.table.evaluate((table) => table.scrollTo(200, 0));
		expect((await name.boundingBox())?.x).toBeCloseTo(named?.x ?? 0, 0);
	});
}
