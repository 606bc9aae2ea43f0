import { expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

// How much of each game has its text, and how much is a name only; what is known of its units.

type Things = readonly { readonly text?: string | undefined }[];

/** "65 explained, 275 by name" */
function share(things: Things): string {
	const explained = things.filter(({ text }) => text !== undefined).length;
	return `${String(explained)} explained, ${String(things.length - explained)} by name`;
}

/** "Sentinels of Order. General's Handbook 2026-27.": the printed table and the season, and not what it does. */
const namesTable = /^[^.]+\.(?: General's Handbook \d{4}-\d\d\.)?$/;

/** Things that say what they do. In Age of Sigmar the text of an enhancement only tells where it is printed. */
function withoutTables(things: Things, game: string): Things {
	if (game !== 'aos4') return things;
	return things.map(({ text }) => ({
		text: text !== undefined && namesTable.test(text) ? undefined : text
	}));
}

function countsOf({ system: raw, armies: files }: (typeof rawPacks)[number]) {
	const system = System.parse(raw);
	const packs = [system, ...files.map(({ army }) => Army.parse(army))];
	const items = new Set(system.types.flatMap(({ id, item }) => (item ? [id] : [])));
	const roles = new Set(system.types.flatMap(({ id, role }) => (role === 'unit' ? [id] : [])));
	const entries = packs.flatMap((pack) => pack.entries);
	const units = entries.filter(({ type }) => roles.has(type));
	return {
		rules: share(packs.flatMap(({ rules }) => rules)),
		items: share(
			withoutTables(
				entries.filter(({ type }) => items.has(type)),
				system.id
			)
		),
		spells: share(packs.flatMap(({ spells = [] }) => spells)),
		units: units.length,
		withRules: units.filter(({ rules }) => rules).length,
		withEquipment: units.filter(({ equipment }) => equipment).length,
		withStats: units.filter(({ stats }) => stats).length
	};
}

test('what has a text, and what is a name only, by game', () => {
	const counts = rawPacks.map((pack) => [pack.folder, countsOf(pack)] as const);
	expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
		{
		  "aos4": {
		    "items": "0 explained, 571 by name",
		    "rules": "114 explained, 0 by name",
		    "spells": "0 explained, 467 by name",
		    "units": 3170,
		    "withEquipment": 0,
		    "withRules": 0,
		    "withStats": 2566,
		  },
		  "spearhead": {
		    "items": "0 explained, 0 by name",
		    "rules": "103 explained, 0 by name",
		    "spells": "0 explained, 0 by name",
		    "units": 200,
		    "withEquipment": 0,
		    "withRules": 62,
		    "withStats": 200,
		  },
		  "t9a": {
		    "items": "266 explained, 29 by name",
		    "rules": "69 explained, 275 by name",
		    "spells": "178 explained, 0 by name",
		    "units": 384,
		    "withEquipment": 162,
		    "withRules": 361,
		    "withStats": 380,
		  },
		  "warmaster": {
		    "items": "23 explained, 3 by name",
		    "rules": "118 explained, 0 by name",
		    "spells": "52 explained, 0 by name",
		    "units": 160,
		    "withEquipment": 0,
		    "withRules": 81,
		    "withStats": 159,
		  },
		  "warmaster-revolution": {
		    "items": "18 explained, 10 by name",
		    "rules": "228 explained, 0 by name",
		    "spells": "92 explained, 0 by name",
		    "units": 747,
		    "withEquipment": 0,
		    "withRules": 477,
		    "withStats": 747,
		  },
		  "warmaster-trial": {
		    "items": "22 explained, 23 by name",
		    "rules": "9 explained, 185 by name",
		    "spells": "15 explained, 57 by name",
		    "units": 257,
		    "withEquipment": 0,
		    "withRules": 140,
		    "withStats": 256,
		  },
		  "whfb4": {
		    "items": "249 explained, 13 by name",
		    "rules": "53 explained, 0 by name",
		    "spells": "183 explained, 0 by name",
		    "units": 899,
		    "withEquipment": 101,
		    "withRules": 613,
		    "withStats": 838,
		  },
		  "whfb6": {
		    "items": "745 explained, 16 by name",
		    "rules": "195 explained, 181 by name",
		    "spells": "56 explained, 10 by name",
		    "units": 432,
		    "withEquipment": 298,
		    "withRules": 288,
		    "withStats": 398,
		  },
		}
	`);
});
