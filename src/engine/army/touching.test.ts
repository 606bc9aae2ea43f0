import { describe, expect, test } from 'vitest';
import { aConstraint, anArmy, aSystem } from '../../../tests/builders.ts';
import { aHostIndex } from '../../../tests/host.ts';
import { indexArmy } from './index-army.ts';

describe('the constraints that one more of an entry could break', () => {
	const drafts = [
		{ id: 'points', kind: 'points-limit' },
		{ id: 'standing', kind: 'standing' },
		{ id: 'foot', kind: 'count', of: { any: ['FOOT'] }, max: 9, per: 'band' },
		{ id: 'sworn', kind: 'count', of: { any: ['SWORN'] }, max: 9, per: 'band' },
		{ id: 'relics', kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' },
		{ id: 'banner', kind: 'carries', option: 'banner', by: { any: ['FOOT'] } }
	] as const;
	const { touching } = indexArmy(aSystem({ constraints: drafts.map(aConstraint) }), anArmy());

	test.each([
		{ entry: 'pikes', ids: ['standing', 'foot'] },
		{ entry: 'captain', ids: ['standing'] },
		{ entry: 'banner', ids: ['standing', 'relics', 'banner'] },
		{ entry: 'horn', ids: ['standing', 'relics'] },
		{ entry: 'oath', ids: ['standing', 'sworn'] }
	])('of $entry: $ids', ({ entry, ids }) => {
		expect(touching.get(entry)?.map(({ id }) => id)).toEqual(ids);
	});
});

describe('the constraints that one more of a host could break', () => {
	const { touching } = aHostIndex();

	test.each([
		{ entry: 'wall', has: ['one-formation', 'one-terrain'], lacks: ['unit-share', 'one-lore'] },
		{ entry: 'tower', has: ['one-terrain'], lacks: ['one-formation'] },
		{ entry: 'old-guard', has: ['one-band', 'unique-units'], lacks: ['first'] },
		{ entry: 'rovers', has: ['one-band'], lacks: ['unique-units'] },
		{ entry: 'reinforced', has: ['unit-share', 'carries-reinforced'], lacks: ['first'] },
		{ entry: 'orb', has: ['unit-share', 'one-relic', 'carries-orb'], lacks: ['carries-crown'] },
		{ entry: 'crown', has: ['one-relic'], lacks: ['unit-share'] },
		{ entry: 'general', has: ['one-general', 'first', 'general-leads'], lacks: ['unit-share'] },
		{ entry: 'spears', has: ['auxiliaries', 'unit-share'], lacks: ['first', 'unique-units'] },
		{ entry: 'emperor', has: ['first', 'unique-units'], lacks: ['one-band'] }
	])('of $entry: $has and not $lacks', ({ entry, has, lacks }) => {
		const ids = touching.get(entry)?.map(({ id }) => id) ?? [];
		expect(ids).toEqual(expect.arrayContaining(has));
		expect(ids.filter((id) => lacks.some((other) => other === id))).toEqual([]);
	});
});
