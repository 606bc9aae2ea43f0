import { mount, unmount } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aRoster } from '../../../../tests/builders.ts';
import type { Stored } from '../../../persistence/index.ts';
import { rosterFolders } from '../roster-folders.svelte.ts';
import RosterShelf from '../RosterShelf.svelte';

// Several are being chosen.
vi.mock('$app/state', () => ({ page: { state: { picking: true } } }));
vi.mock('$app/navigation', () => ({ pushState: () => undefined }));

const names = [
	'Nordland',
	'Nordheim',
	'Stirland',
	'Averland',
	'Hochland',
	'Ostland',
	'Talabec',
	'Marienburg'
];
const rows = names.map((name): Stored => ({
	readable: true,
	roster: aRoster({ id: name, name }),
	updatedAt: 0,
	summary: undefined,
	past: { cursor: 0, steps: 0 },
	data: undefined
}));

const selectAll = page.getByRole('button', { name: 'Select all' });
const selected = page.getByRole('group', { name: 'Selected rosters' }).getByRole('status');

async function show(): Promise<void> {
	const props = {
		rows,
		count: rows.length,
		onend: () => undefined,
		onall: () => undefined,
		href: (id: string) => `#${id}`,
		binHref: '#bin',
		settingsHref: '#settings'
	};
	const shown = mount(RosterShelf, { target: document.body, props });
	onTestFinished(() => {
		sessionStorage.clear();
		return unmount(shown);
	});
	await expect.element(selected).toHaveTextContent('0 selected');
}

test('all are selected', async () => {
	await show();
	await selectAll.click();
	expect(selected.element().textContent).toBe('8 selected');
});

test('of those that are looked for all are selected, and no others', async () => {
	await show();
	await page.getByRole('searchbox').fill('nord');
	await selectAll.click();
	expect(selected.element().textContent).toBe('2 selected');
});

test('of a folder all are selected, and no others', async () => {
	rosterFolders.of = new Map(['Stirland', 'Averland', 'Ostland'].map((id) => [id, 'Club']));
	onTestFinished(() => {
		rosterFolders.of = new Map();
	});
	await show();
	await page.getByRole('button', { name: 'Club' }).click();
	await selectAll.click();
	expect(selected.element().textContent).toBe('3 selected');
});
