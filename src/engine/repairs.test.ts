import { describe, expect, test } from 'vitest';
import {
	aConstraint,
	aList,
	anArmy,
	anEntry,
	anIndex,
	aRoster,
	aSystem,
	aUnit
} from '../../tests/builders.ts';
import { repairCostText, offerText } from '#i18n';
import type { Constraint, Roster, System } from '#schema';
import { changesOf } from './changes/change.ts';
import type { ArmyIndex } from './base/army-index.ts';
import { indexArmy } from './army/index-army.ts';
import { checkRoster } from './judge/report.ts';
import { repairsOf } from './repairs.ts';

/** What is offered for a roster's only problem, as its buttons read. */
function offered(index: ArmyIndex, roster: Roster, most = 4): readonly string[] {
	const report = checkRoster(roster, index);
	const [problem, ...others] = [...report.problems, ...report.advice];
	if (!problem || others.length > 0) throw new Error(`${others.length + 1} problems, not one`);
	return offeredFor(index, roster, problem.outcome, most);
}

/** What is offered for the first problem of this kind. */
function offeredFor(index: ArmyIndex, roster: Roster, outcome: string, most = 4) {
	const report = checkRoster(roster, index);
	const problem = [...report.problems, ...report.advice].find((each) => each.outcome === outcome);
	if (!problem) throw new Error(`no ${outcome}`);
	let given = 0;
	return repairsOf(problem, roster, report, () => `new${++given}`, most).map(
		(repair) => `${offerText(changesOf(repair.edit, roster, index))}: ${repairCostText(repair)}`
	);
}

const limit = { id: 'limit', kind: 'points-limit' } as const;
const pikes = { any: ['pikes'] };

describe('too few', () => {
	const atLeast = (min: number) => ({ kind: 'count', of: pikes, min, per: 'band' }) as const;

	test.each([
		{ list: '3 pikes', add: 'Add Pikes: +40 points' },
		{ list: '2 pikes', add: 'Add 2 Pikes: +80 points' }
	])('$list of 4: the missing ones are added', ({ list, add }) => {
		expect(offered(anIndex(limit, atLeast(2)), aList(2000, `${list}, 11 lancers`))).toEqual([add]);
	});

	test('a smaller game of those usually played will do, if the points spent are within it', () => {
		const index = anIndex(limit, atLeast(2));
		const add = 'Add Pikes: +40 points';
		expect(offered(index, aList(2000, '3 pikes, 8 lancers, captain'))).toEqual([
			add,
			'Set the points limit to 1000: limit 1000'
		]);
		expect(offered(index, aList(2000, '3 pikes, 9 lancers'))).toEqual([add]);
	});

	test.each([
		{ size: 1010, list: 'pikes, 9 lancers, slingers', first: 'Add Pikes: +40 points' },
		{
			size: 1009,
			list: 'pikes, 9 lancers, slingers',
			first: 'Replace Slingers with Pikes: +10 points'
		},
		{
			size: 1005,
			list: 'pikes, 9 lancers, seer + horse',
			first: 'Replace Seer (Horse) with Pikes: −25 points'
		}
	])('at $size points $list: $first', ({ size, list, first }) => {
		expect(offered(anIndex(limit, atLeast(2)), aList(size, list))[0]).toBe(first);
	});

	test('as many make room as are needed, the plain ones before those with something', () => {
		const index = anIndex(limit, { kind: 'count', of: { any: ['lancers'] }, min: 1, per: 'army' });
		expect(offered(index, aList(210, 'pikes + banner, 3 slingers, pikes'))).toEqual([
			'Replace Pikes (Banner) and Pikes with Lancers: −5 points',
			'Replace 3 Slingers with Lancers: +10 points'
		]);
	});

	test('options are given to units that may have them', () => {
		const index = anIndex(
			limit,
			{ kind: 'count', of: { any: ['banner'] }, min: 1, per: 'army' },
			{ id: 'foot', kind: 'carries', option: 'banner', by: { any: ['FOOT'] } }
		);
		expect(offered(index, aList(1000, 'lancers, 2 pikes, slingers'))).toEqual([
			'Give Banner to Pikes: +25 points',
			'Give Banner to Slingers: +25 points'
		]);
		expect(offered(index, aList(1000, 'lancers, seer'))).toEqual([]);
	});

	test('what is over the points already does not become more, and need not become less', () => {
		const index = anIndex(limit, { kind: 'count', of: pikes, min: 1, per: 'army' });
		expect(offeredFor(index, aList(100, 'lancers, seer, slingers'), 'count/too-few')).toEqual([
			'Replace Seer with Pikes: −10 points',
			'Replace Lancers with Pikes: −60 points'
		]);
	});

	test.each([
		{ list: '3 pikes', offers: ['Add Pikes: +40 points'] },
		{ list: '2 pikes, veterans', offers: ['Add Veterans: +20 points', 'Add Pikes: +40 points'] }
	])('what is hidden only where the list has it: $list', ({ list, offers }) => {
		const veterans = anEntry('veterans', { cost: 20, legends: true });
		const of = { any: ['pikes', 'veterans'] };
		const constraints = [aConstraint({ kind: 'count', of, min: 4, per: 'army' })];
		const army = anArmy({ entries: [...anArmy().entries, veterans] });
		const index = indexArmy(aSystem({ constraints }), army);
		expect(offered(index, aList(1000, list))).toEqual(offers);
	});

	test('several go to units that have room for them', () => {
		const index = anIndex(
			{ kind: 'count', of: { any: ['banner'] }, min: 2, per: 'army' },
			{ id: 'one', kind: 'exclusive', of: { any: ['RELIC'] }, max: 1 }
		);
		expect(offered(index, aList(1000, 'pikes + horn, 2 slingers'))).toEqual([
			'Give Banner to 2 Slingers: +50 points'
		]);
	});

	test('of several that will do the cheapest comes first, of equals the first of the list', () => {
		const index = anIndex({ kind: 'count', of: { any: ['FOOT', 'SEER'] }, min: 1, per: 'army' });
		expect(offered(index, aList(1000))).toEqual([
			'Add Slingers: +30 points',
			'Add Pikes: +40 points',
			'Add Seer: +50 points'
		]);
	});

	test('different ones where none may be had so often', () => {
		const index = anIndex(
			{ kind: 'count', of: { any: ['FOOT'] }, min: 3, per: 'army' },
			{ id: 'some', kind: 'count', of: { any: ['slingers'] }, max: 2, per: 'army' },
			{ id: 'few', kind: 'count', of: pikes, max: 2, per: 'army' }
		);
		expect(offered(index, aList(1000))).toEqual(['Add 2 Slingers and Pikes: +100 points']);
	});

	test('nothing that breaks another rule', () => {
		const index = anIndex(
			{ kind: 'count', of: pikes, min: 1, per: 'army' },
			{ id: 'banned', kind: 'count', of: { any: ['FOOT'] }, max: 0, per: 'army' }
		);
		expect(offered(index, aList(1000))).toEqual([]);
	});
});

