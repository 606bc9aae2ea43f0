import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import { checkRoster, whyNotAdd } from '#engine';
import { reasons } from './reasons.svelte.ts';

test('that something stands in the way is known at once, and its words when they are fetched', async () => {
	const index = anIndex({ kind: 'count', of: { any: ['lancers'] }, max: 1 });
	const { context } = checkRoster(aList(1000, 'lancers'), index);
	expect(reasons.of(context.index, whyNotAdd(context, 'pikes'))).toBeUndefined();
	expect(reasons.of(context.index, whyNotAdd(context, 'lancers'))).toBe(
		'The rules allow no more of these.'
	);
	await reasons.fetch();
	expect(reasons.of(context.index, whyNotAdd(context, 'pikes'))).toBeUndefined();
	expect(reasons.of(context.index, whyNotAdd(context, 'lancers'))).toMatch(/^Lancers: maximum 1\./);
});
