// Writes everything that Muster says of lists, to be read: npx tsx tests/phrasebook/write.ts [folder] [--system …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTree, subjectsOf } from '../net/tree.ts';
import { patternsOf } from './pattern.ts';
import { pageOf } from './page.ts';
import { sentencesOf } from './sentences.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { system: { type: 'string' } }
});
const [folder = 'build/phrasebook'] = positionals;
const { system } = values;

const sentences = sentencesOf(subjectsOf(await openTree(), { system }), ({ system: { id } }) => ({
	lists: id === 'aos4' || id === 'spearhead' ? 2 : 6,
	variants: 2,
	asked: 3
}));
const patterns = patternsOf(sentences);
mkdirSync(folder, { recursive: true });
for (const [name, text] of pageOf(patterns)) writeFileSync(join(folder, name), text);
const lines = patterns.reduce((sum, { examples }) => sum + examples.length, 0);
process.stdout.write(
	`${patterns.length} patterns, ${lines} examples, ${sentences.length} sentences: ${folder}\n`
);
