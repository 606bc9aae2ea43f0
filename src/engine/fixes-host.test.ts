import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex, aHostIndexOf } from '../../tests/host.ts';
import { offered } from '../../tests/fixes-offered.ts';
import { fixCostText, offerText } from '../i18n/index.ts';
import type { Roster } from '#schema';
import { changesOf } from './changes/change.ts';
import { checkRoster } from './judge/report.ts';
import { fixesOf } from './fixes.ts';

const index = aHostIndex();

/** What is offered for the only problem of a list, as its buttons read. */
function buttons(roster: Roster): readonly string[] {
	const report = checkRoster(roster, index);
	const [problem, ...others] = report.problems;
	if (!problem || others.length > 0) throw new Error(report.problems.map((p) => p.outcome).join());
	let id = 0;
	return fixesOf(problem, roster, report, () => `new-${++id}`, 9).map(
		(fix) => `${offerText(changesOf(fix.edit, roster, index))}: ${fixCostText(fix)}`
	);
}

const led = 'marshal + general @1';

describe('a list of regiments is fixed', () => {
	test.each([
		{
			what: 'no leader: one joins, the units go, or one is added',
			list: `${led}, spears @2, mage`,
			offers: [
				'Move Mage to Regiment 2: ±0 points',
				'Move Marshal with General to Regiment 2: ±0 points',
				'Disband Regiment 2: ±0 points',
				'Move Spears to Regiment 1: ±0 points',
				'Add Champion to Regiment 2: +80 points',
				'Remove Spears: −90 points',
				'Add Marshal to Regiment 2: +100 points',
				'Add Mage to Regiment 2: +120 points'
			]
		},
		{
			what: 'no place: to another regiment, outside, or out of the list',
			list: 'emperor + general @1, hermit @2, giant @2',
			offers: [
				'Move Giant to Regiment 1: ±0 points',
				'Remove Giant from Regiment 2: ±0 points',
				'Remove Giant: −500 points'
			]
		},
		{
			what: 'a hero without a place: to lead a regiment as well',
			list: 'emperor + general @1, mage @1',
			offers: [
				'Create Regiment 2 from Mage: ±0 points',
				'Remove Mage from Regiment 1: ±0 points',
				'Remove Mage: −120 points'
			]
		},
		{
			what: 'a follower who must be there: he joins, or is added, or the leader goes',
			list: `${led}, huntress @2, spears @2, hounds`,
			offers: [
				'Move Hounds to Regiment 2: ±0 points',
				'Add Hounds to Regiment 2: +60 points',
				'Remove Huntress and Spears: −180 points'
			]
		},
		{
			what: 'left out: a regiment with whom she must have',
			list: `${led}, huntress, hounds`,
			offers: [
				'Create Regiment 2 from Huntress and Hounds: ±0 points',
				'Remove Huntress: −90 points'
			]
		},
		{
			what: 'left out, and nobody to follow: he is added',
			list: `${led}, huntress`,
			offers: [
				'Create Regiment 2 from Huntress and add Hounds to Regiment 2: +60 points',
				'Remove Huntress: −90 points'
			]
		},
		{
			what: 'the general outside: to lead, or another is general',
			list: 'marshal @1, mage + general, spears @1',
			offers: [
				'Create Regiment 2 from Mage (General): ±0 points',
				'Move General from Mage to Marshal: ±0 points'
			]
		},
		{
			what: 'no general: one who may be',
			list: 'marshal @1, mage',
			offers: ['Make Marshal the general: ±0 points']
		},
		{
			what: 'outranked: the first is general, or goes',
			list: `${led}, emperor @2`,
			offers: ['Move General from Marshal to Emperor: ±0 points', 'Remove Emperor: −300 points']
		},
		{
			what: 'too large: the last goes outside or elsewhere',
			list: `${led}, 5 spears @1, marshal @2`,
			offers: [
				'Remove Spears from Regiment 1: ±0 points',
				'Move Spears to Regiment 2: ±0 points',
				'Remove Spears: −90 points'
			]
		},
		{
			what: 'followers of another: they go to her, out, or away',
			list: `${led}, hounds @1, huntress @2, hounds @2`,
			offers: [
				'Remove Hounds from Regiment 1: ±0 points',
				'Move Hounds to Regiment 2: ±0 points',
				'Remove Hounds: −60 points'
			]
		},
		{
			what: 'too many regiments: one is taken apart or merged',
			list: 'champion + general @1, hermit @2, hermit @3, hermit @4, hermit @5, hermit @6',
			offers: expect.arrayContaining(['Disband Regiment 2: ±0 points']) as string[]
		},
		{
			what: 'somebody who is in a band as well',
			list: `${led}, vane, old-guard`,
			offers: ['Remove Vane: −110 points', 'Remove Old Guard: −250 points']
		},
		{
			what: 'what is given to a choice: to a unit, or away',
			list: `${led}, wedge + reinforced, spears`,
			offers: undefined
		}
	])('$what', ({ list, offers }) => {
		if (offers) expect(buttons(aHost(list))).toEqual(offers);
		else expect(() => buttons(aHost(list))).toThrow('standing/not-a-unit,carries/not-allowed');
	});

	test('too dear for the size: smaller, away, or a bigger game', () => {
		expect(buttons(aHost(`${led}, archers + reinforced`, 430))).toEqual([
			'Remove Reinforced from Archers: −110 points',
			'Remove reinforced Archers: −220 points',
			'Set the points limit to 440: limit 440',
			'Set the points limit to 1000: limit 1000'
		]);
	});

	test('another size is no fix if a unit is too dear for it', () => {
		const fixesAt = (size: number) => {
			const rules = aHostIndexOf(
				{ kind: 'share', of: { any: ['UNIT'] }, max: 50, scope: 'unit' },
				{ kind: 'agreed-size', size, id: 'size' }
			);
			const roster = aHost('giant', 1100);
			const report = checkRoster(roster, rules);
			return report.problems.map((each) => fixesOf(each, roster, report, () => 'new').length);
		};
		expect(fixesAt(1000)).toEqual([1]);
		expect(fixesAt(999)).toEqual([0]);
	});

	test('no regiment at all: a hero leads one', () => {
		const roster = aHost('spears');
		const report = checkRoster(roster, index);
		const problem = report.problems.find(({ outcome }) => outcome === 'groups/too-few');
		const fixes = problem ? fixesOf(problem, roster, report, () => 'new', 3) : [];
		expect(fixes.map(({ edit }) => offerText(changesOf(edit, roster, index)))).toEqual([
			'Create Regiment 1 with Hermit',
			'Create Regiment 1 with Champion',
			'Create Regiment 1 with Marshal'
		]);
	});

	test('an empty regiment is filled before another is made', () => {
		const roster = { ...aHost('mage'), groups: [{ id: 'g', kind: 'regiment' }] };
		const report = checkRoster(roster, index);
		const problem = report.problems.find(({ outcome }) => outcome === 'groups/too-few');
		const [first] = problem ? fixesOf(problem, roster, report, () => 'new') : [];
		expect(first?.edit).toEqual({ kind: 'join-group', units: ['u1'], group: 'g' });
	});

	test('no general: a hero comes as one, at the head of a regiment', () => {
		const roster = aHost('spears');
		const report = checkRoster(roster, index);
		const problem = report.problems.find(({ constraint }) => constraint.id === 'one-general');
		let id = 0;
		const fixes = problem ? fixesOf(problem, roster, report, () => `new-${++id}`, 2) : [];
		expect(fixes.map(({ edit }) => offerText(changesOf(edit, roster, index)))).toEqual([
			'Create Regiment 1 with Hermit as the general',
			'Create Regiment 1 with Champion as the general'
		]);
	});

	test.each([
		{ min: 1, list: '', offers: ['Add Tower', 'Add Bridge'] },
		{ min: 2, list: '', offers: ['Add Tower and Bridge'] },
		{ min: 2, list: 'bridge', offers: ['Add Tower'] }
	])('choices of the whole army: $min of those in “$list”', ({ min, list, offers }) => {
		const rules = aHostIndexOf(
			{ kind: 'count', of: { any: ['TERRAIN'] }, min },
			{ kind: 'unique', of: { any: ['TERRAIN'] }, scope: 'army' }
		);
		expect(offered(rules, aHost(list))).toEqual(offers.map((offer) => `${offer}: ±0 points`));
	});
});
