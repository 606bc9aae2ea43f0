// Checks data/whfb6 against the facts from the other side: `npx tsx tools/whfb6/compare.ts <folder of the facts>`.
// Lines that may differ are in `compare-expected.json`, each with its reason.
import { join } from 'node:path';
import { builtPacks } from '../compare/built-packs.ts';
import type { Catalogue } from '../compare/catalogue.ts';
import {
	differencesOf,
	expectedForms,
	factsFolder,
	readJson,
	reportDifferences
} from '../compare/lines.ts';
import { dataLines, type DataArmy, type DataSystem } from './compare-data.ts';
import { factLines } from './compare-facts.ts';
import type { Lost } from './compare-truth.ts';

const folder = factsFolder();
const system = builtPacks.system('whfb6') as DataSystem;
const lost = readJson(new URL('compare-lost.json', import.meta.url)) as Readonly<
	Record<string, Lost>
>;
const { names } = readJson(new URL('compare-names.json', import.meta.url)) as {
	names: Readonly<Record<string, string>>;
};
const expected = expectedForms(new URL('compare-expected.json', import.meta.url));
const none: Lost = { logic: {}, categories: {}, grants: [], places: [] };

let read = 0;
const differences = Object.keys(lost).flatMap((id) => {
	const facts = readJson(join(folder, 'bs', `${id}.json`)) as Catalogue;
	const army = builtPacks.army('whfb6', id) as DataArmy;
	const printed = named(factLines(facts, lost[id] ?? none));
	const ours = named(dataLines(system, army));
	read += printed.length;
	return differencesOf(id, printed, ours);
});

reportDifferences(read, differences, expected);

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
