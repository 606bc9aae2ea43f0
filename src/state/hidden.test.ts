import { expect, test } from 'vitest';
import { toyIndex } from '../../tests/toy-regiments.ts';
import { hiddenMark, isHidden } from './hidden.ts';

test.each([
	['cy', 'Legends', true],
	['ada', undefined, false]
])('%s is marked %s', (id, mark, hidden) => {
	const entry = toyIndex.entries.get(id);
	expect(entry && hiddenMark(entry)).toBe(mark);
	expect(entry && isHidden(entry)).toBe(hidden);
});
