import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import type { UnmetOutcome } from '../base/verdict.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const index = anIndex({ kind: 'standing', label: 'Units and options' });

const cases: { list: string; codes: UnmetOutcome[] }[] = [
	{ list: '', codes: [] },
	{ list: 'pikes + banner, captain + horse', codes: [] },
	{ list: 'banner', codes: ['standing/alone'] },
	{ list: 'horse + banner', codes: ['standing/alone'] },
	{ list: 'captain + pikes', codes: ['standing/not-an-option'] },
	{ list: 'captain + pikes + seer', codes: ['standing/not-an-option', 'standing/not-an-option'] },
	{ list: 'nobody', codes: ['standing/unknown'] },
	{ list: 'pikes + nothing', codes: ['standing/unknown'] },
	{ list: 'nobody + nothing', codes: ['standing/unknown', 'standing/unknown'] },
	{
		list: 'horse, pikes, nobody, seer + pikes',
		codes: ['standing/alone', 'standing/unknown', 'standing/not-an-option']
	}
];

test.each(cases)('$list: $codes', ({ list, codes }) => {
	expect(aList(1000, list)).toBreak(index, ...codes);
});

test('a problem names the thing and where it is', () => {
	const list = aList(1000, 'pikes, captain + slingers, horse, nobody');
	expect(checkRoster(list, index).problems).toMatchObject([
		{ entry: { entry: { id: 'slingers' } }, bearer: { unit: { id: 'u2' } }, units: ['u2'] },
		{ entry: { entry: { id: 'horse' } }, bearer: { unit: { id: 'u3' } }, units: ['u3'] },
		{ id: 'nobody', bearer: { unit: { id: 'u4' } }, units: ['u4'] }
	]);
});

test('a met verdict tells how many units stand', () => {
	expect(checkRoster(aList(1000, '3 pikes'), index).verdicts).toMatchObject([
		{ outcome: 'met', count: 3 }
	]);
});
