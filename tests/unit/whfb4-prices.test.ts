import { describe, expect, test } from 'vitest';
import { checkRoster, musterUnit } from '#engine';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { priceTables } from '../rules-map/whfb4/prices.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';

const pack = { system: whfb4, armies: whfb4Armies };

describe.each(priceTables)('$heading: what the printed price makes of a unit', ({ rows }) => {
	const priced = rows.filter(({ price }) => price !== 'Free');

	test.each(priced)('$line $name', ({ examples }) => {
		expect(examples).not.toEqual([]);
		for (const { army, unit, points } of examples) {
			const index = packIndex(pack, army);
			const [only = { id: 'u', entry: unit }] = aList(1000, unit).units;
			expect(musterUnit(only, index).points, unit).toBe(points);
			const limit = index.constraints.filter(({ kind }) => kind === 'points-limit');
			const verdictAt = (size: number) =>
				checkRoster(aList(size, unit), { ...index, constraints: limit }).problems.length;
			expect([verdictAt(Math.ceil(points)), verdictAt(Math.ceil(points) - 1)]).toEqual([0, 1]);
		}
	});
});
