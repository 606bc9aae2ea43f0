import { describe, expect, test } from 'vitest';
import type { Selector } from '#schema';
import { anIndex } from '../../../tests/builders.ts';
import { calledOf } from './called.ts';
import { phrases } from '../en/sentences.ts';

const index = anIndex();

describe('what a selector is called', () => {
	const cases: { selector: Selector; label?: string; name: string }[] = [
		{ selector: { any: ['pikes'] }, name: 'Pikes' },
		{ selector: { any: ['pikes', 'seer'] }, name: 'Pikes or Seer' },
		{ selector: { any: ['STEED'] }, name: 'steed' },
		{ selector: { all: ['FOOT', 'LOOSE'] }, name: 'foot and loose' },
		{ selector: { any: ['pikes'], all: ['FOOT'] }, name: 'Pikes' },
		{ selector: { none: ['FOOT'] }, name: 'Tin Host' },
		{ selector: { any: ['STEED'] }, label: 'mounts of all kinds', name: 'mounts of all kinds' }
	];
	test.each(cases)('$selector, labelled $label: $name', ({ selector, label, name }) => {
		expect(phrases.called(calledOf(index, selector, label))).toBe(name);
	});
});
