import { describe, expect, test } from 'vitest';
import { rosterContext } from '#engine';
import type { Roster } from '#schema';
import { toyIndex, warbands } from '../../../../tests/toy-regiments.ts';
import { picksFor, type Asked } from './pick-units.ts';
import { entriesFor, type Target } from '../../arrange/regiments.ts';

const all: Asked = { text: '', isAffordable: false, showsHidden: false };

function picked(
	roster: Roster,
	target: Target,
	asked: Partial<Asked> = {},
	here: readonly string[] = []
) {
	const added = new Set(here);
	const { groups, rest } = picksFor(
		rosterContext(roster, toyIndex),
		entriesFor(toyIndex, target),
		target,
		added,
		{ ...all, ...asked }
	);
	return {
		may: groups.map(
			({ heading, picks }) =>
				`${heading}: ${picks.map(({ indexed }) => indexed.entry.id).join(' ')}`
		),
		not: rest.map(({ indexed, why }) => `${indexed.entry.id}: ${why === undefined ? '' : 'why'}`)
	};
}

describe('a picker', () => {
	const ada = warbands('ada + warlord');

	test('lists what the leader takes, then the rest with why', () => {
		expect(picked(ada, { group: 'w1' })).toEqual({
			may: ['Foot: spears staves'],
			not: ['ada: why', 'bo: why']
		});
	});

	test('leaves out what the leader has no place for any more', () => {
		const full = warbands('ada + warlord, staves');
		expect(picked(full, { group: 'w1' }).may).toEqual(['Foot: spears']);
		expect(picked(warbands('ada + warlord, spears, spears, spears'), { group: 'w1' }).may).toEqual(
			[]
		);
	});

	test('keeps what was added where it was, when nothing more may be', () => {
		const full = warbands('ada + warlord, spears, spears, spears');
		expect(picked(full, { group: 'w1' }, { isAffordable: true }, ['spears']).may).toEqual([
			'Foot: spears'
		]);
	});

	test('offers leaders for a new group, unless there are as many as may be', () => {
		expect(picked(ada, 'new').may).toEqual(['Chiefs: ada bo']);
		expect(picked(warbands('ada', 'bo'), 'new')).toEqual({ may: [], not: ['ada: why', 'bo: why'] });
	});

	test('finds by name, and shows what is out of sight only when asked', () => {
		expect(picked(ada, 'outside', { text: 'STAV' }).may).toEqual(['Foot: staves']);
		expect(picked(ada, 'outside', { showsHidden: true }).may[0]).toBe('Chiefs: ada bo cy');
	});

	test('leaves out what the points left do not pay, to the point', () => {
		const left = (size: number) => picked({ ...ada, size }, 'outside', { isAffordable: true }).may;
		expect(left(130)).toEqual(['Foot: staves']);
		expect(left(129)).toEqual([]);
	});
});
