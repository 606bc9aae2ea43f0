import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { CompleteDialog } from './pages/complete-dialog.ts';
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

	test('are text in the editor and its dialogs', async ({ page, editor }) => {
		await editor.open(idOf(1));
		await expect(editor.heading).toHaveText(script);
		await expect(page).toHaveTitle(`${script} · Muster`);
		await expect(editor.unit(`${script}: Battle Banner`)).toBeVisible();
		await editor.unit(`${script}: Battle Banner`).click();
		await expect(editor.note).toHaveValue(quote);
		await editor.close.click();
		await editor.verdict.click();
		await expect(editor.dialog).toContainText(script);
		await expect(editor.dialog).toContainText(quote);
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

	test('are text in the history, the bin and beside another list', async ({ page, home }) => {
		await home.open();
		await page.goto(`compare/?a=${idOf(1)}&b=${idOf(1)}`);
		await expect(page.locator('main')).toContainText(script);
		await home.open();
		await home.more(script).click();
		await home.menu.getByRole('button', { name: 'Delete' }).click();
		await expect(home.bin).toHaveText('Bin (1)');
		await page.goto('bin/');
		await expect(page.locator('main')).toContainText(script);
	});

	test('are text in links and drawings that are verified', async ({ page }) => {
		const link = 'javascript:hacked=1';
		await page.goto(`list/#${encodeURIComponent(link)}`);
		await expect(page.getByText('This link is damaged')).toBeVisible();
		await page.goto('verify/');
		await page.getByLabel('List code or link').fill(link);
		expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
		await page.getByLabel('Or a photo of the QR code').setInputFiles({
			name: 'code.svg',
			mimeType: 'image/svg+xml',
			buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="hacked=1"/>')
		});
		await expect(page.getByText('Muster cannot read this picture')).toBeVisible();
	});

	test('are text in the address', async ({ page, library }) => {
		await library.open(encodeURIComponent(script));
		await expect(library.heading).toHaveText('Army not found');
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
		'settings/',
		'verify/',
		'desk/',
		'list/',
		'compare/',
		'bin/',
		'404.html'
	]) {
		const html = await (await request.get(path)).text();
		const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
		const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
		expect(policy, path).toContain("default-src 'none'");
		expect(policy, path).toContain("base-uri 'none'");
		expect(policy, path).toContain("form-action 'none'");
		expect(policy, path).toContain("connect-src 'self';");
		expect(policy, path).toContain("require-trusted-types-for 'script'");
		expect(policy, path).toMatch(/trusted-types svelte-trusted-html muster$/);
		expect(scripts, path).toContain("'self'");
		expect(scripts, path).toMatch(/'sha256-[\w+/]+=*'/);
		expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
		expect(html, path).not.toMatch(/\son\w+=/);
	}
});

test.describe('with something slipped into the page', () => {
	test.use({ expectedMessages: /Content Security Policy|Trusted/ });

	test('the browser runs no script and asks no other site', async ({ page, home }) => {
		await home.open();
		const outcome = await page.evaluate(async () => {
			const refused: string[] = [];
			const attempt = async (what: string, doing: () => unknown): Promise<void> => {
				await Promise.resolve()
					.then(doing)
					.catch(() => refused.push(what));
			};
			const add = (tag: string, changes: object): void => {
				document.body.append(Object.assign(document.createElement(tag), changes));
			};
			await attempt('the text of a script', () => add('script', { textContent: 'hacked = 1' }));
			await attempt('the address of a script', () => add('script', { src: '/x.js' }));
			await attempt('HTML', () => add('p', { innerHTML: '<img src=x onerror="hacked=1">' }));
			await attempt('a page in a page', () =>
				add('iframe', { srcdoc: '<script>hacked=1</script>' })
			);
			await attempt('a worker', () => new Worker('/x.js'));
			await attempt('a policy', () => {
				const { trustedTypes } = globalThis as unknown as {
					trustedTypes: { createPolicy(name: string, rules: object): unknown };
				};
				return trustedTypes.createPolicy('other', {});
			});
			await attempt('a request', () => fetch('https://muster.invalid/'));
			return { refused, isHacked: 'hacked' in globalThis };
		});
		expect(outcome).toEqual({
			refused: [
				'the text of a script',
				'the address of a script',
				'HTML',
				'a page in a page',
				'a worker',
				'a policy',
				'a request'
			],
			isHacked: false
		});
	});
});

test.describe('WebAssembly', () => {
	test.use({ expectedMessages: /Content Security Policy|wasm/i });

	test('is compiled by no page, but by the worker that solves', async ({
		page,
		stored,
		editor
	}) => {
		const completing = new CompleteDialog(page);
		await stored.seed([aRow(anEmpire())]);
		await editor.open(idOf(1));
		const compiled = await page.evaluate(() =>
			WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
				() => 'compiled',
				() => 'refused'
			)
		);
		expect(compiled).toBe('refused');
		await editor.more.click();
		await editor.button('Complete this list').click();
		await completing.start.click();
		await expect(completing.lists.first()).toBeVisible();
	});
});

test('the worker that solves may load its WebAssembly, and nothing else', async ({ request }) => {
	const workers = readdirSync('build/_app/immutable/workers');
	const [solving] = workers.filter((file) => /^solving\.worker-.*\.js$/.test(file));
	const policyOf = async (file: string) =>
		(await request.get(`/_app/immutable/workers/${file}`)).headers()['content-security-policy'];
	expect(await policyOf(solving ?? '')).toBe(
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
	);
	for (const file of workers.filter((other) => other !== solving && other.endsWith('.js')))
		expect(await policyOf(file), file).toBe("frame-ancestors 'none'");
});

test('files of the build tell of no machine and ask no other site', () => {
	const folder = new URL('../../build/', import.meta.url);
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const texts = files.filter((file) => /\.(?:js|css|html|json|webmanifest)$/.test(file));
	expect(texts.length).toBeGreaterThan(100);
	expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
	const asked =
		/(?:fetch|import|importScripts|open|URL|Worker|EventSource|WebSocket)\(\s*["'`]https?:/;
	const place = fileURLToPath(new URL('../..', import.meta.url));
	for (const file of texts) {
		const text = readFileSync(new URL(file, folder), 'utf8');
		expect(text.includes(place), file).toBe(false);
		expect(text, file).not.toMatch(/sourceMappingURL=|file:\/\/\/(?!\$)\w|\/home\/\w+\//);
		expect(text, file).not.toMatch(asked);
		expect(text, file).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?\/\//);
		expect(text, file).not.toMatch(/url\(["']?(?:https?:)?\/\//);
	}
});

test('every file comes with the headers that hosts are asked for', async ({ request }) => {
	const [script] = readdirSync('build/_app/immutable/entry');
	for (const path of [
		'/',
		'/no-such-page',
		'/manifest.webmanifest',
		`/_app/immutable/entry/${script ?? ''}`
	]) {
		const headers = (await request.get(path)).headers();
		expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'");
		expect(headers['x-content-type-options'], path).toBe('nosniff');
	}
});
