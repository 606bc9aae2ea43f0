import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// docs/words.md, against what Muster says in English: the words that it does not use are not there.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sentences in which such a word means something else. */
const exceptions: readonly RegExp[] = [
	/Unknown error/, // of the browser
	/^OK$/, // a button
	/backup, or it is incomplete/, // a file
	/somebody who can repair/, // a damaged file
	/^Reading the backup/,
	/say to which “reading”/, // a key of files
	/is not used by this system/, // the same
	/the most (?:is|expensive)/, // what was found, and no limit
	/^Not now$/, // puts off a notice
	/^Make$/, // “Make Captain the general”
	/^ Take a photo/,
	/^gone$/ // a row that a later edition lacks
];

/** Texts of the messages, without those that other files are read by. */
const said = readdirSync(`${root}/src/i18n/en`, { encoding: 'utf8', recursive: true })
	.filter((file) => /^(?!pasted\.ts).*\.ts$/.test(file) && !file.endsWith('.test.ts'))
	.flatMap((file) => textsIn(readFileSync(`${root}/src/i18n/en/${file}`, 'utf8')))
	.filter((text) => !exceptions.some((exception) => exception.test(text)));

function textsIn(code: string): readonly string[] {
	const texts: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
		if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node))
			texts.push(node.text);
		if (ts.isTemplateHead(node)) texts.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest));
	return texts;
}

/** The rows of the table that have words in their last column. */
const rows = readFileSync(`${root}/docs/words.md`, 'utf8')
	.split('\n')
	.filter((line) => /^\| [^-]/.test(line))
	.slice(1)
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.flatMap(([, word = '', , , not = '']) =>
		not
			.split(', ')
			// An army is what it is; only a roster is not called so.
			.filter((unused) => unused !== '' && unused !== 'army')
			.map((unused) => ({ word, unused }))
	);

test('there are many such words', () => {
	expect(rows.length).toBeGreaterThan(40);
	expect(said.length).toBeGreaterThan(1000);
});

test.each(rows)('“$unused” is called “$word”', ({ unused }) => {
	const found = new RegExp(`(?:^|[^\\w-])${unused}(?:$|[^\\w-])`, 'i');
	expect(said.filter((text) => found.test(text))).toEqual([]);
});
