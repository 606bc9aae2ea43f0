import { describe, expect, test } from 'vitest';
import { aRoster, aUnit } from '../../../tests/builders.ts';
import { today, withEntry } from '../../../tests/data-changes.ts';
import { indexArmy, underData } from '../index.ts';

describe('the roster under the other data', () => {
	test('has its date; what the army no longer has keeps its old name as its own', () => {
		const gone = withEntry(
			{ ...today, system: { ...today.system, revision: '2026-05-05' } },
			'pikes'
		);
		const roster = aRoster({
			units: [
				aUnit('pikes', { id: 'a' }),
				aUnit('pikes', { id: 'b', name: 'Old Guard' }),
				aUnit('captain'),
				aUnit('dragon')
			]
		});
		const [a, b] = [today, gone].map(({ system, army }) => indexArmy(system, army, roster));
		const taken = a && b && underData(roster, a, b);
		expect(taken?.revision).toBe('2026-05-05');
		expect(taken?.units).toEqual([
			aUnit('pikes', { id: 'a', name: 'Pikes' }),
			aUnit('pikes', { id: 'b', name: 'Old Guard' }),
			aUnit('captain'),
			aUnit('dragon')
		]);
		expect({ ...taken, units: roster.units, revision: roster.revision }).toEqual(roster);
	});
});