describe('too many', () => {
	const index = anIndex({ kind: 'count', of: pikes, max: 2, per: 'band' });

	test('one too many: one of each kind that there is; or a bigger game', () => {
		expect(offered(index, aList(1000, '2 pikes, pikes + horn'))).toEqual([
			'Remove Pikes: −40 points',
			'Remove Pikes with Horn: −50 points',
			'Set the points limit to 2000: limit 2000'
		]);
	});

	test('two too many: those with least given to them', () => {
		expect(offered(index, aList(1000, 'pikes + horn, pikes, pikes + banner, pikes'))).toEqual([
			'Remove 2 Pikes: −80 points',
			'Set the points limit to 2000: limit 2000'
		]);
	});

	test('the next band where no usual size is big enough', () => {
		expect(offered(index, aList(2000, '5 pikes'))).toContain(
			'Set the points limit to 3000: limit 3000'
		);
	});

	test('no bigger game where a minimum would break', () => {
		const both = anIndex(
			{ kind: 'count', of: pikes, max: 2, per: 'band' },
			{ id: 'least', kind: 'count', of: { any: ['seer'] }, min: 1, per: 'band' }
		);
		expect(offered(both, aList(1000, '3 pikes, seer'))).toEqual(['Remove Pikes: −40 points']);
		expect(offered(both, aList(1000, '3 pikes, 2 seer'))).toHaveLength(2);
	});

	test('options are taken off, once for units of an entry', () => {
		const steeds = anIndex({ kind: 'count', of: { any: ['STEED'] }, max: 1, per: 'army' });
		expect(offered(steeds, aList(1000, 'captain + horse, seer + horse'))).toEqual([
			'Remove Horse from Captain: −15 points',
			'Remove Horse from Seer: −15 points'
		]);
		expect(offered(steeds, aList(1000, '3 captain + horse'))).toEqual([
			'Remove Horse from 2 Captains: −30 points'
		]);
	});

	test('a keyword that an option grants goes with the option', () => {
		const sworn = anIndex({ kind: 'count', of: { any: ['SWORN'] }, max: 0, per: 'army' });
		expect(offered(sworn, aList(1000, 'pikes + oath'))).toEqual([
			'Remove Oath from Pikes: −5 points',
			'Remove Pikes with Oath: −45 points'
		]);
	});
});

