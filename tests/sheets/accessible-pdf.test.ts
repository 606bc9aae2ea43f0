import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { sheetForms } from '../../src/content/index.ts';
import { indexRow } from '../../src/paper/index.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { inTurn } from '../slice.ts';
import { accessibilityFaults } from './accessible.ts';
import { renderInNode } from './render-node.ts';
import { sheetOf } from './rosters.ts';
import { smallRosters } from './small-rosters.ts';

const code = { code: 'K7QF-2MXA-9TZP', link: 'https://example.org/verify/#abc' };

test.each(inTurn(Object.keys(smallRosters), 3))(
	'every form of %s is accessible',
	async (system) => {
		const small = smallRosters[system];
		if (!small) throw new Error(`no roster of ${system}`);
		for (const form of sheetForms) {
			const sheet = { ...sheetOf(small.index, small.roster, form), code };
			expect(await accessibilityFaults(await renderInNode(sheet, 'a4')), form).toEqual([]);
		}
	}
);

test('a book of lists with its index is accessible', async () => {
	const lists = Object.values(smallRosters).map(({ index, roster }) => ({
		sheets: [sheetOf(index, roster), sheetOf(index, roster, 'record')],
		row: indexRow(checkRoster(roster, index), { name: roster.name, code: code.code })
	}));
	const { bytes } = await renderPdfInNode(
		lists.map(({ sheets }) => sheets),
		'letter',
		{ index: lists.map(({ row }) => row), isTwoSided: true }
	);
	expect(await accessibilityFaults(bytes)).toEqual([]);
});
