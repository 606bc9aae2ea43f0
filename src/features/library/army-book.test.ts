import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Entry } from '#schema';
import { anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import { armyBook, factsOf, printedKeywords, type ArmyBook, maxAtAGlance } from './army-book.ts';

const type = (id: string, role: 'unit' | 'option' | 'army', keywords: readonly string[] = []) => ({
	id,
	name: id,
	heading: `${id} heading`,
	role,
	keywords
});

const system = aSystem({
	types: [
		type('foot', 'unit'),
		type('horse', 'unit'),
		type('set', 'unit'),
		type('mount', 'option'),
		type('relic', 'option'),
		type('song', 'army'),
		type('ground', 'army')
	],
	entries: [anEntry('crown', { type: 'relic', text: 'Shines.' })],
	spells: [{ id: 'gale', name: 'Gale', cast: '7', lore: 'airs', source: aSource }]
});

const entries: readonly Entry[] = [
	anEntry('pikes', { models: ['Halberds'] }),
	anEntry('riders', { type: 'horse', leads: [{ name: 'Outlaws', of: {} }] }),
	anEntry('wolf', { type: 'mount', stats: { hits: '1' } }),
	anEntry('saddle', { type: 'mount' }),
	anEntry('band', {
		type: 'set',
		holds: [{ name: 'Guests', entry: 'guests', count: 2, size: 3 }]
	}),
	anEntry('airs', { type: 'song', cost: 0 }),
	anEntry('hill', { type: 'ground', cost: 0, stats: { hits: '9' } })
];

const spells = [
	{ id: 'breeze', name: 'Breeze', cast: '5', lore: 'airs', source: aSource },
	{ id: 'spark', name: 'Spark', cast: '6', source: aSource }
];

function bookOf(search: string, more: readonly Entry[] = []): ArmyBook {
	return armyBook(indexArmy(system, anArmy({ entries: [...entries, ...more], spells })), search);
}

const ids = (rows: readonly { readonly entry: Entry }[]) => rows.map(({ entry }) => entry.id);
const tabled = (book: ArmyBook) => book.tables.flatMap(({ rows }) => ids(rows));
const listed = (book: ArmyBook) =>
	book.things.flatMap(({ things }) => ids(things.map(({ indexed }) => indexed)));

describe('the book of an army', () => {
	test('what has stats is in the table, all else is listed under its heading', () => {
		const book = bookOf('');
		expect(tabled(book)).toEqual(['pikes', 'riders', 'wolf', 'hill']);
		expect(book.things.map(({ heading }) => heading)).toEqual([
			'set heading',
			'mount heading',
			'relic heading',
			'song heading'
		]);
		expect(listed(book)).toEqual(['band', 'saddle', 'crown', 'airs']);
	});

	test('a choice brings its spells, those of the system too; the others stand by themselves', () => {
		const book = bookOf('');
		const airs = book.things.at(-1)?.things[0];
		expect(airs?.spells.map(({ id }) => id)).toEqual(['breeze', 'gale']);
		expect(book.spells).toMatchObject([{ heading: undefined, spells: [{ id: 'spark' }] }]);
	});

	test('spells of some casters stand by where they are printed, if the army has such casters', () => {
		const castBy = (keyword: string) => ({ castBy: { any: [keyword] } });
		const dealt = [
			{ id: 'glow', name: 'Glow', ...castBy('SEER'), source: { section: 'Lights' } },
			{ id: 'murk', name: 'Murk', ...castBy('OTHERS'), source: { section: 'Shadows' } }
		];
		const seer = anEntry('seer', { keywords: ['SEER'] });
		const index = indexArmy(system, anArmy({ entries: [...entries, seer], spells: dealt }));
		expect(armyBook(index, '').spells).toMatchObject([
			{ heading: 'Lights', spells: [{ id: 'glow' }] }
		]);
		expect(armyBook(index, 'lights').spells).toHaveLength(1);
	});

	test.each([
		{ many: maxAtAGlance, headings: [undefined] },
		{ many: maxAtAGlance + 1, headings: ['foot heading', 'horse heading', 'mount heading'] }
	])('a table of $many rows has the headings $headings', ({ many, headings }) => {
		const more = Array.from({ length: many - 4 }, (_, at) => anEntry(`more-${at}`));
		const { tables } = bookOf('', more);
		expect(tables.flatMap(({ rows }) => rows)).toHaveLength(many);
		expect(tables.map(({ heading }) => heading).slice(0, 3)).toEqual(headings);
	});

	test.each([
		{ text: 'PIKES', found: ['pikes'] },
		{ text: 'halberds', found: ['pikes'] },
		{ text: 'outlaws', found: ['riders'] },
		{ text: 'guests', found: ['band'] },
		{ text: 'shines', found: ['crown'] },
		{ text: 'gale', found: ['airs'] },
		{ text: 'mount heading', found: ['wolf', 'saddle'] },
		{ text: 'pikes riders', found: [] }
	])('“$text” finds $found', ({ text, found }) => {
		const book = bookOf(text);
		expect([...tabled(book), ...listed(book)]).toEqual(found);
	});

	test('nothing at all is left of what does not fit', () => {
		expect(Object.values(bookOf('zzz')).flat()).toEqual([]);
	});
});

describe('what is said of an entry beside its stat line', () => {
	const aThing = (changes: Partial<Entry>) => {
		const index = indexArmy(
			aSystem({ casters: {} }),
			anArmy({ entries: [anEntry('thing', changes)] })
		);
		const [indexed] = index.units;
		if (!indexed) throw new Error('There is no unit');
		return { index, indexed };
	};

	test.each<{ changes: Partial<Entry>; facts: readonly string[] }>([
		{ changes: {}, facts: [] },
		{ changes: { size: 1, base: '40mm' }, facts: ['1 model · base 40mm'] },
		{ changes: { size: 2 }, facts: ['2 models'] },
		{
			changes: {
				leads: [
					{ name: 'Foot', of: {} },
					{ name: 'Herald', of: {}, max: 1 }
				]
			},
			facts: ['Can include any Foot, 0–1 Herald.']
		},
		{
			changes: {
				holds: [
					{ name: 'Guests', entry: 'guests', count: 2, size: 3 },
					{ name: 'Host', entry: 'host', count: 1, size: 1 }
				]
			},
			facts: ['Consists of 2 × Guests (3 models), Host.']
		},
		{ changes: { joins: ['Herald', 'Lord of War'] }, facts: ['Can join as Herald or Lord of War.'] }
	])('$facts', ({ changes, facts }) => {
		expect(factsOf(aThing(changes).indexed)).toEqual(facts);
	});

	test('keywords are those that are printed, with their numbers', () => {
		const { indexed } = aThing({
			size: 1,
			keywords: ['SEER', 'OLD'],
			numbers: { seer: 2 }
		});
		expect(printedKeywords(indexed)).toEqual(['SEER (2)', 'OLD']);
	});

	test('keywords of a game that does not print them are not shown', () => {
		const { indexed } = aThing({ keywords: ['OLD'] });
		expect(printedKeywords(indexed)).toEqual([]);
	});
});