describe('repeated', () => {
	const once = { kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' } as const;

	test('each bearer may keep it in turn', () => {
		expect(offered(anIndex(once), aList(1000, 'pikes + banner, seer + banner'))).toEqual([
			'Remove Banner from Seer: −25 points',
			'Remove Banner from Pikes: −25 points'
		]);
	});

	test('but not one who may not have it', () => {
		const index = anIndex(once, { id: 'c', kind: 'carries', option: 'banner', by: pikes });
		const roster = aList(1000, 'seer + banner, pikes + banner');
		expect(offeredFor(index, roster, 'unique/repeated')).toEqual([
			'Remove Banner from Seer: −25 points'
		]);
	});

	test('on one unit it is taken off once', () => {
		const index = anIndex({ ...once, scope: 'unit' });
		expect(offered(index, aList(1000, 'pikes + horn + horn + horn'))).toEqual([
			'Remove Horn from Pikes: −20 points'
		]);
	});

	test('units of which there may be one', () => {
		const index = anIndex({ kind: 'unique', of: { any: ['LEADER'] }, scope: 'army' });
		expect(offered(index, aList(1000, 'captain, captain + horn'))).toEqual([
			'Remove Captain: −80 points',
			'Remove Captain with Horn: −90 points'
		]);
	});
});

describe('not allowed', () => {
	const forSworn = { kind: 'carries', option: 'horn', by: { any: ['FOOT', 'SWORN'] } } as const;

	test('moved to each kind of unit that may have it, or taken off', () => {
		expect(offered(anIndex(forSworn), aList(1000, 'captain + horn, slingers, 2 pikes'))).toEqual([
			'Move Horn from Captain to Pikes: no points',
			'Move Horn from Captain to Slingers: no points',
			'Give Oath to Captain: +5 points',
			'Remove Horn from Captain: −10 points'
		]);
	});

	test('not to a unit that has its fill', () => {
		const index = anIndex(forSworn, {
			id: 'one',
			kind: 'exclusive',
			of: { any: ['RELIC'] },
			max: 1
		});
		expect(offered(index, aList(1000, 'captain + horn, slingers + banner'))).toEqual([
			'Give Oath to Captain: +5 points',
			'Remove Horn from Captain: −10 points'
		]);
	});
});

describe('exclusive', () => {
	const oneSteed = { kind: 'exclusive', of: { any: ['STEED'] }, max: 1 } as const;
	const leaders = (option: string) =>
		({ id: option, kind: 'carries', option, by: { any: ['LEADER'] } }) as const;

	test('each is kept in turn; the other goes to another unit, or off', () => {
		const index = anIndex(oneSteed, leaders('horse'), leaders('wyrm'));
		expect(offered(index, aList(1000, 'pikes, captain + horse + wyrm'))).toEqual([
			'Remove Horse from Captain: −15 points',
			'Remove Wyrm from Captain: −90 points'
		]);
		expect(offered(index, aList(1000, 'seer, captain + horse + wyrm'))).toEqual([
			'Move Wyrm from Captain to Seer: no points',
			'Move Horse from Captain to Seer: no points',
			'Remove Horse from Captain: −15 points',
			'Remove Wyrm from Captain: −90 points'
		]);
	});

	test('of two that may stay the dearer one stays as well', () => {
		const index = anIndex({ kind: 'exclusive', of: { any: ['OPTION'] }, max: 2 });
		expect(offered(index, aList(1000, 'pikes + horn + banner + horse'), 2)).toEqual([
			'Remove Horn from Pikes: −10 points',
			'Remove Horse from Pikes: −15 points'
		]);
	});
});

describe('requires', () => {
	const needsSeer = { kind: 'requires', of: { any: ['wyrm'] }, needs: { any: ['seer'] } } as const;

	test('what is needed is added, or what asks goes', () => {
		const index = anIndex(limit, { ...needsSeer, scope: 'army' });
		expect(offered(index, aList(1000, 'captain + wyrm'))).toEqual([
			'Add Seer: +50 points',
			'Remove Wyrm from Captain: −90 points'
		]);
		expect(offered(index, aList(280, 'captain + wyrm, 2 slingers, pikes'))).toEqual([
			'Replace Pikes with Seer: +10 points',
			'Replace 2 Slingers with Seer: −10 points',
			'Remove Wyrm from Captain: −90 points'
		]);
	});

	test('an option that is needed is given', () => {
		const steed = { any: ['STEED'] };
		const of = { any: ['captain'] };
		const index = anIndex({ kind: 'requires', of, needs: steed, scope: 'unit' });
		expect(offered(index, aList(1000, 'captain, seer'))).toEqual([
			'Give Horse to Captain: +15 points',
			'Remove Captain: −80 points',
			'Give Wyrm to Captain: +90 points'
		]);
	});

	test('either of two that may not go together goes', () => {
		const of = { any: ['seer'] };
		const index = anIndex({ kind: 'requires', of, forbids: { any: ['horse'] }, scope: 'army' });
		expect(offered(index, aList(1000, 'seer, captain + horse, lancers + horse'))).toEqual([
			'Remove Horse from Captain and Lancers: −30 points',
			'Remove Seer: −50 points'
		]);
	});
});

describe('standing', () => {
	const index = anIndex(
		{ kind: 'standing' },
		{ id: 'c', kind: 'carries', option: 'horse', by: { any: ['LEADER'] } }
	);

	test.each([
		{
			list: 'horse, pikes, captain',
			offers: ['Give Horse to Captain: no points', 'Remove Horse: −15 points']
		},
		{ list: 'horse, pikes', offers: ['Remove Horse: −15 points'] },
		{
			list: 'captain + pikes',
			offers: [
				'Remove Pikes from Captain and add Pikes: no points',
				'Remove Pikes from Captain: −40 points'
			]
		},
		{ list: 'nobody + banner', offers: ['Remove nobody with Banner: −25 points'] },
		{ list: 'pikes + nothing', offers: ['Remove nothing from Pikes: no points'] }
	])('$list: $offers', ({ list, offers }) => {
		const roster = aList(1000, list);
		const outcome = checkRoster(roster, index).problems[0]?.outcome ?? '';
		expect(offeredFor(index, roster, outcome)).toEqual(offers);
	});
});

describe('over the points', () => {
	const index = anIndex(limit);

	test.each([
		{
			over: 5,
			list: '9 lancers, captain + horn + horse',
			offers: [
				'Set the points limit to 1005: limit 1005',
				'Remove Horn from Captain: −10 points',
				'Remove Horse from Captain: −15 points',
				'Set the points limit to 2000: limit 2000'
			]
		},
		{
			over: 40,
			list: '9 lancers, 2 pikes, 2 slingers',
			offers: [
				'Remove Pikes: −40 points',
				'Set the points limit to 1040: limit 1040',
				'Remove 2 Slingers: −60 points',
				'Set the points limit to 2000: limit 2000'
			]
		}
	])('$list is over by $over', ({ list, offers }) => {
		expect(offered(index, aList(1000, list))).toEqual(offers);
	});

	test('a mixture where no kind is enough by itself', () => {
		const compulsory = anIndex(limit, {
			kind: 'count',
			of: { any: ['lancers'] },
			min: 9,
			per: 'army'
		});
		expect(offered(compulsory, aList(910, '9 lancers, pikes, captain + horn'))).toContain(
			'Remove Pikes and Captain with Horn: −130 points'
		);
	});

	test('nothing compulsory goes', () => {
		const compulsory = anIndex(limit, {
			kind: 'count',
			of: { any: ['lancers'] },
			min: 9,
			per: 'army'
		});
		const sizes = [
			'Set the points limit to 900: limit 900',
			'Set the points limit to 1000: limit 1000'
		];
		expect(offered(compulsory, aList(890, '9 lancers'))).toEqual(sizes);
	});

	test('no more are offered than are wanted', () => {
		const roster = aList(20, 'pikes, seer, captain');
		expect([0, 1, 2, 3].map((most) => offered(index, roster, most).length)).toEqual([0, 1, 2, 3]);
	});
});

test('the size of the event', () => {
	const index = anIndex({ kind: 'agreed-size', size: 1500 });
	expect(offered(index, aList(1000, 'pikes'))).toEqual([
		'Set the points limit to 1500: limit 1500'
	]);
});

describe('brigades', () => {
	const source = { line: 1 };
	const of = { any: ['UNIT'] };
	const kind = {
		id: 'brigade',
		name: 'Brigade',
		plural: 'Brigades',
		of,
		sketch: true,
		text: '–',
		source
	};
	const groups: System['groups'] = [{ ...kind, sketch: true }];

	function planned(...rules: readonly Constraint[]): ArmyIndex {
		return indexArmy(aSystem({ groups, constraints: rules }), anArmy());
	}

	/** Units with the brigade of each, `-` for none. */
	function aPlan(...brigades: readonly string[]): Roster {
		const units = brigades.flatMap((entries, at) =>
			entries.split(' ').map((entry, place) => ({
				...aUnit(entry),
				id: `u${at}-${place}`,
				...(at > 0 && { group: `g${at}` })
			}))
		);
		return aRoster({
			units,
			groups: brigades.slice(1).map((_, at) => ({ id: `g${at + 1}`, kind: 'brigade' }))
		});
	}

	const size = aConstraint({ kind: 'group', group: 'brigade', of, min: 2, max: 3, advice: true });

	test('too large: the surplus goes to a brigade of its own, to none, or to another', () => {
		expect(
			offered(planned(size), aPlan('seer', 'pikes pikes pikes slingers', 'pikes pikes'))
		).toEqual([
			'Remove Slingers from Brigade 1: no points',
			'Add Slingers to Brigade 2: no points',
			'Remove Pikes from Brigade 1: no points',
			'Add Pikes to Brigade 2: no points'
		]);
		expect(offered(planned(size), aPlan('seer', 'pikes pikes pikes slingers slingers'), 1)).toEqual(
			['Create Brigade 2 with 2 Slingers: no points']
		);
	});

	test('too small: the brigade is taken apart', () => {
		expect(offered(planned(size), aPlan('seer', 'pikes'))).toEqual([
			'Disband Brigade 1: no points'
		]);
	});

	test('company that is forbidden is parted', () => {
		const scope = { group: 'brigade' };
		const alone = aConstraint({
			kind: 'requires',
			of: { any: ['lancers'] },
			forbids: pikes,
			scope,
			advice: true
		});
		expect(offered(planned(alone), aPlan('seer', 'lancers pikes pikes', 'slingers'))).toEqual([
			'Remove Lancers from Brigade 1: no points',
			'Add Lancers to Brigade 2: no points',
			'Remove 2 Pikes from Brigade 1: no points',
			'Add 2 Pikes to Brigade 2: no points'
		]);
	});

	test('company that is needed joins', () => {
		const scope = { group: 'brigade' };
		const led = aConstraint({
			kind: 'requires',
			of: { any: ['slingers'] },
			needs: pikes,
			scope,
			advice: true
		});
		expect(offered(planned(led), aPlan('pikes', 'slingers lancers', 'pikes'))).toEqual([
			'Add Pikes to Brigade 1: no points',
			'Remove Slingers from Brigade 1: no points',
			'Add Slingers to Brigade 2: no points',
			'Disband Brigade 1: no points'
		]);
		expect(offered(planned(led), aPlan('seer', 'slingers'), 9)).toContain('Add Pikes: +40 points');
	});

	test('too many of a kind in a brigade: the surplus goes elsewhere', () => {
		const scope = { group: 'brigade' };
		const one = aConstraint({ kind: 'count', of: pikes, max: 1, scope, advice: true });
		expect(
			offered(planned(one), aPlan('seer', 'pikes pikes lancers', 'pikes', 'slingers'))
		).toEqual([
			'Remove Pikes from Brigade 1: no points',
			'Add Pikes to Brigade 3: no points',
			'Create Brigade 4 with Pikes: no points'
		]);
	});

	test('what mends an advice breaks no other; what mends a problem may', () => {
		const one = aConstraint({ id: 'few', kind: 'count', of: pikes, max: 1, per: 'army' });
		const index = planned(size, one);
		expect(offeredFor(index, aPlan('seer', 'pikes pikes'), 'count/too-many')).toEqual([
			'Remove Pikes: −40 points'
		]);
	});
});

describe('whatever it is given', () => {
	const index = anIndex(limit, { kind: 'standing' });

	test('a problem that is not there has no repairs', () => {
		const report = checkRoster(aList(10, 'pikes'), index);
		const [problem] = report.problems;
		const mended = aList(100, 'pikes');
		if (!problem) throw new Error('no problem');
		expect(repairsOf(problem, mended, checkRoster(mended, index), () => 'n')).toEqual([]);
	});

	test('a new unit comes with what it starts with, in the price', () => {
		const entries = [anEntry('knave', { starts: ['oath'] }), ...anArmy().entries];
		const minimum = aConstraint({ kind: 'count', of: { any: ['knave'] }, min: 1, per: 'army' });
		const starting = indexArmy(aSystem({ constraints: [minimum] }), anArmy({ entries }));
		expect(offered(starting, aList(1000))).toEqual(['Add Knave with Oath: +15 points']);
	});
});
