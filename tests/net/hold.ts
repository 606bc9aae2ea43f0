// Holds this tree against a frozen file: npx tsx tests/net/hold.ts [file] [--system …] [--army …]
import { parseArgs } from 'node:util';
import { differencesIn } from './compare.ts';
import { committed, readFrozen } from './frozen.ts';
import { normaliseName } from '../../src/exchange/common/names.ts';
import { openTree, subjectsOf } from './tree.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		system: { type: 'string' },
		army: { type: 'string' },
		tree: { type: 'string' },
		most: { type: 'string', default: '40' }
	}
});

const tree = await openTree(values.tree);
const wanted = new Set(subjectsOf(tree, values).map(({ army }) => normaliseName(army.name)));
const armies = readFrozen(positionals[0] ?? committed).filter(
	({ system, army }) =>
		(values.system === undefined || values.system === system) &&
		(values.army === undefined || wanted.has(normaliseName(army)))
);

let total = 0;
for (const frozen of armies) {
	const found = differencesIn(tree, frozen);
	total += found.length;
	const counts = `${frozen.lists.length} lists, ${frozen.units.length} units`;
	process.stdout.write(
		`${frozen.system}, ${frozen.army}: ${counts}, ${found.length} differences\n`
	);
	for (const { of, was, is } of found.slice(0, Number(values.most)))
		process.stdout.write(`\t${of}\n\t\twas ${was}\n\t\tis  ${is}\n`);
}
process.stdout.write(`${armies.length} armies, ${total} differences\n`);
process.exitCode = total > 0 || armies.length === 0 ? 1 : 0;
