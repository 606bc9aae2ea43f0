import { describe, expect, test } from 'vitest';
import { checkRoster, changesOf, rosterContext, whyNotAdd, type Edit } from '#engine';
import { aHost, aHostIndex, aHostIndexOf, firstVerdicts, hostRules } from '../../../tests/host.ts';
import { row as leaderRow } from '../en/leaders.ts';
import { doneText } from './roster-change-text.ts';
import { arithmetic } from './rules/arithmetic.ts';
import { problemText } from './rules/problem-text.ts';
import { verdictText } from './rules/verdict-text.ts';
import { whyNotText } from './rules/why-not.ts';
import { textsOf } from '../../../tests/said.ts';

const index = aHostIndex();

/** What is said of a list that has one thing wrong. */
function said(list: string, size?: number): readonly string[] {
	return checkRoster(aHost(list, size), index).problems.map((problem) =>
		[problemText(index, problem), arithmetic(index, problem)].filter(Boolean).join(' ')
	);
}

const led = 'marshal + general @1';

describe('what is wrong with a list of regiments', () => {
	test.each([
		{
			list: `${led}, giant @1`,
			text: 'Regiment 1: Marshal can’t lead Giant, only Any Troops and 0–1 Champion.'
		},
		{
			list: `${led}, hermit @2, spears @2`,
			text: 'Regiment 2: Hermit can’t lead any other unit.'
		},
		{ list: `${led}, spears @2`, text: 'Regiment 2 needs a leader (hero).' },
		{ list: `${led}, huntress @2`, text: 'Regiment 2: Huntress must lead Hounds.' },
		{
			list: `${led}, huntress`,
			text: 'Huntress can’t be an auxiliary unit. It must be in a regiment.'
		},
		{
			list: `${led}, 5 spears @1`,
			text: 'Regiment 1: 6 units, maximum 5. Maximum 4, or 5 with General: 5.'
		},
		{
			list: `${led}, emperor @2`,
			text: 'Marshal can’t be General while Emperor is in the army.'
		},
		{
			list: `${led}, tower, bridge`,
			text: 'Terrain: 2 taken, maximum 1. Remove 1. Maximum 1, plus 1 for each Wall: 1.'
		},
		{
			list: `${led}, vane, old-guard`,
			text: 'Vane: 2 taken, maximum 1 in the army. Also in Old Guard.'
		},
		{ list: `${led}, 2 vane`, text: 'Vane: 2 taken, maximum 1 in the army.' },
		{
			list: `${led}, spears + wedge`,
			text: 'Spears can’t take Wedge, which is a unit of its own.'
		}
	])('$text', ({ list, text }) => {
		expect(said(list)).toEqual([text]);
	});

	test('a unit of more than half of the points', () => {
		expect(said(`${led}, giant`, 998)).toEqual(['Giant: 500 points, maximum 499 (50% of 998).']);
	});

	test('regiments that are too few or too many', () => {
		const six = [2, 3, 4, 5, 6].map((id) => `hermit @${id}`).join(', ');
		expect(said(`${led}, ${six}`)).toEqual(['Regiments: 6, maximum 5.']);
		expect(said('')).toContain('Add a regiment.');
	});

	test('an option on a choice of the army', () => {
		expect(said(`${led}, wedge + bold`)).toContain('Wedge is not a unit: it can’t take Bold.');
	});

	test('a share of the army', () => {
		const core = aHostIndexOf({
			kind: 'share',
			of: { any: ['TROOP'] },
			min: 25,
			max: 40,
			scope: 'army'
		});
		const texts = (list: string, size: number) =>
			textsOf(core, checkRoster(aHost(list, size), core).problems);
		expect(texts('spears', 1000)).toEqual(['Troop: 90 points, minimum 250 (25% of 1000).']);
		expect(texts('5 spears', 1000)).toEqual(['Troop: 450 points, maximum 400 (40% of 1000).']);
	});
});

