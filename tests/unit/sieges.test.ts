import { expect, test } from 'vitest';
import { rosterContext } from '#engine';
import { entriesFor } from '../../src/features/arrange/regiments.ts';
import { optionGroups } from '../../src/features/units/option-groups.ts';
import { aList } from '../builders.ts';
import { warmasterIndex } from '../warmaster.ts';

/** What a unit of the Empire is offered for sieges, and whether the army list has walls. */
function offeredUnder(siege: string, unit: string) {
	const index = warmasterIndex('empire', { siege });
	const [mustered] = rosterContext(aList(1000, unit), index).units;
	const groups = mustered ? optionGroups(index, mustered) : [];
	return {
		options: groups
			.filter(({ heading }) => heading === 'Siege equipment')
			.flatMap(({ options }) => options.map(({ entry }) => entry.name)),
		hasWalls: entriesFor(index, 'outside').some(({ type }) => type.id === 'wall')
	};
}

const all = ['Siege Tower', 'Battering Ram', 'Sow', 'Mantlets'];

test.each([
	{ siege: 'none', unit: 'halberdiers', options: [], hasWalls: false },
	{ siege: 'besieger', unit: 'halberdiers', options: all, hasWalls: false },
	{ siege: 'besieger', unit: 'knights', options: [], hasWalls: false },
	{ siege: 'besieger', unit: 'general', options: [], hasWalls: false },
	{ siege: 'defender', unit: 'halberdiers', options: [], hasWalls: true },
	// Things that a list has stay on the screen, to be removed there.
	{ siege: 'none', unit: 'halberdiers + sow', options: ['Sow'], hasWalls: false }
])('$unit under $siege: $options', ({ siege, unit, ...offered }) => {
	expect(offeredUnder(siege, unit)).toEqual(offered);
});
