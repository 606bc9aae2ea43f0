import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, anIndex, aSystem } from '../../../tests/builders.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { indexArmy } from '../army/index-army.ts';
import { unitsThatMayBeAdded, whyNotAdd } from './may-add.ts';
import { whyNotGive } from './may-give.ts';
import { checkRoster } from '../judge/report.ts';

const index = anIndex(
	{ kind: 'points-limit' },
	{ kind: 'standing' },
	{ kind: 'count', of: { any: ['pikes'] }, min: 3, max: 4, per: 'band' },
	{ kind: 'count', of: { any: ['STEED'] }, max: 2, per: 'army' },
	{ kind: 'unique', of: { any: ['RELIC', 'SEER'] }, scope: 'army' },
	{ kind: 'exclusive', of: { any: ['RELIC'] }, max: 1 },
	{ kind: 'carries', option: 'horse', by: { any: ['LEADER', 'SWORN'] } },
	{ kind: 'requires', of: { any: ['lancers'] }, needs: { any: ['captain'] }, scope: 'army' },
	{ kind: 'requires', of: { any: ['oath'] }, needs: { any: ['horn'] }, scope: 'unit' }
);

function contextOf(size: number, list: string, of: ArmyIndex = index) {
	return checkRoster(aList(size, list), of).context;
}

/** The codes against one more unit of an entry. */
function notAdd(list: string, entry: string, size = 1000): readonly string[] {
	return whyNotAdd(contextOf(size, list), entry).map(({ outcome }) => outcome);
}

/** The codes against giving the first unit an option. */
function notGive(list: string, option: string): readonly string[] {
	return whyNotGive(contextOf(1000, list), 'u1', option).map(({ outcome }) => outcome);
}

describe('one more unit', () => {
	test.each([
		{ list: '', entry: 'pikes', why: [] },
		{ list: '3 pikes', entry: 'pikes', why: [] },
		{ list: '4 pikes', entry: 'pikes', why: ['count/too-many'] },
		{ list: 'seer', entry: 'captain', why: [] },
		{ list: 'seer', entry: 'seer', why: ['unique/repeated'] },
		{ list: 'captain', entry: 'lancers', why: [] },
		{ list: '', entry: 'lancers', why: ['requires/missing'] },
		{ list: '', entry: 'horse', why: ['standing/alone'] }
	])('to $list, of $entry: $why', ({ list, entry, why }) => {
		expect(notAdd(list, entry)).toEqual(why);
	});

	test('a minimum that is not met yet does not block', () => {
		expect(notAdd('', 'pikes')).toEqual([]);
		expect(notAdd('pikes', 'captain')).toEqual([]);
	});

	test('going over the points never blocks', () => {
		expect(notAdd('captain', 'captain', 80)).toEqual([]);
		expect(notAdd('3 captain', 'captain', 80)).toEqual([]);
	});

	test('the reason tells the numbers as they would be', () => {
		expect(whyNotAdd(contextOf(1000, '4 pikes'), 'pikes')).toMatchObject([
			{ outcome: 'count/too-many', measured: 5, min: 3, max: 4 }
		]);
	});
});

describe('one more unit where something is wrong already', () => {
	test('a unit that makes it worse is blocked', () => {
		expect(notAdd('5 pikes', 'pikes')).toEqual(['count/too-many']);
		expect(notAdd('2 seer', 'seer')).toEqual(['unique/repeated']);
		expect(notAdd('lancers', 'lancers')).toEqual(['requires/missing']);
	});

	test('an unrelated unit is not', () => {
		const wrong = '5 pikes, lancers, pikes + banner + horn, slingers + horse, nobody';
		expect(notAdd(wrong, 'slingers')).toEqual([]);
		expect(notAdd(wrong, 'seer')).toEqual([]);
		expect(notAdd('2 pikes + banner', 'seer')).toEqual([]);
	});

	test('a unit that would put it right is not', () => {
		expect(notAdd('lancers', 'captain')).toEqual([]);
	});
});

