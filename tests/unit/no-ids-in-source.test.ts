import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));

/** Names in the data that are also words of the app's own, in lower case, each with its reason. */
const ownWords: ReadonlyMap<string, string> = new Map([
	['armour', 'what every game of these has, and a save of it'],
	['bear', 'to bear on something'],
	['broken', 'a rule that is not met'],
	['champion', 'a word of the hobby for the leader of a unit'],
	['chosen', 'what a player takes of several'],
	['close combat', 'a phase of every game'],
	['companion', 'an option that comes with another'],
	['cover', 'to lie over something'],
	['general', 'a key of the written list, and what the hobby calls the leader of an army'],
	['hidden', 'what is not shown'],
	['leadership', 'a number that every game has'],
	['man', 'what many names end in, whose plural is irregular'],
	['men', 'the plural of that'],
	['mounted', 'whoever rides'],
	['movement', 'of a finger'],
	['noble', 'a package that hashes is called so'],
	['orders', 'to put things in an order'],
	['reinforced', 'a key of the written list'],
	['shield', 'what a livery is drawn on'],
	['small', 'a size of type'],
	['terrain', 'a key of the written list'],
	['unbreakable', 'a table that is not parted at the end of a page'],
	['victory points', 'what a battle is scored by'],
	['wizard', 'what the hobby calls whoever casts spells']
]);

interface Named {
	readonly id: string;
	readonly name: string;
}

/** Every army, entry, rule and spell of every system. */
const things: readonly Named[] = rawPacks.flatMap(({ system: rawSystem, armies }) => {
	const system = System.parse(rawSystem);
	const lists = armies.map(({ army }) => Army.parse(army));
	return [
		...lists,
		...[system, ...lists].flatMap(({ entries, rules }) => [...entries, ...rules]),
		...lists.flatMap(({ spells }) => spells)
	];
});
const labels = new Set(things.flatMap(({ id, name }) => [id, name]));

const lines = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
	.filter((file) => /(?<!\.test)\.ts$|\.svelte$/.test(file))
	.flatMap((file) =>
		readFileSync(join(sourceFolder, file), 'utf8')
			.split('\n')
			.map((text, at) => ({ text, where: `src/${file}:${String(at + 1)}` }))
	);

const lettersOfStart = 3;

/** What begins alike, by its first letters. */
function byStart(among: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
	const all = new Map<string, string[]>();
	for (const label of among) {
		const start = label.slice(0, lettersOfStart);
		all.set(start, [...(all.get(start) ?? []), label]);
	}
	return all;
}

/** Where one of these begins at such a place and ends at another: file, line and what was found. */
function found(
	among: ReadonlySet<string>,
	begins: RegExp,
	ends: RegExp,
	written = (text: string): string => text
): readonly string[] {
	const labels = byStart(among);
	return lines.flatMap(({ text: raw, where }) => {
		const text = written(raw);
		return [...text.matchAll(begins)].flatMap(({ index: at }) =>
			(labels.get(text.slice(at, at + lettersOfStart)) ?? [])
				.filter((label) => text.startsWith(label, at) && ends.test(text.slice(at + label.length)))
				.map((label) => `${where} ${label}`)
		);
	});
}

/** A place where only a word of the app's own was found. */
function isOwnWord(hit: string): boolean {
	return ownWords.has(hit.slice(hit.indexOf(' ') + 1).toLowerCase());
}

describe('no army, entry, rule or spell of the data is named in src', () => {
	test('as a string', () => {
		const hits = found(labels, /(?<=['"`])./g, /^['"`]/);
		expect(hits.filter((hit) => !isOwnWord(hit))).toEqual([]);
	});

	test('as a word, in capitals or not, in comments or not', () => {
		const words = new Set([...labels].map((label) => label.toLowerCase()));
		const hits = found(words, /(?<![\w-])\S/g, /^(?![\w-])/, (text) => text.toLowerCase());
		expect(hits.filter((hit) => !isOwnWord(hit))).toEqual([]);
	});

	test('the words that are let through are names in the data', () => {
		const names = new Set([...labels].map((label) => label.toLowerCase()));
		expect([...ownWords.keys()].filter((word) => !names.has(word))).toEqual([]);
		expect([...labels].filter(({ length }) => length < lettersOfStart)).toEqual([]);
	});
});
