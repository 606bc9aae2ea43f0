// Checks data/aos4 against the facts from the other side: `npx tsx tools/aos4/compare.ts [folder of the facts]`.
// `compare-stated.json` has what the catalogues say and the facts have lost. Both sides are written as lines; every line that only one side
// has is a difference. Differences that are expected are in `compare-expected.json`, and each of them must be there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPacks } from '../built-packs.ts';
import { dataLines, type DataArmy, type DataProfiles, type DataSystem } from './compare-data.ts';
import { factLines, type Faction, type Lore, type Regiment, type Stated } from './compare-facts.ts';

const folder = process.argv[2] ?? '../shared/facts/aos4/bsdata-2026-08';

function read(path: string): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}

const system = builtPacks.system('aos4') as DataSystem;
const { lores } = read(join(folder, 'lores.json')) as { lores: Lore[] };
const { regiments_of_renown: regiments } = read(join(folder, 'regiments-of-renown.json')) as {
	regiments_of_renown: Regiment[];
};
const statements = read(new URL('compare-stated.json', import.meta.url).pathname) as Readonly<
	Record<string, Stated>
>;
const factions = readdirSync(join(folder, 'factions')).map(
	(file) => read(join(folder, 'factions', file)) as Faction
);
/** Beginnings of the lines that may differ. */
const expected = read(new URL('compare-expected.json', import.meta.url).pathname) as string[];

const differences: string[] = [];
let lines = 0;
for (const faction of factions) {
	const army = builtPacks.army('aos4', faction.id) as DataArmy;
	const { profiles } = builtPacks.profiles('aos4', faction.id) as DataProfiles;
	const stated = statements[faction.id] ?? {};
	const printed = factLines(faction, lores, regiments, stated);
	// The facts have no units of a shared list: a test holds it against the lists that they are of.
	if (stated.shared !== undefined) continue;
	const ours = dataLines(army, profiles);
	lines += printed.length;
	differences.push(
		...missing(printed, ours).map((line) => `facts: ${faction.id}: ${line}`),
		...missing(ours, printed).map((line) => `data: ${faction.id}: ${line}`)
	);
}
const files = builtPacks.armies('aos4').length;
if (files !== factions.length) differences.push(`${files} armies, ${factions.length} in the facts`);
if (system.pointsDate !== '2026-08-18') differences.push(`points of ${system.pointsDate}`);

const unexpected = differences.filter((line) => !expected.some((start) => line.startsWith(start)));
const gone = expected.filter((start) => !differences.some((line) => line.startsWith(start)));
for (const line of unexpected) console.log(line);
for (const line of gone) console.log(`no longer different: ${line}`);
console.log(
	`${lines} lines of the facts, ${differences.length} differ, ${unexpected.length} not expected`
);
process.exitCode = unexpected.length + gone.length > 0 ? 1 : 0;

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
