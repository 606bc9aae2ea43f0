import { expect, test } from 'vitest';
import { aList, anIndex, type Draft } from '../../../../tests/builders.ts';
import { checkRoster } from '#engine';
import { nextText } from './next-text.ts';

function nextOf(rule: Draft, list: string, size = 1000): string | undefined {
	const { context, problems } = checkRoster(aList(size, list), anIndex(rule));
	return nextText(context.index, problems);
}

const horns: Draft = { kind: 'count', of: { any: ['+horn'] }, label: 'General', min: 1 };
const pikes: Draft = { kind: 'count', of: { any: ['pikes'] }, min: 3 };
const troops: Draft = { kind: 'count', of: { any: ['pikes'] }, label: 'Core choices', min: 1 };

const warbands: Draft = { kind: 'groups', group: 'company', min: 1 };
const share: Draft = {
	kind: 'share',
	of: { any: ['pikes'] },
	label: 'Core',
	min: 25,
	scope: 'army'
};

test.each([
	{ rule: horns, list: '', next: 'Next: choose a general' },
	{ rule: horns, list: 'captain + horn', next: undefined },
	{ rule: pikes, list: 'pikes', next: 'Next: add 2 Pikes' },
	{ rule: pikes, list: '2 pikes', next: 'Next: add Pikes' },
	{ rule: pikes, list: '3 pikes', next: undefined },
	{ rule: troops, list: '', next: 'Next: add a core choice' },
	{ rule: { ...troops, min: 2 }, list: '', next: 'Next: add 2 core choices' },
	{ rule: warbands, list: '', next: 'Next: add a company' },
	{ rule: { ...warbands, min: 2 }, list: '', next: 'Next: add 2 companies' },
	{ rule: share, list: '', next: 'Next: 250 points of Core' },
	{ rule: share, list: 'pikes', next: 'Next: 210 points of Core' }
])('“$list” is followed by “$next”', ({ rule, list, next }) => {
	expect(nextOf(rule, list)).toBe(next);
});

test('a step ends at the whole points that reach a share', () => {
	// 25 % of 999 are 249¾, of 998 249½, of 1001 250¼; 15 % of 1999 are 299.85.
	expect(nextOf(share, '', 999)).toBe('Next: 249¾ points of Core');
	expect(nextOf({ ...share, min: 15 }, '', 1999)).toBe('Next: 300 points of Core');
	expect(nextOf({ ...share, min: 15 }, 'pikes', 1999)).toBe('Next: 260 points of Core');
});

test('what there is too much of is no step', () => {
	expect(nextOf({ kind: 'count', of: { any: ['pikes'] }, max: 1 }, '2 pikes')).toBeUndefined();
});
