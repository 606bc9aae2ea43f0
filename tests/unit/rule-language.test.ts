import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { listsInFile } from '../../src/cli/lists.ts';
import type { Outcome } from '../../src/desk/index.ts';
import { blockOf } from '../../src/cli/outcome.ts';
import { openPackFiles } from '../../src/packs/files.ts';
import { openPacks } from '../../src/cli/packs.ts';
import { Constraint } from '../../src/schema/constraint.ts';
import { armyFaults } from '../../src/schema/faults/pack-faults.ts';
import { packFaults } from '../../src/schema/faults/pack-faults-pack.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { documentFile, documentWith, exampleOf } from '../../tools/schemas/document.ts';

/** The code of a list, which the document leaves out. */
const code = / · [0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/gm;

const text = readFileSync(documentFile, 'utf8');

test('the document has the words of today: npm run schemas writes them', () => {
	expect(documentWith(text)).toBe(text);
});

test('each kind of rule has an example that fits it', () => {
	const kinds = Constraint.def.options.map((option) => [...(option._zod.propValues['kind'] ?? [])]);
	const examples = kinds.flat().map((kind) => Constraint.parse(exampleOf(String(kind)).rule).kind);
	expect(examples).toEqual(kinds.flat());
});

/** The files that stand in the document, by their names, and what the command is said to say of lists. */
const files = [
	...text.matchAll(
		/`([\w./-]+\.json)`:\n\n```json\n([\s\S]*?)```(?:\n\n`muster check` says:\n\n```text\n([\s\S]*?)```)?/g
	)
].map(([, name = '', content = '', said]) => ({ name, content, said }));

// The files are laid into a folder of their own, beside a game that is there.
const folder = mkdtempSync(join(tmpdir(), 'muster-language-'));
const data = join(folder, 'data');
cpSync(fileURLToPath(new URL('../../data/warmaster', import.meta.url)), join(data, 'warmaster'), {
	recursive: true
});
for (const { name, content } of files) {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

const armies = files
	.map(({ name }) => name)
	.filter((name) => name.startsWith('data/') && !name.endsWith('/system.json'));
const lists = files.flatMap(({ name, said }) => (said === undefined ? [] : [{ name, said }]));

describe('the examples of the document', () => {
	test('are two armies, each with a legal list and an illegal one', () => {
		expect(armies).toHaveLength(2);
		const verdicts = lists.map(({ said }) => / points · (.+)/.exec(said)?.[1]);
		expect(verdicts).toEqual(['legal so far · 505 left', '3 problems', 'legal', '4 problems']);
	});

	test.each(armies)('%s is an army as those in data are', (name) => {
		const files = openPackFiles(data);
		const [, of = '', id = ''] = /^data\/(.+)\/(.+)\.json$/.exec(name) ?? [];
		const system = System.parse(files.system(of));
		const army = Army.parse(files.army(of, id));
		expect(name).toBe(`data/${system.id}/${army.id}.json`);
		// The links of other builders name the armies of the real system.
		const { positions: _, linkIds: __, ...alone } = system;
		expect([...armyFaults(system, army), ...packFaults(alone, [army])]).toEqual([]);
	});

	test.each(lists)(
		'`muster check` says of $name what the document does',
		async ({ name, said }) => {
			const packs = openPacks(data);
			const judged: Outcome[] = [];
			for await (const lists of listsInFile(join(folder, name), packs)) {
				for (const list of lists) judged.push(await list());
			}
			const output = judged.map((outcome) => blockOf(name, outcome)).join('');
			expect(output.replaceAll(code, '')).toBe(said);
		}
	);
});
