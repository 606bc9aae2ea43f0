// Writes data/whfb6 from the facts: `npx tsx tools/whfb6/convert.ts <folder of the facts>`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Army } from '#schema';
import { armies } from './armies.ts';
import { convertArmy } from './army.ts';
import { Context } from './context.ts';
import { readCorrections } from './corrections.ts';
import { readFacts } from './facts.ts';
import { Notes } from './notes.ts';
import { readRecovered } from './recovered.ts';
import { reportOf, type Counts } from './report.ts';
import { systemOf } from './system.ts';
import { withSchema } from '../schemas/with-schema.ts';
import { writeFormatted } from '../write-formatted.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where the facts are');
const dataFolder = fileURLToPath(new URL('../../data/whfb6/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

const facts = readFacts(folder);
const system = systemOf(facts);
const notes = new Notes();
const shared = {
	recovered: readRecovered(),
	corrections: readCorrections(),
	notes,
	taken: [...system.entries, ...system.constraints].map(({ id }) => id)
};
const counts = new Map<string, Counts>();
const written = armies.map((settings): Army => {
	const context = new Context(settings, facts, shared);
	const army = convertArmy(context, system);
	counts.set(army.id, context.counts());
	const gaps = notes.of(army.id, 'gap').map(({ about, text, entry }) => ({
		what: `${about}: ${text}`,
		...(entry !== undefined && army.entries.some(({ id }) => id === entry) && { entry })
	}));
	return { ...army, ...(gaps.length > 0 && { gaps }) };
});
/** Keywords by which options are told apart are the pack's own business. */
const unprinted = new Set([
	...(system.unprinted ?? []),
	...armies.map(({ keyword }) => keyword),
	...written.flatMap(({ entries, readings = [] }) => [
		...entries.flatMap(({ type, keywords = [] }) =>
			system.types.some(({ id, role }) => id === type && role === 'option') ? keywords : []
		),
		...readings.flatMap(({ answers }) =>
			answers.flatMap(({ grants = [] }) =>
				grants.flatMap(({ keywords }) => keywords.filter((word) => word.startsWith('ARMY OF ')))
			)
		)
	])
]);
const printed = { ...system, unprinted: [...unprinted].toSorted() };
await writeFormatted(`${dataFolder}system.json`, JSON.stringify(withSchema('system', printed)));
for (const army of written)
	await writeFormatted(`${dataFolder}${army.id}.json`, JSON.stringify(withSchema('army', army)));
const isUnit = (type: string): boolean =>
	system.types.some(({ id, role }) => id === type && role === 'unit');
writeFileSync(reportFile, reportOf(written, isUnit, counts, notes));
console.log(`${written.length} armies, ${notes.all.length} notes`);
