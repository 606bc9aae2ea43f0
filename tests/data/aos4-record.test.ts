import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { buildSheet } from '../../src/content/index.ts';
import { aos4, aos4Armies } from '../aos4.ts';
import { aList } from '../builders.ts';

/** The counters of a battle record, each with the names of its boxes. */
function countersOf(list: string, handbook: string) {
	const army = aos4Armies.find(({ id }) => id === 'skaven');
	if (!army) throw new Error('no Skaven');
	const readings = { handbook };
	const roster = { ...aList(2000, list), readings };
	const report = checkRoster(roster, indexArmy(aos4, army, { readings }));
	const { record } = buildSheet(roster, report, 'record');
	return record?.counters.map(({ name, each }) => [name, each?.length]);
}

describe('battle tactics on a battle record', () => {
	test('are those of the core rules where no handbook is played', () => {
		expect(countersOf('clanrats', 'none')?.[0]).toEqual(['Battle tactics attempted', 6]);
	});

	test('are the steps of the cards in a list for a handbook', () => {
		const chosen = 'clanrats, siege-of-ashes, smokescreen';
		expect(countersOf(chosen, '2026-27')).toEqual([
			['Battle tactic cards', 6],
			['General slain', undefined]
		]);
		expect(countersOf('clanrats', '2026-27')?.[0]).toEqual(['Battle tactic cards', 3]);
	});
});
