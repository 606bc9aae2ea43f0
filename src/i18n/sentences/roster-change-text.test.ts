import { describe, expect, test } from 'vitest';
import {
	aList,
	anArmy,
	aRoster,
	aSource,
	aSystem,
	aUnit,
	brigades
} from '../../../tests/builders.ts';
import { changesOf, indexArmy, type Edit } from '#engine';
import type { EventPack, Roster } from '#schema';
import { fixCostText, doneText, offerText } from './roster-change-text.ts';

const question = 'May slingers have shields?';
const answers = [
	{ id: 'no', text: 'They may not' },
	{ id: 'yes', text: 'They may, at the price that is printed for pikes' }
];
const readings = [{ id: 'shields', question, answers, default: 'no', source: aSource }];
const index = indexArmy(aSystem({ groups: brigades, readings }), anArmy());

const roster: Roster = aRoster({
	units: [
		aUnit('pikes', { id: 'p1', group: 'g2' }),
		aUnit('pikes', { id: 'p2', options: ['banner'], group: 'g2' }),
		aUnit('pikes', { id: 'p3' }),
		aUnit('captain', { id: 'c', options: ['horse', 'horn', 'horn'] }),
		aUnit('seer', { id: 's', name: 'Old Mab' })
	],
	groups: [
		{ id: 'g1', kind: 'brigade', name: 'The Hammer' },
		{ id: 'g2', kind: 'brigade' }
	]
});

const event: EventPack = {
	formatVersion: 1,
	name: 'Autumn Muster',
	system: 'toy',
	date: '2026-01-01',
	constraints: []
};

function several(...edits: readonly Edit[]): Edit {
	return { kind: 'several', edits };
}

const give = (unit: string, option: string): Edit => ({ kind: 'give-option', unit, option });
const take = (unit: string, option: string): Edit => ({ kind: 'take-option', unit, option });
const remove = (...units: string[]): Edit => ({ kind: 'remove-units', units });
const add = (...entries: string[]): Edit => ({
	kind: 'add-units',
	units: entries.map((entry, at) => ({ id: `n${at}`, entry }))
});

