import { describe, expect, test } from 'vitest';
import { aConstraint, anArmy, aRoster, aSystem, aUnit, brigades } from '../../tests/builders.ts';
import { offered, offeredFor, pikes } from '../../tests/fixes-offered.ts';
import type { Constraint, Roster } from '#schema';
import { indexArmy } from './army/index-army.ts';
import type { ArmyIndex } from './base/army-index.ts';

describe('brigades', () => {
	const of = { any: ['UNIT'] };

	function planned(...rules: readonly Constraint[]): ArmyIndex {
		return indexArmy(aSystem({ groups: brigades, constraints: rules }), anArmy());
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
			'Remove Slingers from Brigade 1: ±0 points',
			'Add Slingers to Brigade 2: ±0 points',
			'Remove Pikes from Brigade 1: ±0 points',
			'Add Pikes to Brigade 2: ±0 points'
		]);
		expect(offered(planned(size), aPlan('seer', 'pikes pikes pikes slingers slingers'), 1)).toEqual(
			['Create Brigade 2 from 2 Slingers: ±0 points']
		);
	});

	test('too small: the brigade is taken apart', () => {
		expect(offered(planned(size), aPlan('seer', 'pikes'))).toEqual([
			'Disband Brigade 1: ±0 points'
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
			'Remove Lancers from Brigade 1: ±0 points',
			'Add Lancers to Brigade 2: ±0 points',
			'Remove 2 Pikes from Brigade 1: ±0 points',
			'Add 2 Pikes to Brigade 2: ±0 points'
		]);
	});

	test('company that is forbidden unless with others: one of those joins', () => {
		const apart = aConstraint({
			kind: 'requires',
			of: { any: ['lancers'] },
			forbids: pikes,
			unlessWith: { any: ['slingers'] },
			scope: { group: 'brigade' },
			advice: true
		});
		expect(offered(planned(apart), aPlan('seer', 'lancers pikes', 'slingers slingers'))).toContain(
			'Add Slingers to Brigade 1: ±0 points'
		);
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
			'Add Pikes to Brigade 1: ±0 points',
			'Remove Slingers from Brigade 1: ±0 points',
			'Add Slingers to Brigade 2: ±0 points',
			'Disband Brigade 1: ±0 points'
		]);
		expect(offered(planned(led), aPlan('seer', 'slingers'), 9)).toContain('Add Pikes: +40 points');
	});

	test('too many of a kind in a brigade: the surplus goes elsewhere', () => {
		const scope = { group: 'brigade' };
		const one = aConstraint({ kind: 'count', of: pikes, max: 1, scope, advice: true });
		expect(
			offered(planned(one), aPlan('seer', 'pikes pikes lancers', 'pikes', 'slingers'))
		).toEqual([
			'Remove Pikes from Brigade 1: ±0 points',
			'Add Pikes to Brigade 3: ±0 points',
			'Create Brigade 4 from Pikes: ±0 points'
		]);
	});

	test('what fixes an advice breaks no other; what fixes a problem may', () => {
		const one = aConstraint({ id: 'few', kind: 'count', of: pikes, max: 1, per: 'army' });
		const index = planned(size, one);
		expect(offeredFor(index, aPlan('seer', 'pikes pikes'), 'count/too-many')).toEqual([
			'Remove Pikes: −40 points'
		]);
	});
});
