import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['.ci', 'bin', 'data', 'docs', 'schemas', 'src', 'static', 'tests', 'tools'];

/** Armies and games that a document makes up to show how one is written. */
const examples = /^data\/(?:toll-war\/|warmaster\/hill-clans\.json)/;

function inFolder(folder: string): readonly string[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
		join(folder, path).split(sep).join('/')
	);
}

/** Every file and folder, by its path from the root. */
const known = [...readdirSync(root), ...folders.flatMap(inFolder)];
const sourceFolders = readdirSync(join(root, 'src')).filter((name) => !name.includes('.'));

const documents = known.filter((path) => /^(?:[A-Z]+|docs\/(?:.+\/)?[\w-]+)\.md$/.test(path));

/** What is named in code marks and is a path of the repository: from the root, from src, or a file's name. */
function pathsNamed(text: string): readonly string[] {
	const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
	const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
	return named
		.filter((path) => !path.includes('…') && !path.startsWith('/') && !examples.test(path))
		.filter((path) => {
			const [first = '', second] = path.split('/');
			if (second === undefined) return /^[\w.*-]+\.(?:ts|js|svelte)$/.test(path);
			return folders.includes(first) || sourceFolders.includes(first);
		});
}

/** Whether there is such a path; `*` and `<name>` stand for any part of a name. */
function exists(path: string): boolean {
	const pattern = path
		.replace(/\/$/, '')
		.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
		.replaceAll('*', '[^/]*')
		.replaceAll(/<[^>]+>/g, '[^/]+');
	const ending = new RegExp(`(?:^|/)${pattern}$`);
	return known.some((file) => ending.test(file));
}

/** The files that its links lead to, from the root. */
function linksIn(document: string, text: string): readonly string[] {
	return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
		.map(([, target = '']) => target)
		.filter((target) => !target.includes(':'))
		.map((target) =>
			relative(root, join(root, dirname(document), target))
				.split(sep)
				.join('/')
		);
}

describe.each(documents)('%s', (document) => {
	const text = readFileSync(join(root, document), 'utf8');

	test('names only files and folders that exist', () => {
		expect(pathsNamed(text).filter((path) => !exists(path))).toEqual([]);
	});

	test('links only to files and folders that exist', () => {
		expect(linksIn(document, text).filter((path) => !known.includes(path))).toEqual([]);
	});
});

test('a path that does not exist is noticed', () => {
	const named = pathsNamed(
		'`src/engine/index.ts`, `engine/nowhere`, `data/<system>/text/`, `x.ts`'
	);
	expect(named.filter((path) => !exists(path))).toEqual(['engine/nowhere', 'x.ts']);
});
