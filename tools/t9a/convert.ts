// Writes data/t9a from the facts: `npx tsx tools/t9a/convert.ts <folder of the facts>`. The system's own
// file is put together from system-core.json, lores.json and items.json beside this file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { armies } from './armies.ts';
import { convertArmy } from './army.ts';
import { Context } from './context.ts';
import { readCorrections } from './corrections.ts';
import { readFacts } from './facts.ts';
import { Notes } from './notes.ts';
import { reportOf } from './report.ts';
import { coreOf, systemOf } from './system.ts';
import { withSchema } from '../schemas/with-schema.ts';
import { writeFormatted } from '../write-formatted.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where the facts are');
const dataFolder = fileURLToPath(new URL('../../data/t9a/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

function readJson(name: string): unknown {
	return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

const core = coreOf(readJson('system-core.json'), readJson('lores.json'), readJson('items.json'));
const corrections = readCorrections();
const notes = new Notes();
const prefixes = new Map(
	armies.flatMap(({ id, prefix }) => (prefix === undefined ? [] : [[prefix, id]]))
);
const written = armies.map((settings) =>
	convertArmy(
		new Context(settings, readFacts(folder, settings.id, corrections.spelling), {
			corrections,
			notes,
			prefixes,
			common: core.entries
		})
	)
);
const system = systemOf(core, written, notes.words);
await writeFormatted(`${dataFolder}system.json`, JSON.stringify(withSchema('system', system)));
for (const army of written)
	await writeFormatted(`${dataFolder}${army.id}.json`, JSON.stringify(withSchema('army', army)));
await writeFormatted(reportFile, reportOf(written, notes));
console.log(`${written.length} armies, ${notes.all.length} notes`);
