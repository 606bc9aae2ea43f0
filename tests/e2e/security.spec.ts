import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

const image = '<img src=x onerror="hacked=1">';
const script = `${image}<script>hacked=1</script>`;
const quote = '"><svg onload="hacked=1">\u202e{@html 1}';

const hostile = anEmpire({
	name: script,
	note: script,
	units: [
		{ id: 'u1', entry: 'halberdiers', options: ['battle-banner'], name: script, note: quote },
		{ id: 'u2', entry: 'crossbowmen', options: [quote], name: quote },
		{ id: 'u3', entry: script }
	]
});

test.describe('names that are HTML and script', () => {
	test.beforeEach(async ({ page, stored }) => {
		page.on('dialog', (dialog) => {
			throw new Error(`a dialog: ${dialog.message()}`);
		});
		await stored.seed([
			aRow(hostile),
			aRow({ ...anEmpire({ id: idOf(2), name: 'Lost', army: quote, system: script }) }),
			{ id: script, roster: { name: script } }
		]);
	});

	test.afterEach(async ({ page }) => {
		expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
		expect(await page.locator('img, svg[onload], main script').count()).toBe(0);
	});

	test('are text in the list of rosters', async ({ page, home }) => {
		await home.open();
		await expect(home.row(script)).toContainText(script);
		await expect(home.row('Lost')).toContainText(quote);
		await home.more(script).click();
		await expect(home.menu).toHaveAccessibleName(script);
		await home.menu.getByRole('button', { name: 'Delete' }).click();
		await expect(home.toast).toContainText(script);
		await home.undo.click();
		await home.unreadable.getByRole('button', { name: 'Delete' }).click();
		await expect(page.getByText('Deleted “unreadable roster”.')).toBeVisible();
	});

	test('are text in the editor and its sheets', async ({ page, editor }) => {
		await editor.open(idOf(1));
		await expect(editor.heading).toHaveText(script);
		await expect(page).toHaveTitle(`${script} · Muster`);
		await expect(editor.unit(`${script}: Battle Banner`)).toBeVisible();
		await editor.unit(`${script}: Battle Banner`).click();
		await expect(editor.note).toHaveValue(quote);
		await editor.close.click();
		await editor.verdict.click();
		await expect(editor.sheet).toContainText(script);
		await expect(editor.sheet).toContainText(quote);
	});

	test('are text where the army is not known', async ({ page, editor }) => {
		await editor.open(idOf(2));
		await expect(page.getByText(quote)).toBeVisible();
	});

	test('are text on the sheet, its PDF and its name', async ({ print }) => {
		await print.open(idOf(1));
		await expect(print.preview).toContainText(script);
		const download = await print.savePdf();
		expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.pdf$/u);
	});

	test('are text in what an import says', async ({ importer, page }) => {
		await importer.open();
		await importer.readText(JSON.stringify({ muster: 1, rosters: [hostile] }));
		await expect(importer.results).toContainText([script]);
		await importer.readText(
			JSON.stringify({ system: 'warmaster', army: script, size: 1000, units: [] })
		);
		await expect(page.getByText('no army called “<img src=x onerror=')).toBeVisible();
		await importer.readFile(`${script}.json`, '{');
		await expect(importer.results).toContainText([`${script}.json: not added`]);
	});

	test('are text in the address', async ({ page, library }) => {
		await library.open(encodeURIComponent(script));
		await expect(library.heading).toHaveText('No such army');
		await page.goto(`roster/?id=${encodeURIComponent(script)}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unreadable roster');
		await page.goto(`roster/?army=${encodeURIComponent(`warmaster/${image}`)}&size=2000`);
		await expect(page.getByText(`no army “${image}”`)).toBeVisible();
	});
});

test('every page allows its own scripts alone', async ({ request }) => {
	for (const path of [
		'',
		'new/',
		'roster/',
		'print/',
		'import/',
		'library/',
		'about/',
		'404.html'
	]) {
		const html = await (await request.get(path)).text();
		const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
		const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
		expect(policy, path).toContain("default-src 'self'");
		expect(policy, path).toContain("object-src 'none'");
		expect(scripts, path).toContain("'self'");
		expect(scripts, path).toMatch(/'sha256-[\w+/]+=*'/);
		expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
		expect(html, path).not.toMatch(/\son\w+=/);
	}
});

test.describe('with a script slipped into the page', () => {
	test.use({ expectedMessages: /Content Security Policy/ });

	test('the browser does not run it', async ({ page, home }) => {
		await home.open();
		await page.evaluate(() => {
			const slipped = document.createElement('script');
			slipped.textContent = 'globalThis.hacked = 1';
			document.head.append(slipped);
		});
		await expect(home.newRoster).toBeVisible();
		expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
	});
});
