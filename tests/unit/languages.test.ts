import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/language.ts';
import * as english from '../../src/i18n/en/index.ts';
import { bestLanguage, languages } from '../../src/i18n/languages.ts';
import { ownName } from '../../src/i18n/own-name.ts';
import { fetchPaperWords } from '../../src/i18n/paper-languages.ts';
import { importsOf } from '../imports-of.ts';

const others = import.meta.glob<{ words: Language }>(
	['../../src/i18n/*/index.ts', '!../../src/i18n/en/index.ts'],
	{ eager: true }
);
const source = fileURLToPath(new URL('../../src', import.meta.url));
const code = codeOf(source);

/** All code but the words themselves and tests, as one text. */
function codeOf(folder: string): string {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
		.filter((file) => !/^i18n[\\/]\w\w[\\/]/.test(file))
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('\n');
}

const parts = Object.entries(english);

/** Each language has as many words for a thing as it needs. */
function isWords(value: unknown): boolean {
	return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** The paths of all words of a part: “forms.list”. */
function paths(words: object, before = ''): readonly string[] {
	return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
		typeof value === 'object' && value !== null && !isWords(value)
			? paths(value, `${before}${key}.`)
			: [`${before}${key}`]
	);
}

describe.each(Object.entries(others).map(([path, { words }]) => ({ path, words })))(
	'$path',
	({ words }) => {
		test.each(parts)('has every word of “%s”, and no other', (part, own) => {
			const said = (words as unknown as Record<string, object>)[part] ?? {};
			expect(paths(said).toSorted()).toEqual(paths(own).toSorted());
		});

		test('has no part that there is not', () => {
			expect(Object.keys(words).toSorted()).toEqual(parts.map(([part]) => part).toSorted());
		});
	}
);

test.each(languages.slice(1))(
	'what is printed in “%s” has all groups that it says',
	async (code) => {
		const files = [...importsOf('src/workers/printing/print.worker.ts').keys()];
		const said = files
			.filter((file) => /i18n[\\/]en[\\/]/.test(file))
			.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ = words\('(\w+)'/g)])
			.map(([, group]) => group);
		expect(said).toContain('paper');
		expect(Object.keys(await fetchPaperWords(code)).toSorted()).toEqual(said.toSorted());
	}
);

test.each(parts)('every word of “%s” is said somewhere', (_, own) => {
	const unsaid = Object.keys(own).filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
	expect(unsaid).toEqual([]);
});

test.each([
	[['de-AT', 'en'], 'de'],
	[['en-US', 'de'], 'en'],
	[['xx', 'DE'], 'de'],
	[['xx'], 'en'],
	[[], 'en']
])('a browser that reads %j is spoken to in “%s”', (wanted, best) => {
	expect(bestLanguage(wanted)).toBe(best);
});

test('languages are called what they call themselves', () => {
	expect(languages).toEqual(['en', 'de']);
	expect(languages.map(ownName)).toEqual(['English', 'Deutsch']);
});

test('no style asks for a word, as another language has another', () => {
	expect(code.length).toBeGreaterThan(100_000);
	expect(code.match(/\[(?:aria-label|title|alt)[~|^$*]?=[^\]]*\]/g) ?? []).toEqual([]);
});

test('no sign on the screen is one that devices lack: ticks and the like are drawn', () => {
	const shown = ['ui', 'features', 'routes', 'i18n'].flatMap((folder) =>
		readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('paper.ts'))
			.map((file) => join(source, folder, file))
	);
	expect(shown.length).toBeGreaterThan(200);
	const strange = shown.filter((file) =>
		/[\u21a0-\u21ff\u2300-\u27bf\u2b00-\u2bff\u25a0-\u25ff]/.test(readFileSync(file, 'utf8'))
	);
	expect(strange).toEqual([]);
});
