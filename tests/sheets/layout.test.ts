import { describe, expect, test } from 'vitest';
import type { Sheet, SheetForm } from '../../src/content/index.ts';
import { emberSheet } from './ember-host.ts';
import { faultsOf } from './faults.ts';
import { laidOut, type Box, type LaidOut } from './laid-out.ts';
import { sheetOf } from './rosters.ts';
import { aTinRoster, tin } from './tin-muster.ts';

/** Where each paragraph of more than a figure begins: page, place from left and top, size, first words. */
function outlineOf({ boxes }: LaidOut): string {
	const first = new Map<number, Box>();
	for (const box of boxes) {
		if (box.paragraph !== undefined && !first.has(box.paragraph)) first.set(box.paragraph, box);
	}
	return [...first.values()]
		.filter(({ text }) => text.trim().length > 3)
		.map(
			({ page, x, y, size, text }) =>
				`${[page, x.toFixed(), y.toFixed(), size.toFixed(1)].join('\t')}\t${text.trim()}\n`
		)
		.join('');
}

const twelve = Array.from({ length: 4 }, () => aTinRoster().units)
	.flat()
	.map((unit, at) => ({ ...unit, id: `u${String(at)}`, name: `No. ${String(at + 1)}` }));
const tinSheet = (form: SheetForm): Sheet => sheetOf(tin, aTinRoster(), form);
const sheets: readonly (readonly [name: string, sheet: Sheet])[] = [
	['list-of-ranks', tinSheet('list')],
	['list-of-ranks-long', sheetOf(tin, aTinRoster({ units: twelve }))],
	['list-of-regiments', emberSheet()],
	['reference', tinSheet('reference')],
	['legality', tinSheet('legality')]
];

describe.each(sheets)('%s', (name, sheet) => {
	test.each(['a4', 'letter'] as const)('stands on %s as it always did', async (paper) => {
		const laid = laidOut(sheet, paper);
		expect(faultsOf(laid)).toEqual([]);
		await expect(outlineOf(laid)).toMatchFileSnapshot(`golden/${name}-${paper}.txt`);
	});
});

describe('the foot', () => {
	const code = { code: 'ABCD-EFGH-JKMN', link: 'https://example.org/' };
	const footOf = (sheet: Sheet): string =>
		laidOut(sheet, 'a4')
			.boxes.filter(({ page, paragraph }) => page === 1 && paragraph === undefined)
			.map(({ text }) => text)
			.join('');

	test('says by what the list can be told, where there is such a code', () => {
		expect(footOf({ ...tinSheet('list'), code })).toContain('list ABCD-EFGH-JKMN');
		expect(footOf(tinSheet('list'))).not.toContain('list ');
	});

	test('has room for a long name beside it', () => {
		const title =
			'The Host of Tinburg, raised in the north for the war against the urchins of the fen';
		const laid = laidOut({ ...tinSheet('list'), title, code }, 'letter');
		expect(faultsOf(laid)).toEqual([]);
	});
});
