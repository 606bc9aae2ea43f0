import { expect, test } from 'vitest';
import { letGoOld } from '../../src/service-worker/files.ts';

const list = 'https://muster.example/list';

/** What letting go of old files needs of a cache. */
function aCache(...names: readonly string[]) {
	const stored = new Map(names.map((name) => [name, '']));
	const cache = {
		keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
		match: (name: string) => {
			const text = stored.get(name);
			return Promise.resolve(text === undefined ? undefined : new Response(text));
		},
		put: async (name: string, answer: Response) => void stored.set(name, await answer.text()),
		delete: (name: string) => Promise.resolve(stored.delete(name))
	};
	return { stored, cache: cache as unknown as Cache };
}

test('the files of this version and of the one before stay, older ones go', async () => {
	const { stored, cache } = aCache('one', 'both');
	await letGoOld(cache, ['one', 'both'], list);
	for (const name of ['two', 'all']) stored.set(name, '');
	await letGoOld(cache, ['two', 'both', 'all'], list);
	expect([...stored.keys()].toSorted()).toEqual(['all', 'both', list, 'one', 'two']);

	stored.set('three', '');
	await letGoOld(cache, ['three', 'all'], list);
	expect([...stored.keys()].toSorted()).toEqual(['all', 'both', list, 'three', 'two']);
});

test('a list that cannot be read keeps nothing, and is written anew', async () => {
	const { stored, cache } = aCache('old', 'ours');
	stored.set(list, '{');
	await letGoOld(cache, ['ours'], list);
	expect([...stored.keys()].toSorted()).toEqual([list, 'ours']);
	await letGoOld(cache, ['next'], list);
	expect(stored.has('ours')).toBe(true);
});
