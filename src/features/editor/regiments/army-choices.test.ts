import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { toyIndex, toyRegiments, warbands } from '../../../../tests/toy-regiments.ts';
import { choiceLines, choose, chooseNone } from './army-choices.ts';

function lineOf(roster: Roster, type: string) {
	const report = checkRoster(roster, toyIndex);
	const line = choiceLines(toyIndex, report).find((each) => each.type.id === type);
	if (!line) throw new Error(`no line ${type}`);
	return { line, report };
}

function chosen(roster: Roster, type: string, entry: string): readonly string[] {
	const { line, report } = lineOf(roster, type);
	const { edit } = choose(line, entry, report);
	return applyEdit(roster, edit ?? { kind: 'several', edits: [] }).units.map((unit) => unit.entry);
}

describe('choices of the army', () => {
	test('are one line for each type, with what is offered and what is taken', () => {
		const lines = choiceLines(toyIndex, checkRoster(warbands('- march'), toyIndex));
		expect(
			lines.map(({ type, offered, chosenUnits }) => [type.id, offered.length, chosenUnits.length])
		).toEqual([
			['song', 2, 1],
			['totem', 3, 0]
		]);
	});

	test.each([
		{ has: '- ', type: 'song', tap: 'march', is: ['march'] },
		{ has: '- march', type: 'song', tap: 'dirge', is: ['dirge'] },
		{ has: '- march', type: 'song', tap: 'march', is: ['march'] },
		{ has: '- march, dirge', type: 'song', tap: 'dirge', is: ['dirge'] },
		{ has: '- oak', type: 'totem', tap: 'elm', is: ['oak', 'elm'] },
		{ has: '- oak, elm', type: 'totem', tap: 'elm', is: ['oak'] }
	])('of $has: tapping $tap makes it $is', ({ has, type, tap, is }) => {
		expect(chosen(warbands(has), type, tap)).toEqual(is);
	});

	test('stop where there are as many as there may be', () => {
		const { line, report } = lineOf(warbands('- oak, elm'), 'totem');
		const { edit, why } = choose(line, 'yew', report);
		expect(edit).toBeUndefined();
		expect(why.map(({ outcome }) => outcome)).toEqual(['count/too-many']);
	});

	test.each([
		{ min: undefined, least: 0 },
		{ min: 1, least: 1 },
		{ min: 2, least: 2 }
	])('with a minimum of $min there must be $least', ({ min, least }) => {
		const constraints = toyRegiments.constraints.map((rule) =>
			rule.id === 'two-totems' && rule.kind === 'count'
				? { ...rule, ...(min !== undefined && { min }) }
				: rule
		);
		const index = indexArmy({ ...toyRegiments, constraints }, toyIndex.army);
		const lines = choiceLines(index, checkRoster(warbands('ada'), index));
		expect(lines.map((line) => [line.type.id, line.least])).toEqual([
			['song', 0],
			['totem', least]
		]);
	});

	test('none takes them all away and leaves the rest', () => {
		const roster = warbands('ada', '- oak, elm, march');
		const { line } = lineOf(roster, 'totem');
		expect(applyEdit(roster, chooseNone(line)).units.map(({ entry }) => entry)).toEqual([
			'ada',
			'march'
		]);
	});

	test('have what is wrong with them at their line', () => {
		const { line } = lineOf(warbands('- march, dirge'), 'song');
		expect(line.problems.map(({ outcome }) => outcome)).toEqual(['count/too-many']);
		expect(lineOf(warbands('- march'), 'song').line.problems).toEqual([]);
	});
});
