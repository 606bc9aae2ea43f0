import { expect, test } from './fixtures.ts';

const armies = [
	['fyreslayers', 'aos4'],
	['empire', 'warmaster'],
	['empire', 'whfb4'],
	['the-empire', 'whfb6']
] as const;

for (const [army, system] of armies) {
	test(`figures of ${system} need no scrolling on the narrowest phone`, async ({
		page,
		library
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await library.open(army, system);
		await library.table.waitFor();
		const room = await library.table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
		expect(room).toEqual([320, 320]);
	});
}
