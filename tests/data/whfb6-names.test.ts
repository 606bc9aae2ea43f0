import { expect, test } from 'vitest';
import { pack } from '../rules-map/whfb6/shipped.ts';

const { system, armies } = pack;
const isUnit = new Set(system.types.filter(({ role }) => role === 'unit').map(({ id }) => id));
const units = armies.flatMap(({ entries }) => entries.filter(({ type }) => isUnit.has(type)));
const rules = [...system.rules, ...armies.flatMap((army) => army.rules)];
const items = [system, ...armies].flatMap(({ entries }) =>
	entries.filter(({ type }) => system.types.some(({ id, item }) => id === type && item))
);

function share(things: readonly { readonly text?: string | undefined }[]) {
	const told = things.filter(({ text }) => text !== undefined).length;
	return { told, nameOnly: things.length - told };
}

test('how many rules, items and spells have a text, and how many a name only', () => {
	expect({
		rules: share(rules),
		items: share(items),
		spells: share(system.spells ?? [])
	}).toMatchInlineSnapshot(`
		{
		  "items": {
		    "nameOnly": 295,
		    "told": 466,
		  },
		  "rules": {
		    "nameOnly": 180,
		    "told": 146,
		  },
		  "spells": {
		    "nameOnly": 61,
		    "told": 0,
		  },
		}
	`);
});

test('how many units have special rules, equipment and a stat line', () => {
	expect({
		units: units.length,
		rules: units.filter((unit) => unit.rules).length,
		equipment: units.filter((unit) => unit.equipment).length,
		stats: units.filter((unit) => unit.stats).length
	}).toMatchInlineSnapshot(`
		{
		  "equipment": 298,
		  "rules": 282,
		  "stats": 398,
		  "units": 432,
		}
	`);
});
