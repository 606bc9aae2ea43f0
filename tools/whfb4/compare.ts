// Checks the eight army lists of data/whfb4 against the facts from the other side:
// `npx tsx tools/whfb4/compare.ts <folder of the facts>`. Lines that may differ
// are in `compare-expected.json`, each with its reason.
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
import { dataLines, type DataArmy, type DataSystem, type Names } from './compare-data.ts';
import { factLines } from './compare-facts.ts';

const folder = factsFolder();
const files: Readonly<Record<string, string>> = {
	empire: 'empire-4ed',
	'high-elves': 'high-elves-4ed',
	'wood-elves': 'wood-elves-4ed',
	'dark-elves': 'dark-elves-4ed',
	chaos: 'chaos-4ed',
	'chaos-dwarfs': 'chaos-dwarf-4ed',
	undead: 'undead-4ed',
	bretonnia: 'bretonnia-5ed'
};

const system = builtPacks.system('whfb4') as DataSystem;
const names = readJson(new URL('compare-names.json', import.meta.url)) as Readonly<
	Record<string, Names>
>;
const expected = expectedForms(new URL('compare-expected.json', import.meta.url));

let read = 0;
const differences = Object.entries(files).flatMap(([id, file]) => {
	const facts = readJson(join(folder, `${file}.json`)) as Catalogue;
	const army = builtPacks.army('whfb4', id) as DataArmy;
	const printed = named(factLines(facts));
	const ours = named(dataLines(system, army, names[id] ?? {}));
	read += printed.length;
	return differencesOf(id, printed, ours);
});

reportDifferences(read, differences, expected);

/** A unit's own line has the unit's name in the data and its figure's in the facts: figures are compared. */
function named(lines: readonly string[]): readonly string[] {
	return lines.map((line) => line.replace(/ \| profile \| .* (?=(\S+ ){8}\S+$)/, ' | profile | '));
}
