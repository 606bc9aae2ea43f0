import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import type { Roster } from '#schema';
import { listOfProblem } from '../../src/features/editor/problems/place-of-problem.ts';
import { sampleRosters } from '../sample-rosters.ts';

/** What is opened for the problems of a changed sample of a game. */
function openedFor(game: string, change: (roster: Roster) => Partial<Roster>): readonly string[] {
	const sample = sampleRosters.find(({ system }) => system === game);
	if (!sample) throw new Error(`no sample of ${game}`);
	const { roster, index } = sample;
	const { problems } = checkRoster({ ...roster, ...change(roster) }, index);
	return problems.flatMap((problem) => listOfProblem(problem, index)?.label ?? []);
}

test.each([
	{ game: 't9a', opened: ['Open Core'] },
	{ game: 'whfb4', opened: ['Open Regiments', 'Open Characters'] },
	{ game: 'whfb6', opened: ['Open Core'] },
	{ game: 'aos4', opened: ['Add regiment', 'Open Battle tactic cards'] },
	// Every unit has a counter there.
	{ game: 'warmaster', opened: [] }
])('what an empty list of $game lacks is chosen from $opened', ({ game, opened }) => {
	expect(openedFor(game, () => ({ units: [], groups: [] }))).toEqual(opened);
});

test('of what a list has too little of, all that would do is opened too', () => {
	expect(openedFor('t9a', ({ size }) => ({ size: size * 2 }))).toEqual(['Open Core']);
	expect(openedFor('whfb6', ({ size }) => ({ size: size * 2 }))).toEqual(['Open Core']);
});