describe('what is well', () => {
	test.each([
		{ id: 'regiments', list: 'marshal @1', text: 'Regiments: 1, minimum 1, maximum 5.' },
		{
			id: 'regiment-led',
			list: 'marshal @1, spears @1',
			text: 'Regiment 1: led by Marshal, who can lead the other unit.'
		},
		{
			id: 'regiment-led',
			list: 'marshal @1, 2 spears @1',
			text: 'Regiment 1: led by Marshal, who can lead the other 2.'
		},
		{
			id: 'regiment-led',
			list: 'hermit @1',
			text: 'Regiment 1: led by Hermit.'
		},
		{
			id: 'regiment-led',
			list: '',
			text: 'Regiments: each needs a leader (lords); none so far.'
		},
		{
			id: 'auxiliaries',
			list: 'spears',
			text: 'Auxiliary units: any but Huntress; 1 taken.'
		},
		{
			id: 'general-leads',
			list: '',
			text: 'Auxiliary units: any but the general; none taken.'
		},
		{
			id: 'first',
			list: 'marshal',
			text: 'If the army has Emperor, General is one of them; none chosen.'
		},
		{
			id: 'first',
			list: 'emperor + general',
			text: 'If the army has Emperor, General is one of them.'
		},
		{
			id: 'unit-share',
			list: 'giant, spears',
			text: 'Units or bands: maximum 1000 points each (50% of 2000); the most expensive costs 500.'
		},
		{ id: 'regiment-size', list: 'marshal @1', text: 'Regiment 1: 1 unit, maximum 4.' }
	])('$id of “$list”: $text', ({ id, list, text }) => {
		const rules = aHostIndex(id);
		const roster = aHost(list);
		const [verdict] = firstVerdicts(roster, rules);
		expect(verdict && verdictText(rosterContext(roster, rules), verdict)).toBe(text);
	});

	test('a limit that grows says with what, and how far in a group', () => {
		const rules = aHostIndexOf({
			kind: 'count',
			of: { any: ['archers'] },
			max: 0,
			more: { each: { any: ['mage'] }, n: 2 },
			scope: { group: 'regiment' }
		});
		const said = (list: string) =>
			firstVerdicts(aHost(list), rules).map((verdict) => [
				verdictText(rosterContext(aHost(list), rules), verdict),
				arithmetic(rules, verdict)
			]);
		expect(said('')).toEqual([
			['Archers: maximum 2 for each unit of Mage in a regiment; none so far.', undefined]
		]);
		expect(said('mage @1, archers @1')).toEqual([
			['Regiment 1, Archers: 1 taken, maximum 2.', 'Maximum 2 for each unit of Mage: 2.']
		]);
	});
});

test('why a unit may not be added', () => {
	const why = (list: string, entry: string, group?: string) =>
		whyNotAdd(rosterContext(aHost(list), index), entry, group).map((each) =>
			whyNotText(index, each)
		);
	expect(why(`${led}, 4 spears @1`, 'spears', '1')).toEqual([
		'Regiment 1: 6 units, maximum 5. Maximum 4, or 5 with General: 5.'
	]);
	expect(why(led, 'giant', '1')).toEqual([
		'Regiment 1: Marshal can’t lead Giant, only Any Troops and 0–1 Champion.'
	]);
	expect(why(`${led}, old-guard`, 'vane')).toEqual([
		'Vane: maximum 1 in the army, also in Old Guard.'
	]);
	expect(why(`${led}, tower`, 'bridge')).toEqual(['Terrain: maximum 1 (1, plus 1 for each Wall).']);
});

test.each([
	{ row: { min: undefined, max: undefined }, text: 'Foot' },
	{ row: { min: undefined, max: 1 }, text: '0–1 Foot' },
	{ row: { min: 1, max: 1 }, text: '1 Foot' },
	{ row: { min: 1, max: 3 }, text: '1–3 Foot' },
	{ row: { min: 2, max: undefined }, text: '2 or more Foot' }
])('a row reads $text', ({ row, text }) => {
	expect(leaderRow({ name: 'Foot', of: {}, ...row })).toBe(text);
});

describe('what was done', () => {
	const roster = aHost('marshal @1, spears, archers @1');
	const done = (edit: Edit) => doneText(changesOf(edit, roster, index));

	test.each<{ edit: Edit; text: string }>([
		{
			edit: { kind: 'join-group', units: ['u2'], group: '1' },
			text: 'Moved Spears to Regiment 1'
		},
		{ edit: { kind: 'join-group', units: ['u3'] }, text: 'Removed Archers from Regiment 1' },
		{
			edit: { kind: 'add-units', units: [{ id: 'n', entry: 'spears', group: '1' }] },
			text: 'Added Spears to Regiment 1'
		},
		{ edit: { kind: 'add-units', units: [{ id: 'n', entry: 'wedge' }] }, text: 'Added Wedge' },
		{
			edit: {
				kind: 'add-units',
				units: [
					{ id: 'n', entry: 'spears', group: '1' },
					{ id: 'o', entry: 'spears' },
					{ id: 'p', entry: 'spears', group: '1' }
				]
			},
			text: 'Added 2 Spears to Regiment 1 and added Spears'
		},
		{
			edit: {
				kind: 'several',
				edits: [
					{ kind: 'add-group', group: { id: 'g', kind: 'regiment' }, units: [] },
					{ kind: 'add-units', units: [{ id: 'n', entry: 'hermit', group: 'g' }] }
				]
			},
			text: 'Created Regiment 2 with Hermit'
		},
		{
			edit: { kind: 'take-option', unit: 'u1', option: 'general' },
			text: 'Removed Marshal as the general'
		}
	])('$text', ({ edit, text }) => {
		expect(done(edit)).toBe(text);
	});
});

test('the rules of the host are all worded, kept or broken', () => {
	for (const list of ['', led, `${led}, giant @1, 9 spears, huntress`]) {
		const { verdicts, context } = checkRoster(aHost(list), index);
		const sentences = verdicts.map((verdict) => verdictText(context, verdict));
		expect(sentences.every((text) => /^\P{Ll}.*\.$/u.test(text))).toBe(true);
		expect(sentences.join()).not.toMatch(/undefined|NaN|\[object/);
		expect(new Set(verdicts.map(({ constraint }) => constraint.id)).size).toBeGreaterThan(
			hostRules.length
		);
	}
});
