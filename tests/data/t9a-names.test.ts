import { expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

// How much of the game has its text, and how much is a name only.

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
const isItem = new Set(system.types.flatMap(({ id, item }) => (item ? [id] : [])));
const isUnit = new Set(system.types.flatMap(({ id, role }) => (role === 'unit' ? [id] : [])));
const entries = [system, ...armies].flatMap((pack) => pack.entries);
const units = entries.filter(({ type }) => isUnit.has(type));

function share(things: readonly { readonly text?: string | undefined }[]) {
	const told = things.filter(({ text }) => text !== undefined).length;
	return { told, nameOnly: things.length - told };
}

test('rules, items and spells that have a text', () => {
	const items = entries.filter(({ type }) => isItem.has(type));
	const rules = [system, ...armies].flatMap((pack) => pack.rules);
	expect({
		items: share(items),
		rules: share(rules),
		spells: share(system.spells ?? [])
	}).toMatchInlineSnapshot(`
		{
		  "items": {
		    "nameOnly": 147,
		    "told": 72,
		  },
		  "rules": {
		    "nameOnly": 275,
		    "told": 65,
		  },
		  "spells": {
		    "nameOnly": 0,
		    "told": 178,
		  },
		}
	`);
});

test('units and what is known of them', () => {
	expect({
		units: units.length,
		rules: units.filter((unit) => unit.rules).length,
		equipment: units.filter((unit) => unit.equipment).length,
		stats: units.filter((unit) => unit.stats).length
	}).toMatchInlineSnapshot(`
		{
		  "equipment": 162,
		  "rules": 361,
		  "stats": 380,
		  "units": 384,
		}
	`);
});
