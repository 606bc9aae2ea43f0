import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex, firstVerdicts } from '../../../tests/host.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const noLeader = 'led/no-leader' as const;
const notLed = 'led/not-led' as const;
const missing = 'led/missing' as const;

describe('led: a hero leads each regiment, and his rows say whom he may have', () => {
	const index = aHostIndex('regiment-led');

	test.each([
		{ what: 'nobody', list: '', codes: [] },
		{ what: 'units outside', list: 'spears, giant', codes: [] },
		{ what: 'a leader alone', list: 'hermit @1', codes: [] },
		{ what: 'no leader', list: '3 spears @1', codes: [noLeader] },
		{ what: 'two without', list: 'spears @1, archers @2', codes: [noLeader, noLeader] },
		{ what: 'any number of a row', list: 'marshal @1, 9 spears @1', codes: [] },
		{ what: 'whom no row means', list: 'marshal @1, giant @1', codes: [notLed] },
		{ what: 'a leader without rows', list: 'hermit @1, spears @1', codes: [notLed] },
		{ what: 'one of 0–1', list: 'marshal @1, champion @1', codes: [] },
		{ what: 'two of 0–1', list: 'marshal @1, 2 champion @1', codes: [notLed] },
		{ what: 'a hero no row names', list: 'marshal @1, hermit @1', codes: [notLed] },
		{ what: 'a compulsory row', list: 'huntress @1, hounds @1', codes: [] },
		{ what: 'none of it', list: 'huntress @1, spears @1', codes: [missing] },
		{ what: 'more than it', list: 'huntress @1, 3 hounds @1', codes: [] },
		{ what: 'a band, which is as if outside', list: 'hermit @1, old-guard @1', codes: [] },
		{ what: 'a unit nobody knows', list: 'hermit @1, nobody @1', codes: [] }
	])('$what: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test.each([
		{ list: 'mage @1, spears @1, archers @1', codes: [] },
		{ list: 'mage @1, archers @1, spears @1', codes: [] },
		{ list: 'mage @1, 2 archers @1', codes: [] },
		{ list: 'mage @1, 2 spears @1', codes: [notLed] },
		{ list: 'mage @1, 2 archers @1, spears @1', codes: [notLed] }
	])('units go to another row if that makes room: $list', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test('the one leads under whom fewest are without a place', () => {
		expect(aHost('champion @1, marshal @1, archers @1')).toBeLegalIn(index);
		expect(aHost('hermit @1, marshal @1, archers @1')).toBreak(index, notLed);
	});

	test('of equals the first leads', () => {
		const verdicts = firstVerdicts(aHost('hermit @1, vane @1'), index);
		expect(verdicts).toMatchObject([
			{
				outcome: notLed,
				stranger: { unit: { entry: 'vane' } },
				leader: { unit: { entry: 'hermit' } }
			}
		]);
	});

	test('a problem names the unit, the leader and his rows', () => {
		expect(checkRoster(aHost('marshal @1, giant @1'), index).problems).toMatchObject([
			{
				stranger: { unit: { entry: 'giant' } },
				leader: { unit: { entry: 'marshal' } },
				rows: [{ name: 'Any Troops' }, { name: 'Champion', max: 1 }],
				group: { id: '1', name: 'Regiment 1' },
				units: ['u2']
			}
		]);
		expect(checkRoster(aHost('spears, huntress @1'), index).problems).toMatchObject([
			{ row: { name: 'Hounds' }, measured: 0, min: 1, units: ['u2'] }
		]);
		expect(checkRoster(aHost('spears @1'), index).problems).toMatchObject([
			{ group: { name: 'Regiment 1' }, units: ['u1'] }
		]);
	});

	test('each regiment that is led well has a verdict', () => {
		const verdicts = firstVerdicts(aHost('marshal @1, 2 spears @1, mage @2'), index);
		expect(verdicts).toMatchObject([
			{ outcome: 'met', leader: { unit: { id: 'u1' } }, followers: 2, group: { id: '1' } },
			{ outcome: 'met', leader: { unit: { id: 'u4' } }, followers: 0, group: { id: '2' } }
		]);
	});
});
