// Asks a tree: npx tsx tests/net/write.ts <file> [--tree <folder>] [--system …] [--army …] [--lists 60]
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Dice } from '../faults/dice.ts';
import { committed, frozenText } from './frozen.ts';
import { makeFrozen, type Amount } from './make.ts';
import { openTree, subjectsOf, type Subject } from './tree.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		tree: { type: 'string' },
		system: { type: 'string' },
		army: { type: 'string' },
		lists: { type: 'string', default: '60' },
		seed: { type: 'string', default: '1' }
	}
});

const [file = committed] = positionals;
const dice = new Dice(Number(values.seed));

/** What is kept with the tests: less of each army of a game that has many. */
function compact({ system, tree }: Subject): Amount {
	const hasMany = tree.packs.armies(system).length > 20;
	return { lists: 2, variants: 1, kept: hasMany ? 1 : 3, units: 2, pairs: 0, answered: 0 };
}

function whole(): Amount {
	return { lists: Number(values.lists), variants: 3, pairs: 12, answered: 60 };
}

writeFileSync(file, '');
for (const subject of subjectsOf(await openTree(values.tree), values)) {
	const amount = file === committed ? compact(subject) : whole();
	const { frozen, ambiguous } = makeFrozen(subject, dice, amount);
	appendFileSync(file, frozenText([frozen]));
	const legal = frozen.lists.filter(({ is }) => is.endsWith(', legal')).length;
	const counts = `${frozen.lists.length} lists, ${legal} legal, ${frozen.units.length} units`;
	process.stdout.write(`${frozen.system}, ${frozen.army}: ${counts}\n`);
	for (const name of ambiguous) process.stdout.write(`\tat several prices: ${name}\n`);
}
