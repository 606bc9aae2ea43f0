import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { anArmy, anEntry, aSystem } from '../../../../tests/builders.ts';
import { musterUnit } from '../../../engine/base/index.ts';
import { mostOf } from './choice-parts.ts';

const entries = [
	anEntry('pikes', { options: ['drum', { of: ['hook'], max: 3 }, { of: ['net', 'axe'], max: 1 }] }),
	anEntry('drum', { type: 'relic' }),
	anEntry('hook', { type: 'relic' }),
	anEntry('net', { type: 'relic' }),
	anEntry('axe', { type: 'relic' }),
	anEntry('dart', { type: 'relic', repeat: 4 })
];
const index = indexArmy(aSystem({ constraints: [] }), anArmy({ entries }));

test.each([
	['drum', 1],
	['hook', 3],
	['net', 1],
	['dart', 4]
])('a unit may have so many of %s: %i', (id, most) => {
	const unit = musterUnit({ id: 'u', entry: 'pikes' }, index);
	const option = index.entries.get(id);
	if (!option) throw new Error(`no ${id}`);
	expect(mostOf(index, unit, option, 1000)).toBe(most);
});
