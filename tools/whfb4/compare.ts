// Checks the eight army lists of data/whfb4 against the facts from the other side:
// `npx tsx tools/whfb4/compare.ts <folder of the facts>`. It shares no code with what wrote them. Both
// sides are written as lines; every line that only one side has is a difference. Those that are expected are in
// `compare-expected.json`, each with its reason, and each of them must be there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPacks } from '../built-packs.ts';
import { dataLines, type DataArmy, type DataSystem, type Names } from './compare-data.ts';
import { factLines, type Catalogue } from './compare-facts.ts';

interface Expected {
	readonly why: string;
	/** Lines of these forms may differ; `*` is anything. */
	readonly lines: readonly string[];
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where the facts are');
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

function here(name: string): unknown {
	return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

const system = builtPacks.system('whfb4') as DataSystem;
const names = here('compare-names.json') as Readonly<Record<string, Names>>;
const expected = here('compare-expected.json') as readonly Expected[];

let read = 0;
const differences = Object.entries(files).flatMap(([id, file]) => {
	const facts = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Catalogue;
	const army = builtPacks.army('whfb4', id) as DataArmy;
	const printed = named(factLines(facts));
	const ours = named(dataLines(system, army, names[id] ?? {}));
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

/** A unit's own line has the unit's name in the data and its figure's in the facts: figures are compared. */
function named(lines: readonly string[]): readonly string[] {
	return lines.map((line) => line.replace(/ \| profile \| .* (?=(\S+ ){8}\S+$)/, ' | profile | '));
}

/** Whether a line is of this form; `*` is anything. */
function isLike(form: string, line: string): boolean {
	const parts = form.split('*');
	let at = 0;
	return parts.every((part, place) => {
		const found = place === parts.length - 1 ? line.lastIndexOf(part) : line.indexOf(part, at);
		const fits = found >= at && (place > 0 || found === 0);
		at = found + part.length;
		return fits && (place < parts.length - 1 || at === line.length);
	});
}

/** Lines of one side that the other has less often. */
function missing(these: readonly string[], those: readonly string[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const line of those) counts.set(line, (counts.get(line) ?? 0) + 1);
	return these.filter((line) => {
		const left = counts.get(line) ?? 0;
		counts.set(line, left - 1);
		return left <= 0;
	});
}
