import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Constraint } from '../../src/schema/constraint.ts';

// What is known of a kind of rule stands in its folder. Elsewhere a rule is asked by what it answers, and
// a table with an entry for each kind or code is held complete by the compiler.

const source = fileURLToPath(new URL('../../src', import.meta.url));
const home = join(source, 'rules');
const kinds = readdirSync(home, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !['base', 'late'].includes(entry.name))
	.map(({ name }) => name);
const anyKind = kinds.join('|');
const ofSchema = Constraint.def.options.flatMap((option) => [
	...(option._zod.propValues['kind'] ?? [])
]);

const branches: Readonly<Record<string, RegExp>> = {
	'a comparison with a kind of rule': new RegExp(
		`\\b(constraint|rule|written)\\??\\.kind\\s*[!=]==|\\bkind\\s*[!=]==\\s*'(${ownKinds()})'`
	),
	'a switch on the kind of a rule': /switch \((constraint|rule|written)\.kind\)/,
	'a case for a kind of rule': new RegExp(`case '(${ownKinds()})'`),
	'a comparison with a code': new RegExp(`([!=]==\\s*|case )'(${anyKind})/`),
	'a look into a code':
		/\.test\(\w*outcome\)|\boutcome\.(endsWith|startsWith|includes|match|slice|split)\(/,
	'a look for a parameter of a rule': /'(?!kind')[a-zA-Z]+' in (constraint|rule)\b(?!\.)/,
	'a list of kinds': new RegExp(`\\[[^\\]]*'(${ownKinds()})'[^\\]]*\\]\\.includes`)
};

/** Kinds by whose name nothing else is called. */
function ownKinds(): string {
	return kinds.filter((kind) => !['count', 'group', 'groups'].includes(kind)).join('|');
}

function* filesIn(folder: string): Generator<string> {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (path === home) continue;
		if (entry.isDirectory()) yield* filesIn(path);
		else if (/\.(ts|svelte)$/.test(path) && !path.includes('.test.')) yield path;
	}
}

const files = [...filesIn(source)].map((path) => ({
	path: relative(source, path),
	text: readFileSync(path, 'utf8')
}));

describe('no code outside src/rules has', () => {
	test.each(Object.entries(branches))('%s', (_, branch) => {
		const found = files.filter(({ text }) => branch.test(text)).map(({ path }) => path);
		expect(found).toEqual([]);
	});
});

test('each folder of src/rules but base and late is a kind of rule, with all that belongs to it', () => {
	expect(kinds.toSorted()).toEqual(ofSchema.toSorted());
	for (const kind of kinds) {
		expect(readdirSync(join(home, kind))).toEqual(
			expect.arrayContaining(['example.json', 'check.ts', 'fix.ts'])
		);
	}
});
