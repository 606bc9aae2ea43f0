import { expect, test } from 'vitest';
import { differencesIn } from './compare.ts';
import { committed, readFrozen } from './frozen.ts';
import { openTree, subjectsOf } from './tree.ts';
import { isInRun } from '../slice.ts';

// Lists of every army by name, with their points and verdicts, and who may have what. However the data
// are written, they say the same. Where the rules of a game change, the file is written anew:
// `npx tsx tests/net/write.ts`.

const tree = await openTree();
const armies = readFrozen(committed).filter((frozen) =>
	subjectsOf(tree, frozen).some(({ system, army }) => isInRun(system.id, army.id))
);
const systems = new Set(armies.map(({ system }) => system));

test.each([...systems])('the data of %s say what they said', (system) => {
	const own = armies.filter((army) => army.system === system);
	expect(own.flatMap((army) => differencesIn(tree, army))).toEqual([]);
});
