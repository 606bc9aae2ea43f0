import { describe, expect, test } from 'vitest';
import { costText } from '#i18n';
import { aList, anArmy, anEntry, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { indexArmy } from '../index-army.ts';
import { whyNotGive } from '../may-give.ts';
import { checkRoster } from '../report.ts';

// A banner at 50 points with armour 4+, 30 with 5+, 15 with 6+ or none; nobody else may have it.
const cost = { stat: 'armour', prices: { '4+': 50, '5+': 30, '6+': 15, '-': 15 } };
const armoured = (id: string, armour?: string) =>
	anEntry(id, { cost: 100, ...(armour !== undefined && { stats: { armour } }) });
const index = indexArmy(
	aSystem({
		statLine: [{ id: 'armour', name: 'Armour', short: 'Arm', none: ['0', '0 or 5+'] }],
		entries: [anEntry('banner', { type: 'relic', cost })]
	}),
	anArmy({
		entries: [
			armoured('steel', '3+'),
			armoured('plate', '4+'),
			armoured('mail', '5+'),
			armoured('leather', '6+'),
			armoured('bare'),
			armoured('nought', '0'),
			armoured('dash', '-'),
			armoured('mixed', '0 or 5+')
		]
	})
);

describe('a price by a figure of the bearer', () => {
	test.each([
		{ bearer: 'plate', price: 50 },
		{ bearer: 'mail', price: 30 },
		{ bearer: 'leather', price: 15 },
		{ bearer: 'bare', price: 15 },
		{ bearer: 'nought', price: 15 },
		{ bearer: 'dash', price: 15 },
		{ bearer: 'mixed', price: 15 }
	])('$bearer pays $price', ({ bearer, price }) => {
		const roster = aList(1000, `${bearer} + banner`);
		expect(checkRoster(roster, index).points).toBe(100 + price);
		expect(roster).toBeLegalIn(index);
	});

	test('is none for a bearer whose figure has no price: it may not be given the thing', () => {
		expect(aList(1000, 'steel + banner')).toBreak(index, 'carries/not-allowed');
		const { context } = checkRoster(aList(1000, 'steel, plate'), index);
		const whyNot = context.units.map(({ unit }) => whyNotGive(context, unit.id, 'banner').length);
		expect(whyNot).toEqual([1, 0]);
	});

	test('is told with its figures', () => {
		expect(costText(cost)).toBe('50 with 4+, 30 with 5+, 15 with 6+ or none');
	});
});
