import { expect, test } from 'vitest';
import { anEntry } from '../../../tests/builders.ts';
import { toyIndex } from '../../../tests/toy-regiments.ts';
import { indexArmy } from '#engine';
import { namesIn } from './names-in.ts';

const { system, army } = toyIndex;
const songs = ['Rise and Fall', 'Fall', 'Long March'].map((name) => ({
	...anEntry(name.toLowerCase().replaceAll(' ', '-'), { type: 'song' }),
	name
}));
const index = indexArmy(system, { ...army, entries: [...army.entries, ...songs] });
const types = system.types.filter(({ id }) => id === 'song');

test.each([
	['Fall', ['Fall']],
	['Fall, Long March', ['Fall', 'Long March']],
	['Long March and Rise and Fall', ['Long March', 'Rise and Fall']],
	['Rise and Fall and Fall', ['Rise and Fall', 'Fall']],
	['fall & Long March', ['fall', 'Long March']],
	['Fall, Nothing, Long March', ['Fall', 'Nothing', 'Long March']],
	['Nothing, and Nobody', ['Nothing, and Nobody']],
	['', ['']]
])('“%s” says %j', (text, names) => {
	expect(namesIn(text, types, index)).toEqual(names);
});
