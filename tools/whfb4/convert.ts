// Writes the eight army lists of data/whfb4 from the facts: `npx tsx tools/whfb4/convert.ts <folder of the facts>`.
// The system's own file and the armies of the points system are written by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { System } from '#schema';
import { armies } from './armies.ts';
import { convertArmy } from './army.ts';
import { Context } from './context.ts';
import { readCorrections } from './corrections.ts';
import { readFacts } from './facts.ts';
import { Notes } from './notes.ts';
import { reportOf } from './report.ts';
import { withSchema } from '../schemas/with-schema.ts';
import { writeJson } from '../write-formatted.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where the facts are');
const dataFolder = fileURLToPath(new URL('../../data/whfb4/', import.meta.url));
const reportFile = fileURLToPath(new URL('REPORT.md', import.meta.url));

const system = JSON.parse(readFileSync(`${dataFolder}system.json`, 'utf8')) as System;
const corrections = readCorrections();
const notes = new Notes();
const written = armies.map((settings) =>
	convertArmy(
		new Context(settings, readFacts(folder, settings.file), { system, corrections, notes })
	)
);
for (const { army, about, why } of corrections.leftOut) notes.add(army, 'left-out', about, why);
for (const army of written)
	await writeJson(`${dataFolder}${army.id}.json`, withSchema('army', army));
const isUnit = (type: string): boolean =>
	system.types.some(({ id, role }) => id === type && role === 'unit');
writeFileSync(reportFile, reportOf(written, isUnit, notes));
console.log(`${written.length} armies, ${notes.all.length} notes`);
