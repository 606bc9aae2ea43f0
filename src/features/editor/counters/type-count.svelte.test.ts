import { expect, test } from 'vitest';
import { whyNotAdd } from '#engine';
import { aHost, hostArmy, hostRules, hostSystem } from '../../../../tests/host.ts';
import { addOne, RosterEditor } from '../../editing/index.ts';
import { setCount } from './type-count.ts';

type Add = (editor: RosterEditor, entry: string) => void;

/** The ways to add one more unit. */
const ways: Readonly<Record<string, Add>> = {
	tapped: addOne,
	held: (editor, entry) => addOne(editor, entry, true),
	typed: (editor, entry) => setCount(editor, entry, 1)
};

/** The options of a new unit under these rules. */
function optionsOf(add: Add, entry: string, rules: readonly string[]): readonly string[] {
	const constraints = hostRules.filter(({ id }) => rules.includes(id));
	const pack = { system: { ...hostSystem, constraints }, army: hostArmy, mark: '' };
	const editor = new RosterEditor(pack, aHost('spears @1'), () => undefined);
	expect(whyNotAdd(editor.context, entry)).toEqual([]);
	add(editor, entry);
	const added = editor.roster.units.at(-1);
	expect(added?.entry).toBe(entry);
	return added?.options ?? [];
}

test.each(Object.entries(ways))('a unit that is %s has what goes to the first', (_, add) => {
	expect(optionsOf(add, 'marshal', ['one-general'])).toEqual(['general']);
	expect(optionsOf(add, 'spears', ['one-general'])).toEqual([]);
});

test.each(Object.entries(ways))('a unit that is %s is the one that was judged', (_, add) => {
	expect(optionsOf(add, 'marshal', ['one-general', 'general-leads'])).toEqual([]);
});
