import { readFileSync } from 'node:fs';
import { expect, test as base } from './fixtures.ts';
import { RulesDialog } from './pages/rules-dialog.ts';
import { anEmpire, aRow, idOf, unitsOf } from './rosters.ts';

const test = base.extend<{ rules: RulesDialog }>({
	rules: ({ page }, use) => use(new RulesDialog(page))
});

const cup = {
	eventPack: 1,
	name: 'Garden Cup',
	system: 'Warmaster',
	date: '2026-12-05',
	size: 1500,
	readings: { 'wizard-items': 'any-caster' },
	constraints: [
		{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' },
		{ kind: 'count', of: { any: ['steam tanks'] }, max: 0, armies: ['empire'] }
	],
	note: 'Bring biscuits.'
};
const text = JSON.stringify(cup);

/** A Tzarina on a Bear: legal under one reading of her sled. */
const tzarina = anEmpire({
	army: 'kislev',
	name: 'Winter',
	size: 900,
	units: unitsOf(['general + tzarina + bear'])
});

test.describe('readings', () => {
	test.beforeEach(async ({ stored, editor, rules }) => {
		await stored.seed([aRow(tzarina, 60)]);
		await editor.open(idOf(1));
		await expect(editor.verdict).toHaveText('Legal so far');
		await rules.open();
	});

	test('say what the other answer makes of the list, and judge it at once', async ({
		rules,
		editor,
		stored
	}) => {
		const sled = rules.reading(/^Can a Tzarina/);
		await expect(sled.getByRole('radio', { checked: true })).toHaveAccessibleName(
			/^Yes: .*Muster’s choice$/
		);
		await expect(rules.answer(/^No: the sled/)).toHaveAccessibleName(
			/With this interpretation: \d+ to fix$/
		);
		await rules.dialog.getByText(/^\d+ that do(es)?n’t affect this list$/).click();
		await expect(rules.reading(/^Can a General/)).toContainText(
			'Makes no difference to this list.'
		);
		await rules.answer(/^No: the sled/).check();
		await expect(rules.total).toContainText('to fix');
		await expect(rules.answer(/^Yes: /)).toHaveAccessibleName(
			/With this interpretation: the list is legal$/
		);
		await rules.leave();
		await expect(editor.verdict).toHaveText(/to fix/);
		await expect
			.poll(async () => JSON.stringify(await stored.all()))
			.toContain('"tzarina-sled":"sled-is-mount"');
		await rules.open();
		await rules.answer(/^Yes: /).check();
		await expect(rules.total).toContainText('Legal');
		await expect
			.poll(async () => JSON.stringify(await stored.all()))
			.not.toContain('sled-is-mount');
	});

	test('are chosen by keyboard', async ({ page, rules }) => {
		await rules.answer(/^Yes: /).focus();
		await page.keyboard.press('ArrowDown');
		await expect(rules.answer(/^No: the sled/)).toBeChecked();
		await expect(rules.answer(/^No: the sled/)).toBeFocused();
	});

	test('stay as the event plays them, and say so', async ({ rules }) => {
		const readings = { 'tzarina-sled': 'sled-is-mount' };
		await rules.importText(JSON.stringify({ ...cup, size: undefined, readings }));
		const sled = rules.reading(/^Can a Tzarina/);
		await expect(sled.getByRole('radio', { disabled: true })).toHaveCount(2);
		await expect(sled).toHaveAccessibleDescription(/^Garden Cup plays it this way\./);
		await expect(rules.answer(/^No: the sled/)).toBeChecked();
		await rules.takeOff.click();
		await expect(rules.answer(/^Yes: /)).toBeChecked();
		await expect(rules.answer(/^Yes: /)).toBeEnabled();
	});
});

test.describe('an event whose rules are not here', () => {
	const without = 'Legal without the event’s rules';
	const event = {
		formatVersion: 1,
		name: 'Garden Cup',
		system: 'warmaster',
		date: '2026-12-05',
		constraints: [],
		missing: { mark: '0123456789ab' }
	} as const;

	test('is said wherever the verdict stands, until its pack is attached', async ({
		page,
		stored,
		editor,
		home,
		rules,
		checkLooks
	}) => {
		const row = {
			...aRow(anEmpire({ event }), 60),
			summary: { points: 525, problems: 0, units: 9 }
		};
		await stored.seed([row]);
		await home.open();
		await expect(home.rows).toContainText([without]);
		await editor.open(idOf(1));
		await expect(editor.verdict).toHaveText(without);
		await checkLooks();
		await editor.verdict.click();
		await expect(page.getByRole('heading', { name: without })).toBeVisible();
		await page.keyboard.press('Escape');
		await rules.open();
		await expect(rules.dialog).toContainText('Its rules are missing');
		await rules.importText(text);
		await expect(rules.dialog).not.toContainText('Its rules are missing');
		await page.keyboard.press('Escape');
		await expect(editor.verdict).toHaveText('Legal so far');
	});
});

test.describe('an event', () => {
	const guns = anEmpire({
		units: unitsOf([...anEmpire().units.map(({ entry }) => entry), 'cannon', 'helblaster'])
	});

	test.beforeEach(async ({ stored, editor, rules }) => {
		await stored.seed([aRow(guns, 60)]);
		await editor.open(idOf(1));
		await rules.open();
	});

	test('is imported, attached, checked like the book, and taken off', async ({
		page,
		rules,
		editor
	}) => {
		await expect(rules.dialog).toContainText('No event packs yet.');
		await rules.importText(text);
		await expect(rules.events).toContainText(/5 December 2026 · 1500 points/);
		await expect(page.getByRole('heading', { name: 'This list is for' })).toBeFocused();
		await expect(rules.events).toContainText('Artillery: maximum 1.');
		await expect(rules.events).toContainText('Steam Tank: none. Empire only.');
		await expect(rules.events).toContainText('Yes, any General who casts spells can.');
		await expect(rules.events).toContainText('Bring biscuits.');
		await expect(rules.total).toContainText('of 1500 · 1 to fix');
		const saving = page.waitForEvent('download');
		await rules.saveFile.click();
		const path = await (await saving).path();
		expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
			eventPack: 1,
			name: 'Garden Cup'
		});
		await rules.leave();
		await expect(page.getByRole('button', { name: 'Garden Cup' })).toBeVisible();
		await editor.verdict.click();
		await expect(editor.dialog).toContainText('Artillery: 2 taken, maximum 1.');
		await expect(editor.dialog).toContainText('Garden Cup, 5 December 2026');
		await editor.close.click();
		await rules.open();
		await rules.takeOff.click();
		await expect(rules.total).toContainText('of 1500 · Legal so far');
		await expect(rules.attach('Garden Cup')).toBeVisible();
	});

	test('replaces an earlier one of its name and day, and is forgotten', async ({ rules }) => {
		await rules.importText(text);
		await rules.takeOff.click();
		await rules.importText(JSON.stringify({ ...cup, size: 1800 }));
		await expect(rules.events).toContainText('1800 points');
		await rules.takeOff.click();
		await expect(rules.attach('Garden Cup')).toBeVisible();
		await expect(rules.events).toHaveCount(1);
		await rules.forget('Garden Cup').click();
		await expect(rules.events).toHaveCount(0);
	});

	test('that cannot be read says why', async ({ rules }) => {
		await rules.importText(text.replace('steam tanks', 'Steam Tnak'));
		await expect(rules.messages).toContainText(
			'constraints, 2nd rule: Empire has nothing called “Steam Tnak”, and no such keyword. Did you mean Steam Tank?'
		);
		await rules.importText(JSON.stringify({ muster: 1, rosters: [anEmpire()] }));
		await expect(rules.messages).toHaveText('cup.json is a list, not an event pack.');
		await expect(rules.events).toHaveCount(0);
	});

	test('is accessible and fits', async ({ rules, checkLooks }) => {
		await rules.importText(text);
		await expect(rules.takeOff).toBeVisible();
		await checkLooks({ of: 'the rules of one' });
		await rules.takeOff.click();
		await expect(rules.attach('Garden Cup')).toBeVisible();
		await checkLooks({ of: 'the events' });
	});
});
