import { expect, test as base } from './fixtures.ts';
import { RegimentsPage } from './pages/regiments-page.ts';

const test = base.extend<{ readonly board: RegimentsPage }>({
	board: ({ page }, use) => use(new RegimentsPage(page))
});

test('a second unit outside makes of the total what was said of it', async ({ board, editor }) => {
	await board.make('stormcast-eternals');
	await board.addAuxiliary.tap();
	const row = board.pick('Liberators');
	for (const total of ['90 of 2000', '200 of 2000', '330 of 2000']) {
		await expect(row).toContainText(`→ ${total}`);
		await row.tap();
		await expect(board.dialog.locator('[data-total]')).toContainText(total);
	}
	await board.done.tap();
	await expect(board.section('Auxiliary units')).toContainText('3 units · surcharge 60 · next +60');
	await expect(editor.total).toContainText('330 of 2000');
});
