import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const outranked = 'rank/outranked' as const;

describe('rank: the emperor is general before others', () => {
	const index = aHostIndex('first');

	test.each([
		{ list: 'marshal + general', codes: [] },
		{ list: 'marshal + general, mage', codes: [] },
		{ list: 'emperor + general, marshal', codes: [] },
		{ list: 'emperor, marshal', codes: [] },
		{ list: 'marshal + general, emperor', codes: [outranked] },
		{ list: 'emperor + general, marshal + general', codes: [outranked] },
		{ list: 'marshal + general, mage + general, emperor', codes: [outranked, outranked] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test('of two who are first either may be general', () => {
		expect(aHost('emperor + general, emperor')).toBeLegalIn(index);
	});

	test('the problem names the bearer and who is before him', () => {
		expect(checkRoster(aHost('emperor, marshal + general'), index).problems).toMatchObject([
			{ bearer: { unit: { id: 'u2' } }, higher: [{ unit: { id: 'u1' } }], units: ['u2', 'u1'] }
		]);
	});
});
