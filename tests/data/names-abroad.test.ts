import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NamesAbroad } from '../../src/schema/compile/file-words.ts';
import { withoutSchema } from '../../src/schema/own-schema.ts';
import { rawPacks } from '../packs.ts';

// Names of armies and their things in other languages: each is of something that a game has.

interface Named {
	readonly name?: string;
	readonly entries?: readonly Named[];
}

const armies = rawPacks.flatMap((pack) => pack.armies.map(({ army }) => army as Named));
const systems = rawPacks.map(({ system }) => system as Named);

test.each(['de', 'fr'])('every name in %s is of an army, a unit or an option', (language) => {
	const path = new URL(`../../data/names/${language}.json`, import.meta.url);
	const names = NamesAbroad.parse(withoutSchema(JSON.parse(readFileSync(path, 'utf8'))));
	const known = new Set(
		[...systems, ...armies].flatMap(({ entries = [] }) => entries.map(({ name }) => name))
	);
	expect(Object.keys(names.entries).filter((name) => !known.has(name))).toEqual([]);
	const own = new Set(armies.map(({ name }) => name));
	expect(Object.keys(names.armies).filter((name) => !own.has(name))).toEqual([]);
});
