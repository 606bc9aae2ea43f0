import { expect, test } from 'vitest';
import { aRoster } from '../../../tests/builders.ts';
import { toyArmy } from '../../../tests/toy-army.ts';
import { checkRoster } from './report.ts';
import { indexFor } from '../army/index-for.ts';
import { judged } from './judged.ts';

const roster = aRoster();

test('an army is indexed once for the same answers', () => {
	const index = indexFor(toyArmy, { readings: { a: 'b' } });
	expect(indexFor(toyArmy, { readings: { a: 'b' } })).toBe(index);
	expect(indexFor(toyArmy, { readings: { a: 'c' } })).not.toBe(index);
});

test('the data of another date have an index of their own', () => {
	const system = { ...toyArmy.system, revision: 'another' };
	expect(indexFor({ system, army: toyArmy.army }).system).toBe(system);
	expect(indexFor(toyArmy).system).toBe(toyArmy.system);
});

test('the indexes that were used last are cached', () => {
	const first = indexFor(toyArmy, { readings: { first: 'yes' } });
	const answers = Array.from({ length: 31 }, (_, at) => ({ other: String(at) }));
	for (const readings of answers) indexFor(toyArmy, { readings });
	expect(indexFor(toyArmy, { readings: { first: 'yes' } })).toBe(first);
	for (const readings of [...answers, { other: 'last' }]) indexFor(toyArmy, { readings });
	expect(indexFor(toyArmy, { readings: { first: 'yes' } })).not.toBe(first);
});

test('a roster is judged once under the same data', () => {
	const report = judged(toyArmy, roster);
	expect(report).toEqual(checkRoster(roster, indexFor(toyArmy, roster)));
	expect(judged(toyArmy, roster)).toBe(report);
	const system = { ...toyArmy.system };
	expect(judged({ system, army: toyArmy.army }, roster).context.index.system).toBe(system);
});