const cases: { edit: Edit; done: string; offer: string }[] = [
	{ edit: add('pikes'), done: 'Added Pikes', offer: 'Add Pikes' },
	{ edit: add('pikes', 'pikes'), done: 'Added 2 Pikes', offer: 'Add 2 Pikes' },
	{
		edit: {
			kind: 'add-units',
			units: [aUnit('seer', { options: ['wyrm', 'horn'] }), aUnit('pikes')]
		},
		done: 'Added Seer with Wyrm and Horn and Pikes',
		offer: 'Add Seer with Wyrm and Horn and Pikes'
	},
	{ edit: remove('p1', 'p3'), done: 'Removed 2 Pikes', offer: 'Remove 2 Pikes' },
	{
		edit: remove('s', 'p2'),
		done: 'Removed Pikes with Banner and Old Mab',
		offer: 'Remove Pikes with Banner and Old Mab'
	},
	{
		edit: several(remove('p2'), add('lancers', 'lancers')),
		done: 'Replaced Pikes (Banner) with 2 Lancers',
		offer: 'Replace Pikes (Banner) with 2 Lancers'
	},
	{
		edit: { kind: 'move-units', units: ['p1', 'p2', 's'] },
		done: 'Reordered 3 units',
		offer: 'Reorder 3 units'
	},
	{ edit: give('s', 'wyrm'), done: 'Added Wyrm to Old Mab', offer: 'Add Wyrm to Old Mab' },
	{
		edit: several(give('p1', 'horn'), give('p3', 'horn')),
		done: 'Added Horn to 2 Pikes',
		offer: 'Add Horn to 2 Pikes'
	},
	{
		edit: take('c', 'horse'),
		done: 'Removed Horse from Captain',
		offer: 'Remove Horse from Captain'
	},
	{
		edit: several(take('c', 'horn'), take('c', 'horn')),
		done: 'Removed Horn from Captain',
		offer: 'Remove Horn from Captain'
	},
	{
		edit: several(take('c', 'horse'), give('s', 'horse')),
		done: 'Moved Horse from Captain to Old Mab',
		offer: 'Move Horse from Captain to Old Mab'
	},
	{
		edit: { kind: 'swap-option', unit: 'c', from: 'horse', to: 'wyrm' },
		done: 'Swapped Horse for Wyrm on Captain',
		offer: 'Swap Horse for Wyrm on Captain'
	},
	{
		edit: { kind: 'name-unit', unit: 'p1', name: 'The Reeds' },
		done: 'Named Pikes “The Reeds”',
		offer: 'Name Pikes “The Reeds”'
	},
	{
		edit: { kind: 'name-unit', unit: 's', name: '' },
		done: 'Removed the name of Old Mab',
		offer: 'Remove the name of Old Mab'
	},
	{
		edit: { kind: 'note-unit', unit: 's', note: 'Left wing' },
		done: 'Wrote a note on Old Mab',
		offer: 'Write a note on Old Mab'
	},
	{
		edit: { kind: 'note-unit', unit: 's', note: '' },
		done: 'Removed the note on Old Mab',
		offer: 'Remove the note on Old Mab'
	},
	{
		edit: { kind: 'add-group', group: { id: 'g3', kind: 'brigade' }, units: ['p1', 'p2', 'p3'] },
		done: 'Created Brigade 3 from 2 Pikes and Pikes (Banner)',
		offer: 'Create Brigade 3 from 2 Pikes and Pikes (Banner)'
	},
	{
		edit: { kind: 'add-group', group: { id: 'g3', kind: 'brigade', name: 'Van' }, units: [] },
		done: 'Created Van',
		offer: 'Create Van'
	},
	{
		edit: { kind: 'remove-group', group: 'g2' },
		done: 'Disbanded Brigade 2',
		offer: 'Disband Brigade 2'
	},
	{
		edit: { kind: 'name-group', group: 'g2', name: 'The Anvil' },
		done: 'Named Brigade 2 “The Anvil”',
		offer: 'Name Brigade 2 “The Anvil”'
	},
	{
		edit: { kind: 'join-group', units: ['p3'], group: 'g1' },
		done: 'Added Pikes to The Hammer',
		offer: 'Add Pikes to The Hammer'
	},
	{
		edit: { kind: 'join-group', units: ['p1', 'p3'] },
		done: 'Removed Pikes from Brigade 2',
		offer: 'Remove Pikes from Brigade 2'
	},
	{
		edit: { kind: 'rename', name: 'Nordland' },
		done: 'Renamed the list “Nordland”',
		offer: 'Rename the list “Nordland”'
	},
	{
		edit: { kind: 'resize', size: 3000 },
		done: 'Set the points limit to 3000',
		offer: 'Set the points limit to 3000'
	},
	{
		edit: { kind: 'answer', reading: 'shields', answer: 'yes' },
		done: `Chose They may, at the price that is pr… (“${question}”)`,
		offer: `Choose They may, at the price that is pr… (“${question}”)`
	},
	{
		edit: { kind: 'answer', reading: 'shields' },
		done: `Chose They may not (“${question}”)`,
		offer: `Choose They may not (“${question}”)`
	},
	{
		edit: { kind: 'attend', event },
		done: 'Used event “Autumn Muster”',
		offer: 'Use event “Autumn Muster”'
	},
	{ edit: { kind: 'attend' }, done: 'Stopped using the event', offer: 'Stop using the event' },
	{
		edit: { kind: 'restore', roster },
		done: 'Restored an earlier list',
		offer: 'Restore an earlier list'
	},
	{
		edit: { kind: 'restore', roster, isProposal: true },
		done: 'Accepted changes from a proposal',
		offer: 'Accept changes from a proposal'
	},
	{
		edit: several(take('c', 'horse'), add('pikes')),
		done: 'Removed Horse from Captain and added Pikes',
		offer: 'Remove Horse from Captain and add Pikes'
	},
	{ edit: several(), done: 'Changed nothing', offer: 'Change nothing' }
];

describe('what an edit is called', () => {
	test.each(cases)('$done', ({ edit, done, offer }) => {
		const changes = changesOf(edit, roster, index);
		expect(doneText(changes)).toBe(done);
		expect(offerText(changes)).toBe(offer);
	});

	test('what an earlier part of an edit made has a name in the next', () => {
		const edit = several(add('lancers'), give('n0', 'horn'));
		expect(doneText(changesOf(edit, roster, index))).toBe(
			'Added Lancers and added Horn to Lancers'
		);
	});

	test('an option that stood by itself is given', () => {
		const stray = aList(1000, 'horse, captain');
		const edit = several(remove('u1'), give('u2', 'horse'));
		expect(doneText(changesOf(edit, stray, index))).toBe('Added Horse to Captain');
	});

	test('what is not there is called by its id, and nothing throws', () => {
		const edits: Edit[] = [
			give('x', 'y'),
			{ kind: 'name-unit', unit: 'x', name: 'Z' },
			{ kind: 'remove-group', group: 'x' },
			{ kind: 'answer', reading: 'x', answer: 'y' }
		];
		expect(edits.map((edit) => doneText(changesOf(edit, roster, index)))).toEqual([
			'Added y to x',
			'Named x “Z”',
			'Disbanded x',
			'Chose (“x”)'
		]);
	});
});

