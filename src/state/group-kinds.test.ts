import { expect, test } from 'vitest';
import { anArmy, anEntry, aSystem } from '../../tests/builders.ts';
import { toyRegiments } from '../../tests/toy-regiments.ts';
import { ranksArmy, ranksSystem } from '../../tests/toy-ranks.ts';
import { editorKind } from './group-kinds.ts';

const song = { id: 'song', name: 'Song', heading: 'Songs', role: 'army', keywords: [] } as const;

test.each([
	{ of: 'units as large as the player likes', system: ranksSystem, army: ranksArmy, is: 'ranks' },
	{ of: 'units in groups', system: toyRegiments, army: anArmy(), is: 'regiments' },
	{
		of: 'choices of the army',
		system: aSystem({ types: [song] }),
		army: anArmy(),
		is: 'regiments'
	},
	{ of: 'nothing but entries', system: aSystem(), army: anArmy(), is: 'counters' },
	{
		of: 'units of so many models',
		system: aSystem(),
		army: anArmy({ entries: [anEntry('pikes', { size: 10 })] }),
		is: 'counters'
	}
])('an army of $of is edited in $is', ({ system, army, is }) => {
	expect(editorKind({ system, army })).toBe(is);
});
