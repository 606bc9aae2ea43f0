// Writes data/aos4 from the facts: `npx tsx tools/aos4/convert.ts [folder of the facts]`.
// The system's own file is written by hand, but for its universal lores.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { System } from '#schema';
import { convertArmy } from './army.ts';
import { readFacts, type FactFaction, type FactUnit } from './facts.ts';
import { liveriesOf } from './liveries.ts';
import { Notes } from './notes.ts';
import { readCorrections, readRecovered } from './recovered.ts';
import { renownOf } from './renown.ts';
import { reportOf } from './report.ts';
import { withShared } from './shared.ts';
import { universalLores } from './universal.ts';
import { namedUnits, type ArmyContext } from './units.ts';
import { idOf, Ids } from './wording.ts';
import { withSchema } from '../schemas/with-schema.ts';
import { writeJson } from '../write-formatted.ts';

const folder = process.argv[2] ?? '../shared/facts/aos4/bsdata-2026-08';
const dataFolder = fileURLToPath(new URL('../../data/aos4/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

function contextOf(facts: FactFaction, notes: Notes): ArmyContext {
	const ids = new Ids();
	for (const { id } of system.entries) ids.of(id);
	const livery = liveries.get(facts.id);
	if (!livery) throw new Error(`${facts.id} has no livery`);
	return { facts, recovered: readRecovered(facts.id), corrections, notes, ids, livery };
}

/** The id that a unit has in the army it is of. */
function idIn(faction: FactFaction, unit: FactUnit): string {
	const known = namedUnits(contextOf(faction, new Notes()));
	return known.find(({ fact }) => fact === unit)?.id ?? idOf(unit.name);
}

const corrections = readCorrections();
const written = JSON.parse(readFileSync(`${dataFolder}system.json`, 'utf8')) as System;
const read = readFacts(folder, written.pointsDate ?? '');
const facts = {
	...read,
	factions: read.factions.map((faction) =>
		withShared(faction, readRecovered(faction.id), read.factions)
	)
};
const notes = new Notes();
const system = universalLores(written, facts.lores, corrections);
const liveries = liveriesOf(facts.factions.map(({ id }) => id));
const renown = renownOf(facts.renown, facts.factions, idIn, notes);
const armies = facts.factions.map((faction) =>
	convertArmy(contextOf(faction, notes), facts.lores, renown)
);

mkdirSync(`${dataFolder}profiles`, { recursive: true });
await writeJson(`${dataFolder}system.json`, withSchema('system', system));
for (const { army, profiles } of armies) {
	await writeJson(`${dataFolder}${army.id}.json`, withSchema('army', army));
	await writeJson(`${dataFolder}profiles/${army.id}.json`, withSchema('profiles', profiles));
}
writeFileSync(reportFile, reportOf(armies, notes));
console.log(`${armies.length} armies, ${notes.all.length} notes`);
