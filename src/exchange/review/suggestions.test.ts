import { expect, test } from 'vitest';
import { tinHost } from '../../../tests/toy-wings.ts';
import { suggestionsFor } from './suggestions.ts';

const offered = (name: string, place: Parameters<typeof suggestionsFor>[1] = { kind: 'unit' }) =>
	suggestionsFor(name, place, tinHost).map((one) => one.name);

test.each([
	['Pikse', 'Pikes'],
	['Marshall', 'Marshal'],
	['Old Pikes of Nuln', 'Pikes'],
	['Sqire', 'Squire']
])('%s is most likely %s', (name, meant) => {
	expect(offered(name)[0]).toBe(meant);
});

test('what nothing comes near is offered nothing, nor is what is no name', () => {
	expect(offered('Zeppelin with Xylophones')).toEqual([]);
	expect(offered(' – ')).toEqual([]);
	expect(offered('Pikes '.repeat(20))).toEqual([]);
});

test('there are few of them, each once, and each of something of the army', () => {
	const all = suggestionsFor('Song', { kind: 'option' }, tinHost);
	expect(all.length).toBeLessThanOrEqual(4);
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
	expect(all.every(({ entry }) => tinHost.entries.has(entry))).toBe(true);
});
