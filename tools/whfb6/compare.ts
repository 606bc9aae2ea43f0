// Checks data/whfb6 against the facts from the other side: `npx tsx tools/whfb6/compare.ts <folder of the facts>`.
// It shares no code with the conversion. Both sides are written as lines; every line that only one side has is a
// difference. Those that are expected are in `compare-expected.json`, each with its reason, and each must be there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPacks } from '../built-packs.ts';
import { dataLines, type DataArmy, type DataSystem } from './compare-data.ts';
import { factLines } from './compare-facts.ts';
import type { Catalogue, Lost } from './compare-truth.ts';

interface Expected {
	readonly why: string;
	/** Lines of these forms may differ; `*` is anything. */
	readonly lines: readonly string[];
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where the facts are');

function here(name: string): unknown {
	return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

const system = builtPacks.system('whfb6') as DataSystem;
const lost = here('compare-lost.json') as Readonly<Record<string, Lost>>;
const { names } = here('compare-names.json') as { names: Readonly<Record<string, string>> };
const expected = here('compare-expected.json') as readonly Expected[];
const none: Lost = { logic: {}, categories: {}, grants: [], places: [] };

let read = 0;
const differences = Object.keys(lost).flatMap((id) => {
	const facts = JSON.parse(readFileSync(join(folder, 'bs', `${id}.json`), 'utf8')) as Catalogue;
	const army = builtPacks.army('whfb6', id) as DataArmy;
	const printed = named(factLines(facts, lost[id] ?? none));
	const ours = named(dataLines(system, army));
	read += printed.length;
	return [
		...missing(printed, ours).map((line) => `facts: ${id}: ${line}`),
		...missing(ours, printed).map((line) => `data: ${id}: ${line}`)
	];
});

const known = expected.flatMap(({ lines }) => lines);
const unexpected = differences.filter((line) => !known.some((form) => isLike(form, line)));
const gone = known.filter((form) => !differences.some((line) => isLike(form, line)));
for (const line of unexpected) console.log(line);
for (const line of gone) console.log(`no longer different: ${line}`);
console.log(
	`${read} lines of the facts, ${differences.length} differ, ${unexpected.length} not expected`
);
process.exitCode = unexpected.length + gone.length > 0 ? 1 : 0;

/** With the names as they are spelt in the pack, each line once. */
function named(lines: readonly string[]): readonly string[] {
	const spelt = lines.map((line) =>
		Object.entries(names).reduce(
			(text, [from, to]) =>
				`: ${text}`
					.replaceAll(`: ${from}:`, `: ${to}:`)
					.replace(`: ${from} is `, `: ${to} is `)
					.slice(2),
			line
		)
	);
	return [...new Set(spelt)];
}

function missing(lines: readonly string[], others: readonly string[]): readonly string[] {
	const there = new Set(others);
	return lines.filter((line) => !there.has(line));
}

function isLike(form: string, line: string): boolean {
	const parts = form.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('.*')}$`).test(line);
}
