import { describe, expect, test } from 'vitest';
import { musterUnit, priceOf } from '#engine';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { pointsText } from '../base/figures.ts';
import { costText, priceText } from './price-text.ts';

const index = ranksIndex();

function textOf(entry: string, models: number, ...options: readonly string[]) {
	return priceText(priceOf(musterUnit({ id: 'u', entry, models, options }, index)));
}

test.each([
	{ points: 0, text: '0' },
	{ points: 7, text: '7' },
	{ points: 2.5, text: '2½' },
	{ points: 0.5, text: '½' },
	{ points: 12.25, text: '12¼' },
	{ points: 0.75, text: '¾' },
	{ points: -2.5, text: '−2½' },
	{ points: -0.5, text: '−½' },
	{ points: 1000, text: '1000' }
])('$points is printed as $text', ({ points, text }) => {
	expect(pointsText(points)).toBe(text);
});

test.each([
	{ cost: 25, text: '25' },
	{ cost: 2.5, text: '2½' },
	{ cost: { perModel: 7 }, text: '7 per model' },
	{ cost: { perModel: 3.5 }, text: '3½ per model' },
	{ cost: { fixed: 30, perModel: 5 }, text: '30 + 5 per model' },
	{ cost: { fixed: 40 }, text: '40' },
	{ cost: { models: 1 }, text: 'as 1 model' },
	{ cost: { models: 2 }, text: 'as 2 models' },
	{ cost: { insteadOf: 'sergeant' }, text: 'in place of a model' }
])('a list prints $text', ({ cost, text }) => {
	expect(costText(cost)).toBe(text);
});

describe('how a price is made up', () => {
	test.each([
		{ entry: 'guards', models: 20, having: [], each: '8 = 8', unit: '20 × 8 = 160' },
		{
			entry: 'guards',
			models: 1,
			having: ['lance', 'mail', 'targe', 'bard', 'charger'],
			each: '(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39',
			unit: '39 = 39'
		},
		{
			entry: 'guards',
			models: 20,
			having: ['lance', 'mail', 'targe', 'bard', 'charger', 'banner'],
			each: '(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39',
			unit: '20 × 39 + 39 = 819'
		},
		{
			entry: 'levies',
			models: 10,
			having: ['targe', 'mail'],
			each: '2½ + (1 + 3) × ½ = 4½',
			unit: '10 × 4½ = 45'
		},
		{
			entry: 'levies',
			models: 10,
			having: ['nag', 'targe'],
			each: '2½ × 2 + 1 = 6',
			unit: '10 × 6 = 60'
		},
		{
			entry: 'guards',
			models: 10,
			having: ['sergeant'],
			each: '8 = 8',
			unit: '10 × 8 + 22 = 102'
		},
		{
			entry: 'guards',
			models: 10,
			having: ['charger', 'lance', 'mail', 'bard', 'sergeant', 'banner'],
			each: '(8 + 2 + 3 + 4) × 2 + 3 = 37',
			unit: '10 × 37 + 5 + 37 = 412'
		},
		{ entry: 'ram', models: 3, having: [], each: '5 = 5', unit: '3 × 5 + 30 = 45' },
		{
			entry: 'duke',
			models: 1,
			having: ['crown', 'orb'],
			each: undefined,
			unit: '100 + 25 + 12½ = 137½'
		},
		{ entry: 'duke', models: 1, having: ['nag'], each: undefined, unit: '100 = 100' }
	])('$models $entry with $having: $unit', ({ entry, models, having, each, unit }) => {
		const text = textOf(entry, models, ...having);
		expect([text.each, text.unit]).toEqual([each, unit]);
	});

	test('each line says what is counted and why', () => {
		const { lines } = textOf('levies', 10, 'targe', 'charger', 'banner', 'sergeant');
		expect(lines.map(({ part, text, points }) => [part.indexed.entry.name, text, points])).toEqual([
			['Levies', '2½ per model, × 2 for riders', '50'],
			['Targe', '1 per model, × ½ for poor troops and × 2 for riders', '10'],
			['Charger', '3 per model', '30'],
			['Banner', 'as 1 model', '9'],
			// 15, 1 for the targe and 3 for the charger, less a rider of 9.
			['Sergeant', 'in place of a model, with its own arms', '10']
		]);
	});

	test('a figure that is cheaper than a model is taken off', () => {
		const price = priceOf(musterUnit({ id: 'u', entry: 'guards', models: 10 }, index));
		const [own] = price.parts;
		if (!own) throw new Error('no part');
		const cheaper = { ...own, kind: 'insteadOf', amount: -2.5, count: 1, points: -2.5 } as const;
		const { unit } = priceText({ ...price, parts: [own, cheaper], points: 77.5 });
		expect(unit).toBe('10 × 8 − 2½ = 77½');
	});
});
