import { describe, expect, test } from 'vitest';
import type { Selector } from '#schema';
import { anIndex } from '../../../tests/builders.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { phrases } from '../en/parts/phrases.ts';
import { calledOf } from './called.ts';
import { selectorText } from './selector-text.ts';

const index = anIndex();

describe('what a selector is called', () => {
	const cases: { selector: Selector; label?: string; name: string }[] = [
		{ selector: { any: ['pikes'] }, name: 'Pikes' },
		{ selector: { any: ['pikes', 'seer'] }, name: 'Pikes or Seer' },
		{ selector: { any: ['STEED'] }, name: 'steed' },
		{ selector: { all: ['FOOT', 'LOOSE'] }, name: 'foot and loose' },
		{ selector: { any: ['pikes'], all: ['FOOT'] }, name: 'Pikes' },
		{ selector: { all: ['pikes', '+banner'] }, name: 'Pikes with Banner' },
		{ selector: { any: ['pikes', 'seer'], all: ['+horn'] }, name: 'Pikes or Seer with Horn' },
		{ selector: { all: ['+banner'] }, name: 'Banner' },
		{ selector: { none: ['FOOT'] }, name: 'Tin Host' },
		{ selector: { any: ['STEED'] }, label: 'mounts of all kinds', name: 'mounts of all kinds' }
	];
	test.each(cases)('$selector, labelled $label: $name', ({ selector, label, name }) => {
		expect(phrases.called(calledOf(index, selector, label))).toBe(name);
	});
});

describe('who stands as something, or has something besides', () => {
	const ranks = ranksIndex();
	const cases: { selector: Selector; name: string; rule: string }[] = [
		{
			selector: { all: ['duke', '+chief'] },
			name: 'Duke as Chief',
			rule: 'Duke as Chief'
		},
		{
			selector: { any: ['duke', '+crown'], all: ['+chief'] },
			name: 'Duke or Crown as Chief',
			rule: 'Duke or units with Crown as Chief'
		},
		{
			selector: { all: ['+chief', '+crown'] },
			name: 'Chief with Crown',
			rule: 'Chief with Crown'
		},
		{
			selector: { any: ['guards', 'levies'], all: ['+banner', '+lance'] },
			name: 'Guards or Levies with Banner and Lance',
			rule: 'Levies or Guards with Banner and Lance'
		},
		{ selector: { all: ['+crown'] }, name: 'Crown', rule: 'units with Crown' }
	];
	test.each(cases)('$selector: $name', ({ selector, name, rule }) => {
		expect(phrases.called(calledOf(ranks, selector))).toBe(name);
		expect(selectorText(ranks, selector)).toBe(rule);
	});
});
