import { findCollisions } from '../e2e/collisions.ts';
import { screens, storedRows } from '../e2e/screens.ts';
import { isAll } from '../runs.ts';
import { expect, test } from './fixtures.ts';
import { seed, setTextSize } from './steps.ts';

/**
 * One of each kind of layout; a whole run looks at every screen that does not change what is stored, and saves no
 * file, of which not every browser's driver tells.
 */
const some =
	/^(home with rosters|new roster of a game of two families|editor|more about the roster|points limit|library|import with results|settings|about)$/;
const shown = screens.filter(({ name }) =>
	isAll ? !/message|notice|file of another desk/.test(name) : some.test(name)
);

const onItsSide = { width: 844, height: 390 };
const upright = { width: 390, height: 844 };
const besideAnother = { width: 320, height: 640 };

test('with large text nothing lies over anything when the phone is turned or shared', async ({
	page,
	browsing,
	home,
	newRoster,
	editor,
	print,
	library,
	importer
}) => {
	test.setTimeout(shown.length * 30_000);
	await seed(page, ...storedRows);
	for (const { name, show } of shown)
		await test.step(name, async () => {
			await browsing.resize(onItsSide);
			// Firefox's driver loses a tap once in some hundred screens: a screen is gone to once more then.
			await expect(() => show({ page, home, newRoster, editor, print, library, importer })).toPass({
				timeout: 60_000
			});
			await setTextSize(page, 200);
			for (const size of [onItsSide, upright, besideAnother]) {
				await browsing.resize(size);
				await expect
					.configure({ soft: true })
					.poll(() => findCollisions(page), `${name}, ${size.width} wide`)
					.toEqual([]);
			}
		});
});
