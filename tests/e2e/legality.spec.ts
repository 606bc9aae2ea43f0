import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { LegalityDialog } from './pages/legality-dialog.ts';
import {
	aFullEmpire,
	anEmpire,
	anIllegalEmpire,
	aRow,
	compulsory,
	idOf,
	unitsOf
} from './rosters.ts';
import { fewGuns } from '../few-guns.ts';

const test = base.extend<{ legality: LegalityDialog }>({
	legality: async ({ page }, use) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await use(new LegalityDialog(page));
	}
});

/** A legal roster with five units in one brigade, which is one more than the plan allows. */
const planned = anEmpire({
	id: idOf(3),
	name: 'Planned',
	groups: [{ id: 'b1', kind: 'brigade', name: 'Left wing' }],
	units: unitsOf(compulsory).map((unit, at) => (at < 5 ? { ...unit, group: 'b1' } : unit))
});

/** A legal roster whose event is played at another size and wants fewer of something. */
const invited = aFullEmpire({
	id: idOf(4),
	name: 'Invited',
	event: fewGuns
});

test.beforeEach(async ({ stored }) => {
	await stored.seed(
		[aFullEmpire(), anIllegalEmpire(), planned, invited].map((roster, at) => aRow(roster, at))
	);
});

test('a legal roster has every rule told, with its arithmetic and its source', async ({
	editor,
	legality
}) => {
	await editor.open(idOf(1));
	await editor.verdict.click();
	await expect(legality.dialog).toHaveAccessibleName(/^Legal so far · \d+ left$/);
	await expect(legality.problems).toHaveCount(0);
	await expect(legality.rule('Cannon')).toContainText('Cannon: 2 taken, maximum 2.');
	await expect(legality.rule('Cannon')).toContainText(
		'Per 1000 of 2000 points: maximum 1 × 2 = 2.'
	);
	await expect(legality.rule('Cannon')).toContainText('Warmaster Armies, Empire');
	await expect(legality.group('The army')).toContainText('1830 of 2000 points spent, 170 left.');
	await expect(legality.group('Artillery')).toContainText('1 passed');
	await expect(legality.rule('Wand of Power')).toContainText('Interpretation used: Only if');
	await expect(legality.rule('Griffon: General, Hero or Wizard only')).toBeHidden();
	await legality.group('Mounts').locator('summary').click();
	await expect(legality.rule('Griffon: General, Hero or Wizard only')).toContainText('not taken');
});

test('a problem is fixed by a button, and the next one has the focus', async ({
	page,
	editor,
	legality
}) => {
	const keyboard = new Keyboard(page);
	await editor.open(idOf(2));
	await keyboard.activate(editor.verdict);
	await expect(legality.dialog).toHaveAccessibleName('2 to fix');
	await expect(legality.problems).toHaveCount(2);
	const first = legality.problems.filter({ hasText: 'Halberdiers: 3 taken' });
	await keyboard.activate(legality.fix(first, /^Add Halberdiers ?, \+45 points/));
	await expect(legality.dialog).toHaveAccessibleName('1 to fix');
	await expect(legality.said).toContainText('Halberdiers');
	await expect(legality.problems).toHaveCount(1);
	await expect(legality.problems.first()).toBeFocused();
	const last = legality.problems.first();
	await keyboard.activate(legality.fix(last, /Wand of Power/).first());
	await expect(legality.dialog).toHaveAccessibleName(/^Legal so far · \d+ left$/);
	await expect(legality.summary).toBeFocused();
	await expect(legality.said).toContainText(/Legal so far · \d+ left\./);
	expect(keyboard.faults).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(editor.verdict).toHaveText('Legal so far');
});

test('Show opens what the problem is about', async ({ editor, legality }) => {
	await editor.open(idOf(2));
	await editor.verdict.click();
	await editor.button('Show Halberdiers').click();
	await expect(legality.dialog).toHaveAccessibleName('Halberdiers');
});

test('a plan that is not followed is told as a plan, and the list is legal', async ({
	editor,
	legality
}) => {
	await editor.open(idOf(3));
	await expect(editor.verdict).toHaveText('Legal so far');
	await editor.verdict.click();
	await expect(legality.dialog).toHaveAccessibleName(/^Legal so far · \d+ left$/);
	await expect(legality.advice).toContainText(['Left wing: 5 units, maximum 4.']);
	await expect(legality.group('Brigades')).toContainText('1 choice before the game');
	await legality
		.fix(legality.advice.first(), /Left wing/)
		.first()
		.click();
	await expect(legality.advice).toHaveCount(0);
});

test('the event’s rules stand by themselves, and its answer says whose it is', async ({
	editor,
	legality
}) => {
	await editor.open(idOf(4));
	await editor.verdict.click();
	await expect(legality.dialog).toHaveAccessibleName('1 to fix');
	await expect(legality.group('Event: Nordland Open')).toContainText('Played at 2000 points');
	await expect(legality.group('Event: Nordland Open')).toContainText('Nordland Open, 2026-12-05');
	await expect(legality.dialog).toContainText('Given by the event.');
});

test('the report is a link away from paper', async ({ editor, legality, print }) => {
	await editor.open(idOf(2));
	await editor.verdict.click();
	await legality.print.click();
	await expect(print.choice('Legality report')).toHaveAttribute('aria-pressed', 'true');
	await expect(print.preview).toContainText('Not legal: 2 to fix');
	await expect(print.preview).toContainText('Halberdiers: 3 taken, minimum 4. Add 1.');
});

test.describe('the proof is accessible and fits', () => {
	for (const [name, at] of [
		['a legal roster', 1],
		['an illegal roster', 2],
		['a plan', 3],
		['an event', 4]
	] as const) {
		test(name, async ({ editor, legality, checkLooks }) => {
			// Every rule unfolded, three times over.
			test.slow();
			await editor.open(idOf(at));
			await editor.verdict.click();
			await legality.print.waitFor();
			await legality.dialog.locator('details').evaluateAll((folded) => {
				for (const details of folded) details.setAttribute('open', '');
			});
			await checkLooks();
		});
	}
});
