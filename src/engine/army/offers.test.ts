import { describe, expect, test } from 'vitest';
import { aList, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import {
	anOption,
	missing,
	offeredOptions,
	offeringArmy,
	offeringUnits,
	offersIndex,
	offersSystem
} from '../../../tests/toy-offers.ts';
import { mayCarry } from '../allow/entry-options.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { checkRoster } from '../judge/report.ts';
import { indexArmy } from './index-army.ts';

describe('an option that is offered', () => {
	test.each([
		{ list: 'pikes + shield', codes: [] },
		{ list: 'bows + shield', codes: [] },
		{ list: 'rabble + shield', codes: ['carries/not-allowed'] },
		{ list: 'pikes + axe', codes: [] },
		{ list: 'rabble + axe', codes: ['carries/not-allowed'] },
		{ list: 'rabble + horse', codes: ['carries/not-allowed'] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(offersIndex, ...codes);
	});

	test('may be for bearers that have another', () => {
		expect(aList(1000, 'bows + badge')).toBreak(offersIndex, 'carries/not-allowed');
		expect(aList(1000, 'bows + shield + badge')).toBeLegalIn(offersIndex);
		expect(aList(1000, 'captain + horse + badge')).toBeLegalIn(offersIndex);
		expect(aList(1000, 'pikes + shield + badge')).toBreak(offersIndex, 'carries/not-allowed');
	});

	test('may come with another option, and goes to nobody without it', () => {
		expect(aList(1000, 'captain + horse + barding')).toBeLegalIn(offersIndex);
		expect(aList(1000, 'captain + wyrm + barding')).toBreak(offersIndex, 'carries/not-allowed');
		expect(aList(1000, 'pikes + barding')).toBreak(offersIndex, 'carries/not-allowed');
	});
});

test('an option that nobody offers is for whomever its own line means', () => {
	expect(aList(1000, 'rabble + charm')).toBeLegalIn(offersIndex);
	expect(aList(1000, 'pikes + charm')).toBeLegalIn(offersIndex);
	expect(aList(1000, 'pikes + shield + charm')).toBreak(offersIndex, 'carries/not-allowed');
});

test('having is said by what the option is as well: a lance for whoever has a steed', () => {
	expect(aList(1000, 'captain + horse + lance')).toBeLegalIn(offersIndex);
	expect(aList(1000, 'captain + wyrm + lance')).toBeLegalIn(offersIndex);
	expect(aList(1000, 'pikes + shield + lance')).toBreak(offersIndex, 'carries/not-allowed');
});

describe('prices', () => {
	test.each([
		{ list: 'pikes + shield', points: 45 },
		{ list: 'bows + shield', points: 57 },
		{ list: 'captain + wyrm', points: 140 },
		{ list: 'captain + horse + badge', points: 95 },
		{ list: 'bows + shield + badge', points: 59 }
	])('$list: $points', ({ list, points }) => {
		expect(checkRoster(aList(1000, list), offersIndex).context.points).toBe(points);
	});
});

test('what is offered is known before it is given', () => {
	const [rabble, pikes] = ['rabble', 'pikes'].map((id) => offersIndex.entries.get(id));
	const shield = offersIndex.entries.get('shield') ?? missing();
	expect([mayCarry(rabble, shield), mayCarry(pikes, shield)]).toEqual([false, true]);
	const { context } = checkRoster(aList(1000, 'pikes + axe, rabble'), offersIndex);
	expect(whyNotGive(context, 'u1', 'mace')).toMatchObject([{ outcome: 'exclusive/too-many' }]);
	expect(whyNotGive(context, 'u2', 'mace')).toMatchObject([{ outcome: 'carries/not-allowed' }]);
	expect(whyNotGive(context, 'u1', 'shield')).toEqual([]);
});

test('whom nobody offers it, and whom its own line bars, is refused once', () => {
	const own = indexArmy(
		offersSystem,
		offeringArmy({
			entries: [
				...offeringUnits.map((unit) =>
					unit.id === 'pikes' ? { ...unit, options: ['shield', 'charm'] } : unit
				),
				...offeredOptions
			]
		})
	);
	const { context } = checkRoster(aList(1000, 'pikes, pikes + shield, rabble + shield'), own);
	const refusals = ['u1', 'u2', 'u3'].map((unit) => whyNotGive(context, unit, 'charm').length);
	expect(refusals).toEqual([0, 1, 1]);
});

test('each keeps the order of its own row, and a set that several share its own', () => {
	const rows = ['pikes', 'bows', 'captain'].map((id) => offersIndex.entries.get(id)?.offers);
	expect(rows).toEqual([['shield'], ['shield', 'badge'], ['horse', 'wyrm', 'badge']]);
});

test('every fix of what is not offered makes the list legal', () => {
	const list = aList(1000, 'rabble + shield, pikes');
	expect(list).toBreak(offersIndex, 'carries/not-allowed');
	expect(checkRoster(list, offersIndex).problems[0]?.constraint).toMatchObject({
		id: 'offered-shield',
		source: aSource
	});
});

test('what the system leaves to its armies to offer is had by nobody where none of their lines does', () => {
	const shared = aSystem({ entries: [anOption('ring', 5), anOption('orb', 5)] });
	const army = offeringArmy({
		entries: [...offeringUnits, ...offeredOptions, anEntry('lord', { cost: 90, options: ['ring'] })]
	});
	const own = indexArmy(shared, army);
	expect(aList(1000, 'lord + ring')).toBeLegalIn(own);
	expect(aList(1000, 'pikes + ring')).toBreak(own, 'carries/not-allowed');
	expect(aList(1000, 'lord + orb')).toBreak(own, 'carries/not-allowed');
});

test('an option that may be given several times is not held to once on a unit', () => {
	const rules = [
		{ id: 'once', kind: 'unique', of: { any: ['RELIC'] }, scope: 'unit', source: aSource }
	] as const;
	const army = offeringArmy({
		entries: [
			anEntry('lord', { cost: 90, options: ['scroll', 'axe'] }),
			{ ...anOption('scroll', 5), repeat: 2 },
			anOption('axe', 4),
			anOption('mace', 3)
		],
		constraints: rules
	});
	const own = indexArmy(offersSystem, army);
	expect(aList(1000, 'lord + scroll + scroll')).toBeLegalIn(own);
	expect(aList(1000, 'lord + scroll + scroll + scroll')).toBreak(own, 'exclusive/too-many');
	expect(aList(1000, 'lord + axe + axe')).toBreak(own, 'unique/repeated');
});