describe('giving a unit an option', () => {
	test.each([
		{ list: 'captain', option: 'horse', why: [] },
		{ list: 'pikes', option: 'horse', why: ['carries/not-allowed'] },
		{ list: 'pikes + oath + horn', option: 'horse', why: [] },
		{ list: 'captain, captain + horse', option: 'horse', why: [] },
		{ list: 'captain, 2 captain + horse', option: 'horse', why: ['count/too-many'] },
		{ list: 'captain', option: 'horn', why: [] },
		{ list: 'captain, pikes + banner', option: 'horn', why: [] },
		{ list: 'captain, pikes + horn', option: 'horn', why: ['unique/repeated'] },
		{ list: 'captain + banner', option: 'horn', why: ['exclusive/too-many'] },
		{ list: 'captain + horn', option: 'horn', why: ['unique/repeated', 'exclusive/too-many'] },
		{ list: 'captain + horn', option: 'oath', why: [] },
		{ list: 'captain, pikes + horn', option: 'oath', why: ['requires/missing'] },
		{ list: 'captain', option: 'slingers', why: ['standing/not-an-option'] }
	])('of $list to the first, $option: $why', ({ list, option, why }) => {
		expect(notGive(list, option)).toEqual(why);
	});

	test('one that makes a problem worse is blocked', () => {
		expect(notGive('captain + banner + banner', 'horn')).toEqual(['exclusive/too-many']);
		expect(notGive('captain, 3 captain + horse', 'horse')).toEqual(['count/too-many']);
	});

	test('another thing wrong with the same units is blocked', () => {
		const list = 'pikes + banner, pikes + banner + horn';
		expect(notGive(list, 'horn')).toEqual(['unique/repeated', 'exclusive/too-many']);
	});

	test('another problem of the same thing is blocked', () => {
		// "Seer" is nothing that the army has; "seer" is a unit of that name.
		expect(notGive('pikes + Seer', 'seer')).toEqual(['standing/not-an-option']);
	});

	test('what is wrong with another unit does not block', () => {
		expect(notGive('captain, pikes + banner + horn', 'horse')).toEqual([]);
		expect(notGive('captain, slingers + horse', 'horse')).toEqual([]);
		expect(notGive('captain, 2 pikes + banner', 'horn')).toEqual([]);
	});

	test('a unit that is not there is given nothing', () => {
		expect(whyNotGive(contextOf(1000, 'pikes'), 'u9', 'horse')).toEqual([]);
	});
});

test('a new unit is judged with the options it starts with', () => {
	const entries = [anEntry('knave', { starts: ['oath'] }), ...anArmy().entries];
	const needsVow = { kind: 'requires', of: { any: ['knave'] }, scope: 'unit' } as const;
	const withVow = aConstraint({ ...needsVow, needs: { any: ['VOW'] } });
	const withSteed = aConstraint({ ...needsVow, needs: { any: ['STEED'] } });
	const why = (constraint: typeof withVow) => {
		const of = indexArmy(aSystem({ constraints: [constraint] }), anArmy({ entries }));
		return whyNotAdd(contextOf(1000, '', of), 'knave').map(({ outcome }) => outcome);
	};
	expect(why(withVow)).toEqual([]);
	expect(why(withSteed)).toEqual(['requires/missing']);
});

describe('as many as are wanted', () => {
	const few = anIndex({ kind: 'count', of: { any: ['pikes'] }, max: 3 });

	test.each([
		{ list: '', wanted: 2, count: 2, codes: [] },
		{ list: '', wanted: 3, count: 3, codes: [] },
		{ list: '', wanted: 4, count: 3, codes: ['count/too-many'] },
		{ list: '2 pikes', wanted: 4, count: 1, codes: ['count/too-many'] },
		{ list: '5 pikes', wanted: 1, count: 0, codes: ['count/too-many'] },
		{ list: '5 pikes', wanted: 0, count: 0, codes: [] }
	])('$wanted more than "$list": $count', ({ list, wanted, count, codes }) => {
		const allowed = unitsThatMayBeAdded(contextOf(9000, list, few), 'pikes', wanted, () => 'new');
		expect(allowed.units).toEqual(Array(count).fill({ id: 'new', entry: 'pikes' }));
		expect(allowed.problems.map(({ outcome }) => outcome)).toEqual(codes);
	});
});
