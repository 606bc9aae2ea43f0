import { describe, expect, test } from 'vitest';
import { compulsoryUnits, type ArmyIndex } from '#engine';
import { sheetForms } from '../../src/content/index.ts';
import { boughtRoster } from '../sheets/bought-rosters.ts';
import { pdfBookmarks } from '../sheets/pdf-bookmarks.ts';
import { pdfPages } from '../sheets/pdf-text.ts';
import { pageCount } from '../sheets/render-node.ts';
import { armiesOf, aRoster } from '../sheets/rosters.ts';
import { usePrintedFolder } from './printed-folder.ts';
import { isAll } from '../runs.ts';

/** One of each kind: by numbers, by regiments, by models. Other tests print every form of every game. */
const systems = isAll ? ['warmaster', 'aos4', 't9a'] : ['warmaster', 'aos4'];

/** The most pages that a form of an army of 2000 points takes. */
const maxPages: Readonly<Record<string, number>> = { list: 1, reference: 4, legality: 3 };

function listOf(index: ArmyIndex, name: string) {
	let next = 0;
	const newId = (): string => `u${(next += 1)}`;
	const roster =
		index.system.sizes.length === 0
			? aRoster(index, { size: 0, units: compulsoryUnits(index, 0, newId) })
			: boughtRoster(index, 11, 2000);
	return { ...roster, name };
}

const lists = systems.map((system) => {
	const [index] = armiesOf(system).filter(({ army }) => army.variantOf === undefined);
	if (!index) throw new Error(`no army of ${system}`);
	return { name: `The ${system} list`, index };
});

const { print, files, read } = usePrintedFolder({
	'all.json': { muster: 1, rosters: lists.map(({ index, name }) => listOf(index, name)) }
});

describe('every form', () => {
	test.each(sheetForms)('%s', async (form) => {
		const run = await print('all.json', '--form', form, '-o', form, '--json');
		expect(run.exit).toBe(0);
		const printed = JSON.parse(run.out) as readonly { written: string; pages: number }[];
		expect(printed.map(({ written }) => written)).toEqual(
			lists.map(({ name }) => `${form}/${name.replaceAll(' ', '-')}.pdf`)
		);
		expect(files(form)).toHaveLength(lists.length);
		for (const [at, { name, index }] of lists.entries()) {
			const pdf = read(printed[at]?.written ?? '');
			const pages = pdfPages(pdf);
			expect(printed[at]?.pages).toBe(pages.length);
			expect(pages.length).toBeLessThanOrEqual(maxPages[form] ?? 20);
			if (form === 'cards') continue;
			expect(pages[0]?.join('\n')).toContain(name);
			expect(pages.flat().join('\n').toLowerCase()).toContain(index.army.name.toLowerCase());
			pages.forEach((page, number) => {
				expect(page.join('\n')).toContain(`Page ${number + 1} of ${pages.length}`);
			});
		}
	});
});

test('all forms of all lists in one file have a bookmark each, where they begin', async () => {
	expect(
		(await print('all.json', '--form', 'all', '--paper', 'letter', '--combined', 'all.pdf')).exit
	).toBe(0);
	const pdf = read('all.pdf');
	const marks = pdfBookmarks(pdf);
	expect(marks.filter(({ depth }) => depth === 0).map(({ title }) => title)).toEqual(
		lists.map(({ name }) => name)
	);
	expect(marks.filter(({ depth }) => depth === 1)).toHaveLength(lists.length * sheetForms.length);
	const pages = marks.map(({ page }) => page);
	expect(pages).toEqual(pages.toSorted((a, b) => a - b));
	expect(Math.max(...pages)).toBeLessThanOrEqual(pageCount(pdf));
});

test('the warscrolls of units that have them are printed', () => {
	const at = lists.findIndex(({ index }) => index.system.id === 'aos4');
	const pdf = read('reference', `${lists[at]?.name.replaceAll(' ', '-') ?? ''}.pdf`);
	expect(pdfPages(pdf).flat().join('\n')).toMatch(/Atk.*Hit.*Wnd.*Rnd.*Dmg/);
});

describe('cards', () => {
	const pagesOf = async (...words: readonly string[]): Promise<readonly number[]> => {
		const run = await print(
			'all.json',
			'--form',
			'cards',
			...words,
			'-o',
			`cards${words.length}`,
			'--json'
		);
		expect(run.exit).toBe(0);
		return (JSON.parse(run.out) as readonly { pages: number }[]).map(({ pages }) => pages);
	};

	test('have backs where that is asked for: a page more for each', async () => {
		expect(await pagesOf('--backs')).toEqual((await pagesOf()).map((pages) => 2 * pages));
	});

	test('are of the kinds asked for alone', async () => {
		const [all, units] = [await pagesOf(), await pagesOf('--cards', 'unit')];
		units.forEach((pages, at) => {
			expect(pages).toBeLessThanOrEqual(all[at] ?? 0);
		});
		expect(units).not.toEqual(all);
		expect((await print('all.json', '--form', 'cards', '--cards', 'hero')).err).toContain(
			'There is no kind of cards “hero”: say character, unit, army, item or spell.'
		);
	});
});
