// Writes data/spearhead from the facts: `npx tsx tools/spearhead/convert.ts [folder of the facts]`.
// The system's own file is written by hand and left alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { armyOf } from './army.ts';
import { readFacts } from './facts.ts';
import { profilesOf } from './profiles.ts';
import { reportOf } from './report.ts';
import { withSchema } from '../schemas/with-schema.ts';
import { writeJson } from '../write-formatted.ts';

const folder = process.argv[2] ?? '../shared/facts/aos4/app-2024-11';
const dataFolder = fileURLToPath(new URL('../../data/spearhead/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

const { armies, familyOf } = readFacts(folder);
mkdirSync(`${dataFolder}profiles`, { recursive: true });
for (const facts of armies) {
	const { id, faction } = facts;
	const isOnly = armies.filter((army) => army.faction === faction).length === 1;
	const army = armyOf(facts, familyOf(faction), isOnly);
	await writeJson(`${dataFolder}${id}.json`, withSchema('army', army));
	const profiles = profilesOf(facts);
	await writeJson(`${dataFolder}profiles/${id}.json`, withSchema('profiles', profiles));
}
writeFileSync(reportFile, reportOf(armies));
console.log(`${String(armies.length)} armies written.`);
