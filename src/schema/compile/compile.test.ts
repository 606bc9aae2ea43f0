import { describe, expect, test } from 'vitest';
import { buildArmy, buildSystem } from './index.ts';

type Files = Readonly<Record<string, object>>;

const core = {
	table: [
		{ from: 0, n: 2 },
		{ from: 2000, n: 3 }
	],
	above: { each: 1000, add: 1 }
};
const system = { id: 'toy', tables: { core }, constraints: [] };
const source = { book: 'lists', section: 'Hill Folk' };
const giant = { id: 'giant', name: 'Giant', cost: 100, keywords: ['BIG'], source: { line: 4 } };
const pikes = { id: 'pikes', name: 'Pikes', cost: 40, text: 'Long.', source: {} };
const oneGiant = { id: 'one-giant', kind: 'count', max: 1, source: { line: 5 } };
const hill = {
	id: 'hill',
	source,
	entries: [pikes, giant],
	constraints: [oneGiant],
	armyRules: ['a']
};

const reading =
	(files: Files) =>
	(folder: string, name: string): unknown =>
		new Map<string, object>(
			Object.entries({ 'toy/system': system, 'toy/hill': hill, ...files })
		).get(`${folder}/${name}`);

const built = (files: Files, army = 'moor') => buildArmy('toy', army, reading(files));

/** The army of a file that extends the hill folk. */
const moor = (changes: object) =>
	built({ 'toy/moor': { id: 'moor', extends: 'hill', source, ...changes } }) as typeof hill;

describe('a table by its name', () => {
	const army = (name: string) => ({
		'toy/moor': { id: 'moor', entries: [{ id: 'imp', limit: { max: { table: name } } }] }
	});

	test('is put in, and the names are gone', () => {
		expect(built(army('core'))).toEqual({
			id: 'moor',
			entries: [{ id: 'imp', limit: { max: core } }]
		});
		expect(buildSystem('toy', reading({}))).toEqual({ id: 'toy', constraints: [] });
	});

	test('is an error that names the file, if there is none', () => {
		expect(() => built(army('cote'))).toThrow('toy/moor.json: no table "cote"');
		expect(() => built(army('constructor'))).toThrow('no table "constructor"');
	});
});

describe('an army that extends another', () => {
	test('is the other one, with its own fields', () => {
		expect(moor({ armyRules: ['b'] })).toEqual({ ...hill, id: 'moor', armyRules: ['b'] });
	});

	test('adds behind what is there', () => {
		const { entries } = moor({ entries: [{ id: 'imp' }] });
		expect(entries.map(({ id }) => id)).toEqual(['pikes', 'giant', 'imp']);
	});

	test('removes, of each list, what it names', () => {
		const removes = { entries: ['pikes'], constraints: ['one-giant'] };
		expect(moor({ removes })).toMatchObject({ entries: [giant], constraints: [] });
	});

	test('replaces in its place what it removes and gives anew', () => {
		const own = { id: 'pikes', name: 'Short Pikes' };
		expect(moor({ removes: { entries: ['pikes'] }, entries: [own] }).entries).toEqual([own, giant]);
	});

	test('changes single fields, and takes some away', () => {
		const changes = { entries: [{ id: 'pikes', cost: 45, text: null }] };
		const { text: _, ...rest } = pikes;
		expect(moor({ changes }).entries).toEqual([{ ...rest, cost: 45 }, giant]);
	});

	test('keeps each source, with the book where that is another', () => {
		const { entries } = moor({ source: { book: 'annual', section: 'Moor' } });
		expect(entries.map((entry) => entry.source)).toEqual([source, { ...source, line: 4 }]);
	});

	test('may be of another system, and be extended itself', () => {
		const files = {
			'other/moor': { id: 'moor', extends: 'toy/hill', source },
			'other/fen': { id: 'fen', extends: 'moor', source },
			'other/system': { id: 'other' }
		};
		expect(buildArmy('other', 'fen', reading(files))).toEqual({ ...hill, id: 'fen' });
	});

	test.each([
		[{ removes: { entries: ['gaint'] } }, 'no "gaint" under "entries" to remove or change'],
		[{ changes: { entries: [{ id: 'imp' }] } }, 'no "imp" under "entries" to remove or change'],
		[{ removes: { spells: ['hex'] } }, 'nothing under "spells" to remove or change'],
		[{ entries: [{ id: 'giant' }] }, '"giant" under "entries" is there already'],
		[{ extends: 'hlil' }, 'no file "toy/hlil.json"'],
		[{ extends: 'moor' }, 'toy/moor.json: is made of itself']
	])('%j: %s', (changes, fault) => {
		expect(() => moor(changes)).toThrow(fault);
		expect(() => moor(changes)).toThrow('toy/moor.json');
	});
});

describe('an army that takes from another', () => {
	const imp = { id: 'imp', source: {} };
	const taking = (row: object, own: object = source) =>
		built({
			'toy/moor': {
				id: 'moor',
				source: own,
				entries: [imp, { from: 'hill', ...row }, { id: 'ox' }]
			}
		});
	const entries = (...taken: readonly object[]) => [imp, ...taken, { id: 'ox' }];

	test('has those entries where its list says so, and nothing else of it', () => {
		expect(taking({ take: ['giant'] })).toEqual({ id: 'moor', source, entries: entries(giant) });
	});

	test('has them in the order named', () => {
		expect(taking({ take: ['giant', 'pikes'] })).toMatchObject({ entries: entries(giant, pikes) });
	});

	test('has them as another type, with more keywords, each once, and with changes', () => {
		const row = { type: 'ally', keywords: ['BIG', 'HIRED'], take: [{ id: 'giant', cost: 120 }] };
		const taken = { ...giant, type: 'ally', keywords: ['BIG', 'HIRED'], cost: 120 };
		expect(taking(row)).toMatchObject({ entries: entries(taken) });
	});

	test('has them with the book that they come from', () => {
		const taken = { ...giant, source: { ...source, line: 4 } };
		expect(taking({ take: ['giant'] }, { book: 'annual', section: 'Moor' })).toMatchObject({
			entries: entries(taken)
		});
	});

	test.each([
		[{ take: ['gaint'] }, 'toy/moor.json: no entry "gaint" to take from hill'],
		[{ from: 'hlil', take: ['giant'] }, 'toy/moor.json: no file "toy/hlil.json"'],
		[{ from: 'moor', take: ['giant'] }, 'toy/moor.json: is made of itself']
	])('%j: %s', (row, fault) => {
		expect(() => taking(row)).toThrow(fault);
	});
});