describe('a sentence has at most 90 characters, of two changes 160', () => {
	const named = (names: readonly string[]): Roster =>
		aRoster({ units: names.map((name, at) => aUnit('pikes', { id: `u${at}`, name })) });
	const removed = (names: readonly string[]) => {
		const list = named(names);
		return doneText(changesOf(remove(...list.units.map(({ id }) => id)), list, index));
	};

	test.each([
		{ names: ['Ada', 'Ada', 'Bo'], text: 'Removed 2 Ada and Bo' },
		{
			names: [
				'The Long Reeds of the River',
				'The Grey Company of the Hill',
				'The Ferrymen of Oldwater'
			],
			text: 'Removed The Long Reeds of the River, The Grey Company of the Hill and 1 more'
		},
		{
			names: ['A'.repeat(40), 'B'.repeat(40), 'C'.repeat(40)],
			text: `Removed ${'A'.repeat(33)}…, ${'B'.repeat(33)}… and 1 more`
		}
	])('$text', ({ names, text }) => {
		expect(removed(names)).toBe(text);
	});

	test('many changes: the first, and how many more', () => {
		const edits = ['p1', 'p2', 'p3', 'c', 's'].flatMap((unit): Edit[] => [
			{ kind: 'name-unit', unit, name: `The ${unit} that came a long way` }
		]);
		expect(doneText(changesOf(several(...edits), roster, index))).toBe(
			'Named Pikes “The p1 that came a long way” and 4 more changes'
		);
	});

	test('two changes are both told in full', () => {
		const edits = ['p1', 'p2'].map((unit): Edit => ({
			kind: 'name-unit',
			unit,
			name: `The ${unit} that came a long way`
		}));
		expect(doneText(changesOf(several(...edits), roster, index))).toBe(
			'Named Pikes “The p1 that came a long way” and named Pikes “The p2 that came a long way”'
		);
		const names = ['The Long Reeds of the River', 'The Ferrymen of Oldwater'];
		const list = named(names);
		const both = several(remove('u0'), {
			kind: 'name-unit',
			unit: 'u1',
			name: 'The Grey Company of the Hill'
		});
		expect(doneText(changesOf(both, list, index))).toBe(
			'Removed The Long Reeds of the River and named The Ferrymen of Oldwater “The Grey Company of the Hill”'
		);
	});

	test('whatever the words', () => {
		const long = 'Wörter '.repeat(11);
		const list = named([long, `${long}!`]);
		const edits: Edit[] = [
			{ kind: 'name-unit', unit: 'u0', name: long },
			{ kind: 'rename', name: long },
			several(remove('u0'), { kind: 'rename', name: long }),
			{ kind: 'swap-option', unit: 'u0', from: long, to: long },
			several(take('u0', long), give('u1', long)),
			{ kind: 'attend', event: { ...event, name: long } }
		];
		for (const edit of edits) {
			const changes = changesOf(edit, list, index);
			expect(doneText(changes).length).toBeLessThanOrEqual(changes.length === 2 ? 160 : 90);
		}
	});
});

test.each([
	{ points: 90, text: '+90 points' },
	{ points: -45, text: '−45 points' },
	{ points: 1, text: '+1 point' },
	{ points: 0, text: '±0 points' },
	{ points: -2.5, text: '−2½ points' }
])('$points: $text', ({ points, text }) => {
	expect(fixCostText({ edit: remove('p1'), points, limitChange: 0 })).toBe(text);
});

test('another size is worded, by itself or with points', () => {
	const edit: Edit = { kind: 'resize', size: 3000 };
	expect(fixCostText({ edit, points: 0, limitChange: 1000 })).toBe('limit 3000');
	expect(fixCostText({ edit: several(remove('p1'), edit), points: -40, limitChange: 1000 })).toBe(
		'−40 points, limit 3000'
	);
});
