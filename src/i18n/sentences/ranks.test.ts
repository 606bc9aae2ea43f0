import { describe, expect, test } from 'vitest';
import { checkRoster, changesOf, isIdle } from '#engine';
import { aList } from '../../../tests/builders.ts';
import { chief, drill, ranksIndex } from '../../../tests/toy-ranks.ts';
import { doneText, offerText } from './roster-change-text.ts';
import { textsOf } from '../../../tests/said.ts';
import { verdictText } from './rules/verdict-text.ts';

const index = ranksIndex(
	{ kind: 'points-limit', id: 'limit' },
	{
		kind: 'exclusive',
		id: 'relics',
		of: { any: ['RELIC'] },
		on: { any: ['LEADER', 'TROOP'] },
		max: { number: 'relics' },
		label: 'relics'
	},
	{
		kind: 'exclusive',
		id: 'runes',
		of: { any: ['RUNE'] },
		on: { any: ['baron'] },
		min: 1,
		max: 2,
		label: 'runes'
	},
	{
		kind: 'unique',
		id: 'sets',
		of: { any: ['RUNE'] },
		scope: 'army',
		by: 'set',
		label: 'combination of runes'
	},
	chief,
	drill
);

/** What is said of a list that has one thing wrong. */
function said(list: string, size = 2000): readonly string[] {
	return textsOf(index, checkRoster(aList(size, list), index).problems);
}

describe('what is wrong with a list of ranks and files', () => {
	test.each([
		{ list: 'guards:4', text: 'Guards: 4 models, minimum 5.' },
		{ list: 'guards:1', text: 'Guards: 1 model, minimum 5.' },
		{ list: 'guards:21', text: 'Guards: 21 models, maximum 20.' },
		{ list: 'guards + orb', text: 'Guards can’t take relics (has Orb).' },
		{
			list: 'duke + orb + ring + crown',
			text: 'Duke: 3 relics (Orb, Ring and Crown), maximum 2.'
		},
		{ list: 'baron', text: 'Baron needs a rune.' },
		{
			list: 'duke + fire + frost, baron + frost + fire',
			text: 'Duke and Baron have the same combination of runes: Fire, Frost. No two units can.'
		},
		{
			list: 'duke, baron + chief + fire',
			text: 'Baron can’t be chief: Duke has a higher Rank (9 against 8).'
		},
		{
			list: '2 duke, baron + chief + fire',
			text: 'Baron can’t be chief: 2\u00a0× Duke have a higher Rank (9 against 8).'
		},
		{
			list: 'ram, guards:9',
			text: 'Ram: only with 10 models of Guards in the army (9 so far).'
		},
		{ list: 'ram', text: 'Ram: only with 10 models of Guards in the army.' }
	])('$text', ({ list, text }) => {
		expect(said(list)).toEqual([text]);
	});

	test('points that are halves', () => {
		expect(said('levies:15', 37)).toEqual([
			'37½ of 37 points spent: ½ over. Remove something or raise the points limit.'
		]);
	});
});

describe('what every rule says of a list', () => {
	const sentencesOf = (list: string): Record<string, string> => {
		const { context, verdicts } = checkRoster(aList(2000, list), index);
		return Object.fromEntries(
			verdicts
				.filter(({ outcome }) => outcome === 'met')
				.map((verdict) => [
					verdict.constraint.id,
					`${isIdle(verdict) ? '- ' : ''}${verdictText(context, verdict)}`
				])
		);
	};

	test('with something of each', () => {
		expect(
			sentencesOf('duke + chief + orb, baron + fire, guards:12, levies:7, ram:2')
		).toMatchObject({
			limit: '346 of 2000 points spent, 1654 left.',
			'size-guards': 'Guards: minimum 5, maximum 20 models each; 12 models in 1 unit.',
			'size-levies': 'Levies: minimum 5 models each; 7 models in 1 unit.',
			relics: 'Levies, Guards, Duke or Baron: as many relics as the profile allows.',
			runes: 'Baron: 1 to 2 runes.',
			sets: 'No two units can take the same combination of runes.',
			chief: 'Chief has the highest Rank.',
			drill: 'Ram: only with 10 models of Guards in the army.'
		});
	});

	test('with nothing', () => {
		expect(sentencesOf('')).toMatchObject({
			limit: '0 of 2000 points spent, 2000 left.',
			'size-guards': '- Guards: minimum 5, maximum 20 models each; none taken.',
			relics: '- Levies, Guards, Duke or Baron: as many relics as the profile allows; none taken.',
			runes: '- Baron: 1 to 2 runes; none taken.',
			sets: '- No two units can take the same combination of runes; none taken.',
			chief: '- Chief has the highest Rank; none chosen.',
			drill: '- Ram: only with 10 models of Guards in the army; none taken.'
		});
	});
});

test('setting models is worded as done and as offered', () => {
	const roster = aList(2000, 'guards');
	const changes = changesOf({ kind: 'set-models', unit: 'u1', models: 12 }, roster, index);
	expect([doneText(changes), offerText(changes)]).toEqual([
		'Set Guards to 12 models',
		'Set Guards to 12 models'
	]);
});
