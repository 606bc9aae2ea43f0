import { expect, type Page } from '@playwright/test';
import { arrived, event } from '../rehearsal.ts';
import { DeskPage } from './pages/desk-page.ts';
import type { EditorPage } from './pages/editor-page.ts';
import type { HomePage } from './pages/home-page.ts';
import type { ImportPage } from './pages/import-page.ts';
import type { LibraryPage } from './pages/library-page.ts';
import type { NewRosterPage } from './pages/new-roster-page.ts';
import { openPage } from './pages/open-page.ts';
import type { PrintPage } from './pages/print-page.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf, unitsOf } from './rosters.ts';

interface Pages {
	readonly page: Page;
	readonly home: HomePage;
	readonly newRoster: NewRosterPage;
	readonly editor: EditorPage;
	readonly print: PrintPage;
	readonly library: LibraryPage;
	readonly importer: ImportPage;
}

/** A screen or a dialog over it, and how to get there. */
interface Screen {
	readonly name: string;
	readonly show: (pages: Pages) => Promise<void>;
}

const long = 'Expeditionary force of the Grand Theogonist of Altdorf against the northern foes';
const stray = anEmpire({ id: idOf(4), name: 'Strays', units: unitsOf(['griffon', 'pikemen']) });

/** What is stored when the screens are shown. */
export const storedRows = [
	aRow(aFullEmpire(), 5),
	aRow(anIllegalEmpire(), 90),
	aRow(anEmpire({ id: idOf(3), name: long }), 3000),
	aRow(stray, 4000),
	{ id: 'bad', roster: null }
];

