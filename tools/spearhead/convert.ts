// Writes data/spearhead from the facts: `npx tsx tools/spearhead/convert.ts [folder of the facts]`.
// The system's own file is written by hand and left alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { armyOf } from './army.ts';
import { readFacts } from './facts.ts';
import { profilesOf } from './profiles.ts';
import { reportOf } from './report.ts';

const folder = process.argv[2] ?? '../shared/facts/aos4/app-2024-11';
const dataFolder = fileURLToPath(new URL('../../data/spearhead/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

async function writeJson(path: string, content: unknown): Promise<void> {
	const options = await resolveConfig(path);
	writeFileSync(
		path,
		await format(JSON.stringify(content, null, '\t'), { ...options, filepath: path })
	);
}

const { armies, familyOf } = readFacts(folder);
mkdirSync(`${dataFolder}profiles`, { recursive: true });
for (const facts of armies) {
	const { id, faction } = facts;
	const isOnly = armies.filter((army) => army.faction === faction).length === 1;
	await writeJson(`${dataFolder}${id}.json`, armyOf(facts, familyOf(faction), isOnly));
	await writeJson(`${dataFolder}profiles/${id}.json`, profilesOf(facts));
}
writeFileSync(reportFile, reportOf(armies));
console.log(`${String(armies.length)} armies written.`);
