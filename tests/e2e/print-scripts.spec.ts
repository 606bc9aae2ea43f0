import { readFile } from 'node:fs/promises';
import { pdfLines } from '../sheets/pdf-text.ts';
import { goOffline } from './go-offline.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { expect, test } from './site-test.ts';

const chinese = '帝国军队';
const korean = '한국어 군대';
const georgian = 'ხმალი';

test('names in other scripts are printed, without a network too, and what is not there is said', async ({
	page,
	context,
	site,
	home,
	stored,
	print
}) => {
	const [first, second, ...others] = aFullEmpire().units;
	const named = (unit: typeof first, name: string) => (unit ? [{ ...unit, name }] : []);
	await stored.seed([
		aRow(aFullEmpire({ name: chinese })),
		aRow(
			aFullEmpire({
				id: idOf(2),
				name: 'Nordland',
				units: [...named(first, korean), ...named(second, georgian), ...others]
			})
		)
	]);
	const notice = page.getByRole('region', { name: 'Not printed as written' });
	await home.open();

	await test.step('with a network its letters are fetched, and are in the file', async () => {
		await print.open(idOf(1), 'list');
		await expect(print.preview).toContainText(chinese);
		await expect(notice).toBeHidden();
		const pdf = await readFile(await (await print.savePdf()).path());
		expect(pdfLines(pdf).join(' ').replaceAll(' ', '')).toContain(chinese);
	});

	await test.step('what was printed once is printed without a network', async () => {
		await home.open();
		await goOffline(page, context);
		site.trouble = () => 'reset';
		await print.open(idOf(1), 'list');
		await expect(print.preview).toContainText(chinese);
		await expect(notice).toBeHidden();
	});

	await test.step('what was not is said, with the name and why, and stands for itself on no paper', async () => {
		// What a network answers that wants a login is no letter either.
		site.trouble = () => 'login';
		await print.open(idOf(2), 'list');
		await expect(notice).toContainText(`Name “${korean}”: printed as “[…]”.`);
		await expect(notice).toContainText('the network isn’t responding');
		await expect(notice).toContainText(`Name “${georgian}”: printed as “[…]”.`);
		await expect(notice).toContainText('no font');
		await expect(print.preview).toContainText('“[…]”');
	});

	await test.step('and is printed when there is a network again', async () => {
		site.trouble = () => undefined;
		await context.setOffline(false);
		await notice.getByRole('button', { name: 'Try again' }).click();
		await expect(print.preview).toContainText(korean);
		await expect(notice).toContainText(georgian);
		await expect(notice).not.toContainText(korean);
	});
});