/** The screens and dialogs of the app; the proof, brigades, rules, history, comparing and the bin have their own specs. */
export const screens: readonly Screen[] = [
	{
		name: 'home with rosters',
		show: async ({ home }) => {
			await home.open();
			await home.row('Nordland').waitFor();
		}
	},
	{
		name: 'home with a message',
		show: async ({ home }) => {
			await home.open();
			await home.act('Nordland', 'Delete');
			await home.undo.waitFor();
		}
	},
	{
		name: 'the menu of a roster',
		show: async ({ home }) => {
			await home.open();
			await home.more(long).click();
			await home.menu.waitFor();
		}
	},
	{
		name: 'renaming',
		show: async ({ home }) => {
			await home.open();
			await home.act('Nordland', 'Rename');
			await home.menu.getByLabel('Name').waitFor();
		}
	},
	{ name: 'new roster', show: ({ newRoster }) => newRoster.open() },
	{
		name: 'new roster of a game',
		show: async ({ newRoster }) => {
			await newRoster.open('warmaster');
			await newRoster.army('Empire').waitFor();
		}
	},
	{
		name: 'new roster of a game of many armies',
		show: async ({ newRoster }) => {
			await newRoster.open('aos4');
			await newRoster.variants('Stormcast Eternals').click();
			await newRoster.legends.click();
		}
	},
	{
		name: 'new roster of a game of two families',
		show: async ({ page, newRoster }) => {
			await newRoster.open('whfb4');
			await page.getByRole('heading', { name: 'Points system' }).waitFor();
		}
	},
	{
		name: 'editor',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.total.waitFor();
		}
	},
	{
		name: 'editor of a long name',
		show: async ({ editor }) => {
			await editor.open(idOf(3));
			await editor.total.waitFor();
		}
	},
	{
		name: 'editor of an illegal roster with strays',
		show: async ({ editor }) => {
			await editor.open(idOf(4));
			await editor.total.waitFor();
		}
	},
	{
		name: 'the dialog of a unit',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.entry('Halberdiers').click();
			await editor.dialog.waitFor();
		}
	},
	{
		name: 'the dialog of a character',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.entry('Wizard').click();
			await editor.dialog.waitFor();
		}
	},
	{
		name: 'the dialog of a unit that is not taken',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.entry('Steam Tank').click();
			await editor.dialog.waitFor();
		}
	},
	{
		name: 'points limit',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.total.click();
			await editor.dialog.waitFor();
		}
	},
	{
		name: 'more about the roster',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.more.click();
			await editor.dialog.waitFor();
		}
	},
	{
		name: 'completing a list',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.more.click();
			await editor.button('Complete this list').click();
			await editor.button('Complete the list').waitFor();
		}
	},
	{
		name: 'the completions of a list',
		show: async ({ editor }) => {
			await editor.open(idOf(3));
			await editor.more.click();
			await editor.button('Complete this list').click();
			await editor.button('Complete the list').click();
			await editor.button('Other lists').waitFor();
		}
	},
	{
		name: 'replacing a unit',
		show: async ({ editor }) => {
			await editor.open(idOf(1));
			await editor.entry('Wizard').click();
			await editor.button('Replace with another unit').click();
			await editor.dialog.getByText(/units? fits?\./).waitFor();
		}
	},
	{
		name: 'finding nothing',
		show: async ({ page, editor }) => {
			await editor.open(idOf(1));
			await editor.find.fill('nothing of the kind');
			await page.getByText('0 of 12 shown').waitFor();
		}
	},
	{
		name: 'print: the legality of an illegal roster',
		show: async ({ print }) => {
			await print.open(idOf(2));
			await print.form('Legality report');
			await print.ready();
		}
	},
	{
		name: 'print: the list',
		show: async ({ print }) => {
			await print.open(idOf(1));
			await print.ready();
		}
	},
	{
		name: 'print: the reference of an illegal roster',
		show: async ({ print }) => {
			await print.open(idOf(2));
			await print.form('List and reference');
			await print.ready();
		}
	},
	{ name: 'library', show: ({ library }) => library.open() },
	{
		name: 'an army with regiments in the library',
		show: async ({ library }) => {
			await library.open('fyreslayers', 'aos4');
			await library.table.waitFor();
		}
	},
	{
		name: 'an army of ranks in the library',
		show: async ({ page, library }) => {
			await library.open('wood-elves', 'whfb4');
			await page.locator('summary', { hasText: 'High Magic' }).click();
		}
	},
	{
		name: 'an army of the library',
		show: async ({ library }) => {
			await library.open('empire');
			await library.table.waitFor();
		}
	},
	{
		name: 'import with results',
		show: async ({ importer }) => {
			await importer.open();
			const rosters = [aFullEmpire(), anIllegalEmpire({ name: long }), { formatVersion: 1 }];
			await importer.readText(JSON.stringify({ muster: 1, rosters }));
			await importer.results.first().waitFor();
		}
	},
	{
		name: 'about',
		show: async ({ page }) => {
			await openPage(page, 'about/');
			await page.getByRole('heading', { name: 'Games' }).waitFor();
		}
	},
	{
		name: 'help',
		show: async ({ page }) => {
			await openPage(page, 'help/');
			await page.getByRole('heading', { name: 'Help' }).waitFor();
		}
	},
	{
		name: 'what is new',
		show: async ({ page }) => {
			await openPage(page, 'news/');
			await page.getByRole('heading', { name: 'What’s new' }).waitFor();
		}
	},
	{
		name: 'the desk of an event',
		show: async ({ page }) => {
			const desk = new DeskPage(page);
			await desk.open();
			await desk.useEvent(event);
			await desk.give(arrived.slice(0, 20).map(({ file, content }) => ({ name: file, content })));
			await desk.unfold('Quin Seventeen');
			await page.getByRole('heading', { name: 'As sent' }).waitFor();
		}
	},
	{
		name: 'the desk without an event, and the form of one',
		show: async ({ page }) => {
			const desk = new DeskPage(page);
			await desk.open();
			// What an event of before holds comes above it, and may move it from under the click.
			await expect(async () => {
				await page.getByText('New event').click();
				await expect(page.getByLabel('Game')).toBeVisible({ timeout: 2000 });
			}).toPass();
			await page.getByLabel('Game').selectOption({ label: 'Warmaster' });
			await page.getByText('Interpretations', { exact: true }).click();
			await page.getByText('What else an event pack can hold').click();
			await desk.button('Add a house rule').click();
			await page.getByText('Check published lists').click();
			await page.getByLabel(/Can a General who casts spells/).waitFor();
		}
	},
	{
		name: 'the desk with a form to match, a lock and the file of another desk',
		show: async ({ page }) => {
			const desk = new DeskPage(page);
			await desk.open();
			await desk.useEvent(event);
			const form = 'When,Handle,What do you bring?\n1,Anna Berg,2 Halberdiers\n';
			await desk.give([
				{ name: 'form.csv', content: form },
				...arrived.slice(0, 3).map(({ file, content }) => ({ name: file, content }))
			]);
			await desk.saved('Lock the lists');
			const file = new TextDecoder().decode(await desk.saved('Save the desk as a file'));
			await desk.button('Erase all personal data').click();
			await desk.button('Erase lists, names and the lock').click();
			await desk.give([{ name: 'form.csv', content: form }]);
			await desk.choose('Open the file of a desk', [{ name: 'desk.json', content: file }]);
			await desk.button('Take it').waitFor();
		}
	},
	{
		name: 'settings',
		show: async ({ page }) => {
			await openPage(page, 'settings/');
			await page.getByText('5 rosters').waitFor();
		}
	},
	{
		name: 'home with a notice',
		show: async ({ page, home }) => {
			await page.clock.setFixedTime(Date.now() + 14 * 24 * 60 * 60 * 1000);
			await home.open();
			await page.getByRole('button', { name: 'Later' }).waitFor();
		}
	},
	{
		name: 'no such roster',
		show: async ({ page, editor }) => {
			await editor.open(idOf(9));
			await page.getByRole('heading', { name: 'Roster not found' }).waitFor();
		}
	}
];
