import { describe, expect, test } from 'vitest';
import { newPoints, type Report } from '#engine';
import type { Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { createRoster } from '../start/create-roster.ts';
import { remove } from './entry-units.ts';
import { RosterEditor } from './roster-editor.svelte.ts';

// Any game with points serves.
const system = 'warmaster';
const [card] = await loadArmyCards(system);

async function anEditor(): Promise<{ editor: RosterEditor; saved: Roster[] }> {
	if (!card) throw new Error('There is no army');
	const { pack, roster } = await createRoster(system, card.id, 2000);
	const saved: Roster[] = [];
	return { editor: new RosterEditor(pack, roster, (_, changed) => saved.push(changed)), saved };
}

describe('a roster in the editor', () => {
	test('begins legal, with the units the army must have', async () => {
		const { editor } = await anEditor();
		expect(editor.report.problems).toEqual([]);
		expect(editor.roster.units.length).toBeGreaterThan(1);
	});

	test('adds up and hands on each edit', async () => {
		const { editor, saved } = await anEditor();
		const unit = editor.index.units[0];
		const before = editor.report.points;
		editor.add(unit?.entry.id ?? '');
		expect(editor.report.points).toBe(before + newPoints(editor.index, unit?.entry.id ?? ''));
		expect(saved.at(-1)).toBe(editor.roster);
	});

	test('is judged once: what is stored is the report on the screen', async () => {
		if (!card) throw new Error('There is no army');
		const { pack, roster } = await createRoster(system, card.id, 2000);
		let judge: (() => Report) | undefined;
		const editor = new RosterEditor(pack, roster, (_, __, last) => (judge = last));
		editor.add(editor.index.units[0]?.entry.id ?? '');
		const shown = editor.report;
		expect(judge?.()).toBe(shown);
		// An edit later, the former roster would be judged by itself.
		const former = judge;
		editor.add(editor.index.units[0]?.entry.id ?? '');
		expect(editor.report).not.toBe(shown);
		expect(former?.()).toEqual(shown);
	});

	test('can be stored as it is: plain data, no proxy', async () => {
		const { editor } = await anEditor();
		editor.add(editor.index.units[0]?.entry.id ?? '');
		expect(structuredClone(editor.roster)).toEqual(editor.roster);
	});

	test('takes a plain unit away before one that was given something', async () => {
		const { editor } = await anEditor();
		const entry = editor.index.units[0]?.entry.id ?? '';
		const named = editor.add(entry);
		editor.edit({ kind: 'name-unit', unit: named, name: 'The Old Guard' });
		remove(editor, entry);
		expect(editor.roster.units.some(({ id }) => id === named)).toBe(true);
	});

	test('does not index the army again for an edit', async () => {
		const { editor } = await anEditor();
		const { index } = editor;
		editor.add(index.units[0]?.entry.id ?? '');
		expect(editor.report.context.index).toBe(index);
	});
});

test('a role that the rules decide goes to whoever has the highest number, in one step', async () => {
	const game = 'whfb4';
	const [army] = (await loadArmyCards(game)).filter(({ id }) => id === 'men');
	if (!army) throw new Error('There is no army');
	const { pack, roster } = await createRoster(game, army.id, 1000);
	const editor = new RosterEditor(pack, roster, () => undefined);
	const [lord, hero] = editor.index.units.map(({ entry }) => entry.id);
	const leader = () => editor.roster.units.find(({ options }) => options?.includes('general'))?.id;
	const first = editor.add(hero ?? '');
	expect(leader()).toBe(first);
	const higher = editor.add(lord ?? '');
	expect(leader()).toBe(higher);
	expect(editor.report.problems.map(({ constraint }) => constraint.kind)).not.toContain('rank');
	editor.edit({ kind: 'remove-units', units: [higher] });
	expect(leader()).toBe(first);
});
