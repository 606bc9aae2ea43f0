import { expect, test } from 'vitest';
import { lastSystem, lastUsedFirst, rememberSystem } from './last-system.ts';

const games = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
	{ last: 'a', order: 'abc' },
	{ last: 'b', order: 'bac' },
	{ last: 'c', order: 'cab' },
	{ last: 'gone', order: 'abc' },
	{ last: undefined, order: 'abc' }
])('after $last the games come as $order', ({ last, order }) => {
	const found = lastUsedFirst(games, last).map(({ id }) => id);
	expect(found.join('')).toBe(order);
});

test('without a storage nothing is remembered, and nothing fails', () => {
	rememberSystem('b');
	expect(lastSystem()).toBeUndefined();
});
