import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLegal, legalityOf } from '#engine';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { createRoster } from '../start/create-roster.ts';
import { watchDelight } from './delight.svelte.ts';
import { RosterEditor } from '../editing/roster-editor.svelte.ts';

let moved: Element[];
let stop: () => void;
let editor: RosterEditor;

beforeEach(async () => {
	const [card] = await loadArmyCards('warmaster');
	const { pack, roster } = await createRoster('warmaster', card?.id ?? '', 2000);
	editor = new RosterEditor(pack, roster, () => undefined);
	document.body.innerHTML = '<div class="editor"><header><svg></svg></header><ul></ul></div>';
	moved = [];
	vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
		moved.push(this);
		return new Animation();
	});
	stop = watchDelight(editor);
	flushSync();
});

afterEach(() => {
	stop();
	vi.restoreAllMocks();
	document.body.innerHTML = '';
});

const shield = (): Element | null => document.querySelector('svg');

/** Sets the limit to what is spent, or beside it. */
function setLimit(more: number): void {
	editor.edit({ kind: 'resize', size: editor.report.points + more });
	flushSync();
}

test('the shield moves once when a legal list comes to its limit, and not beside it', () => {
	expect(isLegal(legalityOf(editor.report))).toBe(true);
	setLimit(1);
	setLimit(-1);
	expect(moved).toEqual([]);
	setLimit(0);
	expect(moved).toEqual([shield()]);
	editor.edit({ kind: 'rename', name: 'The same' });
	flushSync();
	expect(moved).toHaveLength(1);
});

test('a unit that is added moves where it stands, unless a dialog covers it', async () => {
	const entry = editor.index.units[0]?.entry.id ?? '';
	const add = async (): Promise<Element> => {
		const row = document.createElement('li');
		row.dataset['unit'] = editor.add(entry);
		document.querySelector('ul')?.append(row);
		flushSync();
		await Promise.resolve();
		return row;
	};
	const first = await add();
	await expect.poll(() => moved).toEqual([first]);
	document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
	await add();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(moved).toEqual([first]);
});
