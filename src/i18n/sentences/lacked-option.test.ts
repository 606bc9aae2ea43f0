import { expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import { aConstraint, aList, type Draft } from '../../../tests/builders.ts';
import { ranksArmy, ranksIndex, ranksSystem } from '../../../tests/toy-ranks.ts';
import { textsOf } from '../../../tests/said.ts';

const orbs = (min: number): Draft => ({ kind: 'count', id: 'orbs', of: { any: ['orb'] }, min });

function said(list: string, index: ArmyIndex): readonly string[] {
	return textsOf(index, checkRoster(aList(2000, list), index).problems);
}

test('an option that somebody must take is asked of units', () => {
	expect(said('guards', ranksIndex(orbs(1)))).toEqual(['One unit must take Orb.']);
	expect(said('guards + orb', ranksIndex(orbs(1)))).toEqual([]);
});

test('several of it are counted', () => {
	expect(said('guards', ranksIndex(orbs(2)))).toEqual(['Orb: 0 taken, minimum 2. Add 2.']);
	expect(said('guards + orb', ranksIndex(orbs(2)))).toEqual(['Orb: 1 taken, minimum 2. Add 1.']);
});

test('what characters alone may have is asked of a character', () => {
	const leaders: Draft = { kind: 'carries', id: 'c', option: 'orb', by: { any: ['LEADER'] } };
	const types = ranksSystem.types.map((type) =>
		type.id === 'lord' ? { ...type, character: true as const } : type
	);
	const constraints = [orbs(1), leaders].map((draft) => aConstraint(draft));
	const index = indexArmy({ ...ranksSystem, types, constraints }, ranksArmy);
	expect(said('guards', index)).toEqual(['One character must take Orb.']);
});

test('a unit that is missing is no option', () => {
	const guards: Draft = { kind: 'count', id: 'g', of: { any: ['guards'] }, min: 1 };
	expect(said('ram:2', ranksIndex(guards))).toEqual(['Guards: 0 taken, minimum 1. Add 1.']);
});
