import { describe, expect, test } from 'vitest';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { musterUnit, optionPoints, optionPointsEach, pointsOfOptions } from './muster.ts';
import { newPoints } from '../allow/new-unit.ts';
import { priceOf } from './price.ts';

const index = ranksIndex();

/** A unit as `5 guards + lance + mail`. */
function unit(text: string) {
	const [, models, name = '', rest = ''] = /^(\d+ )?(\S+)(.*)$/.exec(text) ?? [];
	const options = rest.split(' + ').slice(1);
	return musterUnit(
		{ id: 'u', entry: name, options, ...(models !== undefined && { models: Number(models) }) },
		index
	);
}

describe('what a unit costs', () => {
	test.each([
		{ text: '1 levies', each: 2.5, points: 2.5 },
		{ text: '10 levies', each: 2.5, points: 25 },
		{ text: 'levies', each: 2.5, points: 25 },
		{ text: '10 guards', each: 8, points: 80 },
		{ text: 'guards', each: 8, points: 40 },
		// Arms: 8 + 2 + 3 + 1.
		{ text: '10 guards + lance + mail + targe', each: 14, points: 140 },
		// The poor pay half for arms and the whole for themselves: 2½ + ½ + 1½.
		{ text: '10 levies + targe + mail', each: 4.5, points: 45 },
		// Riders: twice the man and his arms; the nag is free, the charger adds 3.
		{ text: '10 guards + nag', each: 16, points: 160 },
		{ text: '10 guards + charger', each: 19, points: 190 },
		{ text: '1 guards + charger + lance + mail + targe + bard', each: 39, points: 39 },
		// Both factors: (2½ + 1 × ½) × 2 + 3.
		{ text: '10 levies + targe + charger', each: 9, points: 90 },
		// A banner costs as one model more, whatever the models have.
		{ text: '10 guards + banner', each: 8, points: 88 },
		{ text: '10 guards + charger + targe + banner', each: 21, points: 231 },
		{ text: '5 levies + banner', each: 2.5, points: 15 },
		// A sergeant is 30 in the place of a man of 8, and pays for his own arms.
		{ text: '10 guards + sergeant', each: 8, points: 102 },
		{ text: '10 guards + targe + sergeant', each: 9, points: 112 },
		// 9 riders of (8 + 1) × 2 + 3 = 21, and 30 + 1 + 3.
		{ text: '10 guards + charger + targe + sergeant', each: 21, points: 223 },
		// A sergeant of the poor is no trooper: 15, and 1 for his targe.
		{ text: '10 levies + targe + sergeant', each: 3, points: 43 },
		{ text: '10 guards + banner + sergeant', each: 8, points: 110 },
		// A machine and its crew.
		{ text: '2 ram', each: 5, points: 40 },
		{ text: '3 ram + targe', each: 6, points: 48 },
		// A leader pays each thing once, and nothing double.
		{ text: 'duke + charger + lance + mail', each: 8, points: 108 },
		{ text: 'duke + crown + orb', each: 0, points: 137.5 }
	])('$text: $each each, $points together', ({ text, each, points }) => {
		const price = priceOf(unit(text));
		expect(price.each).toBe(each);
		expect(price.points).toBe(points);
		expect(unit(text).points).toBe(points);
		expect(price.parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
	});

	test('each part says how much, for how many and why', () => {
		const { parts } = priceOf(unit('10 levies + targe + charger + banner'));
		expect(
			parts.map(({ indexed, kind, amount, factor, count, points, factors }) => [
				indexed.entry.id,
				kind,
				amount,
				factor,
				count,
				points,
				factors.map(({ name }) => name).join()
			])
		).toEqual([
			['levies', 'each', 2.5, 2, 10, 50, 'riders'],
			['targe', 'each', 1, 1, 10, 10, 'poor troops,riders'],
			['charger', 'each', 3, 1, 10, 30, ''],
			['banner', 'models', 9, 1, 1, 9, '']
		]);
	});

	test('what nobody knows costs nothing', () => {
		expect(unit('5 dragons + targe').points).toBe(1);
		expect(unit('5 guards + flag').points).toBe(40);
	});
});

describe('what an option adds', () => {
	test.each([
		{ text: '10 guards', option: 'targe', points: 10, each: 1 },
		{ text: '10 guards', option: 'charger', points: 110, each: 11 },
		{ text: '10 guards + charger + banner', option: 'targe', points: 22, each: 2 },
		{ text: '10 levies', option: 'targe', points: 5, each: 0.5 },
		{ text: '10 guards', option: 'banner', points: 8, each: 0 },
		{ text: '10 guards + nag', option: 'sergeant', points: 14, each: 0 },
		{ text: 'duke', option: 'lance', points: 2, each: 2 }
	])('$option for $text: $points, $each each', ({ text, option, points, each }) => {
		const indexed = index.entries.get(option);
		if (!indexed) throw new Error(option);
		expect(optionPoints(unit(text), indexed)).toBe(points);
		expect(optionPointsEach(unit(text), indexed)).toBe(each);
		const with_ = unit(`${text} + ${option}`);
		expect(pointsOfOptions(with_, with_.options.slice(-1))).toBe(points);
	});

	test('a new unit costs as many models as are usual', () => {
		expect(newPoints(index, 'levies')).toBe(25);
		expect(newPoints(index, 'guards')).toBe(40);
		expect(newPoints(index, 'ram')).toBe(40);
	});
});
