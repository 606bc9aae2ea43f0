// Checks data/aos4 against the facts from the other side: `npx tsx tools/aos4/compare.ts [folder of the facts]`.
// `compare-stated.json` has what the catalogues say and the facts have lost. Lines that may differ are in `compare-expected.json`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtPacks } from '../compare/built-packs.ts';
import { differencesOf, factsFolder, readJson, reportDifferences } from '../compare/lines.ts';
import { dataLines, type DataArmy, type DataProfiles, type DataSystem } from './compare-data.ts';
import { factLines, type Faction, type Lore, type Regiment, type Stated } from './compare-facts.ts';

const folder = factsFolder('../shared/facts/aos4/bsdata-2026-08');

const system = builtPacks.system('aos4') as DataSystem;
const { lores } = readJson(join(folder, 'lores.json')) as { lores: Lore[] };
const { regiments_of_renown: regiments } = readJson(join(folder, 'regiments-of-renown.json')) as {
	regiments_of_renown: Regiment[];
};
const statements = readJson(new URL('compare-stated.json', import.meta.url)) as Readonly<
	Record<string, Stated>
>;
const factions = readdirSync(join(folder, 'factions')).map(
	(file) => readJson(join(folder, 'factions', file)) as Faction
);
/** Beginnings of the lines that may differ. */
const expected = readJson(new URL('compare-expected.json', import.meta.url)) as string[];

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
	differences.push(...differencesOf(faction.id, printed, ours));
}
const files = builtPacks.armies('aos4').length;
if (files !== factions.length) differences.push(`${files} armies, ${factions.length} in the facts`);
if (system.pointsDate !== '2026-08-18') differences.push(`points of ${system.pointsDate}`);
reportDifferences(
	lines,
	differences,
	expected.map((start) => `${start}*`)
);
