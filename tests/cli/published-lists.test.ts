import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { useListFolder } from './list-folder.ts';

// Lists played at tournaments of July 2026, as reports of the 1st and the 22nd printed them, and two that
// players published on the 10th; the prices of what is in them were the same on the day of the data.
// Titles and footers are left out.

const here = fileURLToPath(new URL('published', import.meta.url));
const lists = readdirSync(here).map((file) => ({
	file,
	text: readFileSync(join(here, file), 'utf8')
}));
const { folder, check } = useListFolder();

/** The number that a list states of itself. */
function stated(text: string, what: RegExp): number {
	return Number(what.exec(text)?.[1]);
}

describe('a published list', () => {
	test('is one of several armies', () => {
		const armies = new Set(
			lists.map(({ file }) => file.replace(/^[\d-]+(.+?)(?:-\d)?\.txt$/, '$1'))
		);
		expect(armies.size).toBeGreaterThanOrEqual(8);
	});

	test.each(lists)(
		'$file is legal, with the points and drops it states',
		async ({ file, text }) => {
			folder.write(file, text);
			const [judged] = JSON.parse((await check(file, '--json')).out) as readonly object[];
			expect(judged).toMatchObject({
				system: 'aos4',
				size: 2000,
				points: stated(text, /(\d+)\/2000 pts/),
				tallies: { drops: stated(text, /Drops: (\d+)/) },
				problems: [],
				legal: true
			});
		}
	);
});
