import { describe, expect, test } from 'vitest';
import type { SheetWarscroll } from '../../src/content/index.ts';
import { documentInfo } from '../../src/paper/pdf/sheets-in-pdf.ts';
import { emberRoster, emberSheet } from './ember-host.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { pdfBookmarks } from './pdf-bookmarks.ts';
import { pageCount, renderInNode } from './render-node.ts';

test('warscrolls are called so in bookmarks and keywords', async () => {
	const sheets = (['list', 'reference'] as const).map((form) => emberSheet(emberRoster(), form));
	const { bytes } = await renderPdfInNode([sheets], 'a4');
	const forms = pdfBookmarks(bytes).filter(({ depth }) => depth === 0);
	expect(forms.map(({ title }) => title)).toEqual(['Army list', 'Warscrolls']);
	expect(documentInfo([sheets]).keywords).toContain(', Army list, Warscrolls');
});

describe('the warscrolls of a list', () => {
	const reference = emberSheet(emberRoster(), 'reference').reference?.warscrolls;

	function unit(name: string): SheetWarscroll | undefined {
		return reference?.units.find((one) => one.name === name);
	}

	test('are those of every unit taken, once, with those inside the band', () => {
		expect(reference?.units.map(({ name, models }) => [name, models])).toEqual([
			['Ember Lord', [1]],
			['Ash-Priest', [1]],
			['Cinder Guard', [5, 10]],
			['Slag-throwers', [3, 6]],
			['The Hearth', []],
			['Frost Lord', [1]],
			['Icicles', [5]]
		]);
	});

	test('have the stat line, the base, weapons, abilities by timing, and keywords', () => {
		expect(unit('Ember Lord')).toEqual({
			name: 'Ember Lord',
			stats: [
				{ name: 'Move', value: '5"' },
				{ name: 'Save', value: '3+' },
				{ name: 'Ward', value: '5+' }
			],
			base: '40mm',
			models: [1],
			weapons: [
				{ name: 'Glare', range: '12"', figures: ['2D6', '4+', '4+', '-', '1'], abilities: [] },
				{ name: 'Brand', figures: ['4', '3+', '3+', '1', 'D3'], abilities: [] }
			],
			abilities: [
				{ timing: 'Passive', abilities: [{ name: 'Heat Haze' }, { name: 'Scorched' }] },
				{ timing: 'Your Hero Phase', abilities: [{ name: 'Ember Storm', cast: '7' }] }
			],
			keywords: ['HERO', 'MAGE (2)']
		});
	});

	test('of another army’s unit are its own, as far as they are at hand', () => {
		expect(unit('Frost Lord')).toMatchObject({ base: '50mm', keywords: ['HERO'] });
		expect(unit('Icicles')).toMatchObject({ stats: [], weapons: [] });
	});

	test('come with the lores taken and the names of what was chosen, and nothing else', () => {
		expect(reference?.lores).toEqual([
			{
				kind: 'Fire lore',
				name: 'Lore of Flames',
				spells: [
					{ name: 'Flare', cast: '6', keywords: 'SPELL' },
					{ name: 'Blaze', cast: '8' }
				]
			}
		]);
		expect(reference?.names).toEqual([
			{ kind: 'Battle array', name: 'Wedge of Fire' },
			{ kind: 'Trait', name: 'Burning Brand', bearer: 'Ember Lord', text: 'It burns.' },
			{ kind: 'Trait', name: 'Grim', bearer: 'Ember Lord' }
		]);
	});

	test('are not on a list', () => {
		expect(emberSheet().reference).toBeUndefined();
	});
});

test('warscrolls of many units run over pages, the same each time they are made', async () => {
	const sheet = emberSheet(emberRoster(), 'reference');
	const warscrolls = sheet.reference?.warscrolls;
	if (!sheet.reference || !warscrolls) throw new Error('no warscrolls to try this with');
	const units = Array.from({ length: 12 }, () => warscrolls.units).flat();
	const long = {
		...sheet,
		reference: { ...sheet.reference, warscrolls: { ...warscrolls, units } }
	};
	const pages = pageCount(await renderInNode(long, 'a4'));
	expect(pages).toBeGreaterThan(1);
	expect(pages).toBeLessThan(5);
	expect(pageCount(await renderInNode(long, 'a4'))).toBe(pages);
});
