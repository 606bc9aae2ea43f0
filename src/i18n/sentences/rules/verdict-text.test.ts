import { describe, expect, test } from 'vitest';
import {
	aConstraint,
	aList,
	aRoster,
	aSystem,
	aUnit,
	anArmy,
	anIndex
} from '../../../../tests/builders.ts';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Constraint, Roster, Selector } from '#schema';
import { selectorText } from '../selector-text.ts';
import { verdictText } from './verdict-text.ts';
import { isIdle } from '#engine';

function told(roster: Roster, index: ArmyIndex): readonly string[] {
	const { context, verdicts } = checkRoster(roster, index);
	return verdicts.map((verdict) => verdictText(context, verdict));
}

type Draft = Parameters<typeof aConstraint>[0];

const pikes = { any: ['pikes'] };
const steeds = { any: ['STEED'] };
const relics = { any: ['RELIC'] };

/** Every kind and outcome: met, not met, and with nothing to measure. */
const cases: readonly { draft: Draft; size?: number; list: string; sentence: string }[] = [
	{
		draft: { kind: 'points-limit' },
		list: 'pikes',
		sentence: '40 of 1000 points spent, 960 left.'
	},
	{
		draft: { kind: 'points-limit' },
		size: 40,
		list: 'pikes',
		sentence: '40 of 40 points spent, 0 left.'
	},
	{
		draft: { kind: 'points-limit' },
		size: 39,
		list: 'pikes',
		sentence: '40 of 39 points spent: 1 over. Remove something or raise the points limit.'
	},
	{
		draft: { kind: 'agreed-size', size: 1000 },
		list: '',
		sentence: 'Played at 1000 points, as at the event.'
	},
	{
		draft: { kind: 'agreed-size', size: 2000 },
		list: '',
		sentence: 'The points limit is 1000; this event is played at 2000 points.'
	},
	{
		draft: { kind: 'standing' },
		list: 'pikes + banner',
		sentence: 'Every upgrade belongs to a unit.'
	},
	{
		draft: { kind: 'standing' },
		list: '',
		sentence: 'Every upgrade belongs to a unit; nothing added yet.'
	},
	{
		draft: { kind: 'standing' },
		list: 'banner',
		sentence: 'Banner is an option. Give it to a unit that may have it.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 1, per: 'band' },
		size: 2000,
		list: '2 pikes',
		sentence: 'Pikes: 2 taken, maximum 2.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 2000,
		list: '3 pikes',
		sentence: 'Pikes: 3 taken, minimum 2.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, max: 1, per: 'army' },
		list: 'pikes',
		sentence: 'Pikes: 1 taken, exactly 1.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, max: 4, per: 'army' },
		list: '2 pikes',
		sentence: 'Pikes: 2 taken, minimum 1, maximum 4.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 900,
		list: 'pikes',
		sentence: 'Pikes: 1 taken.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 2, per: 'band' },
		list: '',
		sentence: 'Pikes: maximum 2; none taken.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 900,
		list: '',
		sentence: 'Pikes: none taken.'
	},
	{
		draft: { kind: 'count', of: { any: ['FOOT'] }, max: 1, per: 'army', label: 'men on foot' },
		list: 'pikes',
		sentence: 'Men on foot: 1 taken, maximum 1.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 3, per: 'army' },
		list: 'pikes',
		sentence: 'Pikes: 1 taken, minimum 3. Add 2.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 1, per: 'army' },
		list: '3 pikes',
		sentence: 'Pikes: 3 taken, maximum 1. Remove 2.'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'captain + banner',
		sentence: 'Banner: Captain only (taken by Captain).'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['FOOT'] } },
		list: '2 pikes + banner, slingers + banner',
		sentence: 'Banner: Pikes or Slingers only (taken by Pikes (2) and Slingers).'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'pikes',
		sentence: 'Banner: Captain only; not taken.'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'pikes + banner',
		sentence: 'Pikes may not have Banner (Captain only).'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain + horse',
		sentence: 'Mounts: maximum one each.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 2, label: 'mounts' },
		list: 'captain + horse',
		sentence: 'Mounts: maximum 2 each.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain',
		sentence: 'Mounts: maximum one each; none taken.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain + horse + wyrm',
		sentence: 'Captain: 2 mounts (Horse and Wyrm), maximum 1.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army', label: 'Each relic' },
		list: 'captain + horn',
		sentence: 'No duplicate relics.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army' },
		list: 'captain',
		sentence: 'No duplicate Banner or Horn; none taken.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'unit', label: 'Each relic' },
		list: 'captain + horn',
		sentence: 'No duplicate relics on a unit.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'unit', label: 'Each relic' },
		list: 'captain',
		sentence: 'No duplicate relics on a unit; none taken.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army' },
		list: 'captain + horn, seer + horn',
		sentence: 'Horn: 2 taken, maximum 1 in the army. Carried by Captain and Seer.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm, pikes',
		sentence: 'Wyrm: only with Pikes in the army.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain',
		sentence: 'Wyrm: only with Pikes in the army; none taken.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm',
		sentence: 'Wyrm (Captain): only with Pikes in the army.'
	},
	{
		draft: { kind: 'requires', of: { any: ['horn', 'wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm',
		sentence: 'Wyrm (Captain): only with Pikes in the army.'
	},
	{
		draft: {
			kind: 'requires',
			of: { any: ['captain'] },
			needs: steeds,
			scope: 'unit',
			label: 'a steed'
		},
		list: 'captain + horse',
		sentence: 'Captain: only with a steed.'
	},
	{
		draft: {
			kind: 'requires',
			of: { any: ['captain'] },
			needs: steeds,
			scope: 'unit',
			label: 'a steed'
		},
		list: 'captain',
		sentence: 'Captain: only with a steed.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'pikes',
		sentence: 'Pikes: not in the same army as Slingers.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'slingers',
		sentence: 'Pikes: not in the same army as Slingers; none taken.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'pikes, slingers',
		sentence: 'Pikes: not with Slingers.'
	}
];

describe('a rule of each kind, met, broken and with nothing to measure', () => {
	test.each(cases)('$sentence', ({ draft, size = 1000, list, sentence }) => {
		expect(told(aList(size, list), anIndex(draft))).toEqual([sentence]);
	});
});

const wing = {
	id: 'wing',
	name: 'Wing',
	plural: 'Wings',
	of: { any: ['UNIT'] },
	sketch: true,
	text: 'Units side by side.',
	source: { line: 1 }
} as const;

function wingIndex(draft: Draft): ArmyIndex {
	return indexArmy(
		aSystem({ groups: [wing], constraints: [aConstraint({ ...draft, advice: true })] }),
		anArmy()
	);
}

/** Two wings: these units in the first, the others in none. */
function inWing(...entries: readonly string[]): Roster {
	const units = entries.map((entry, at) => aUnit(entry, { id: `u${at}`, group: 'w1' }));
	return aRoster({ groups: [{ id: 'w1', kind: 'wing' }], units });
}

const size = { kind: 'group', group: 'wing', of: { any: ['UNIT'] } } as const;
const alone = {
	kind: 'requires',
	of: pikes,
	forbids: { any: ['UNIT'] },
	scope: { group: 'wing' }
} as const;
const many = { any: ['UNIT', 'LEADER'] };

describe('rules of groups', () => {
	const rows: readonly { draft: Draft; units: readonly string[]; sentence: string }[] = [
		{ draft: { ...size, max: 4 }, units: ['pikes'], sentence: 'Wing 1: 1 unit, maximum 4.' },
		{ draft: { ...size, max: 1 }, units: ['pikes'], sentence: 'Wing 1: 1 unit, maximum 1.' },
		{
			draft: { ...size, min: 1 },
			units: ['pikes', 'pikes'],
			sentence: 'Wing 1: 2 units, minimum 1.'
		},
		{
			draft: { ...size, min: 1, max: 3 },
			units: ['pikes'],
			sentence: 'Wing 1: 1 unit, minimum 1, maximum 3.'
		},
		{ draft: size, units: ['pikes'], sentence: 'Wing 1: 1 unit; any number may go together.' },
		{
			draft: { ...size, max: 2, free: { any: ['slingers'] } },
			units: ['pikes', 'slingers'],
			sentence: 'Wing 1: 1 unit, maximum 2; Slingers not counted.'
		},
		{
			draft: { ...size, max: 1 },
			units: ['pikes', 'pikes'],
			sentence: 'Wing 1: 2 units, maximum 1.'
		},
		{
			draft: { ...size, min: 2 },
			units: ['pikes'],
			sentence: 'Wing 1: 1 unit, minimum 2.'
		},
		{
			draft: { kind: 'count', of: pikes, max: 1, scope: { group: 'wing' } },
			units: ['pikes'],
			sentence: 'Wing 1: Pikes, 1 taken, maximum 1.'
		},
		{
			draft: { kind: 'count', of: pikes, max: 1, scope: { group: 'wing' } },
			units: ['pikes', 'pikes'],
			sentence: 'Wing 1: Pikes, 2 taken, maximum 1. Remove 1.'
		},
		{
			draft: alone,
			units: ['pikes'],
			sentence: 'Pikes: not in a wing with other Pikes, Slingers or Lancers.'
		},
		{
			draft: alone,
			units: ['pikes', 'slingers'],
			sentence: 'Wing 1: Pikes: not with Slingers.'
		},
		{
			draft: {
				kind: 'requires',
				of: pikes,
				needs: { ...many, none: ['pikes'] },
				scope: { group: 'wing' }
			},
			units: ['pikes'],
			sentence: 'Wing 1: Pikes: only with Slingers, Lancers, Captain or Seer in the same wing.'
		}
	];
	test.each(rows)('$sentence', ({ draft, units, sentence }) => {
		expect(told(inWing(...units), wingIndex(draft))).toEqual([sentence]);
	});

	const unused: readonly { draft: Draft; sentence: string }[] = [
		{ draft: { ...size, max: 4 }, sentence: 'Wings: maximum 4 units each; there are none.' },
		{ draft: size, sentence: 'Wings: any number may go together; there are none.' },
		{
			draft: { kind: 'count', of: pikes, max: 1, scope: { group: 'wing' } },
			sentence: 'Pikes: maximum 1 in a wing; none in one.'
		},
		{
			draft: alone,
			sentence: 'Pikes: not in a wing with other Pikes, Slingers or Lancers; none in one.'
		}
	];
	test.each(unused)('without a group: $sentence', ({ draft, sentence }) => {
		const { context, verdicts } = checkRoster(aList(1000, 'pikes'), wingIndex(draft));
		expect(verdicts.map((verdict) => verdictText(context, verdict))).toEqual([sentence]);
		expect(verdicts.map(isIdle)).toEqual([true]);
	});
});

describe('whom a selector means', () => {
	const rats = [1, 2, 3].map((at) => ({
		...anArmy().entries[0],
		id: `rats-${at}`,
		name: `Rats ${at}`
	}));
	const index = indexArmy(
		aSystem({ entries: [] }),
		anArmy({ entries: [...anArmy().entries, ...rats] as ReturnType<typeof anArmy>['entries'] })
	);
	const rows: readonly { selector: Selector; text: string }[] = [
		{ selector: { any: ['pikes'] }, text: 'Pikes' },
		{ selector: { any: ['LEADER'] }, text: 'Captain or Seer' },
		{ selector: { any: ['FOOT'] }, text: 'foot' },
		{ selector: { any: ['UNIT'] }, text: 'units' },
		{ selector: { any: ['FOOT'], none: ['pikes'] }, text: 'Slingers, Rats 1, Rats 2 or Rats 3' },
		{ selector: { any: ['UNIT'], none: ['pikes'] }, text: 'units other than Pikes' },
		{
			selector: { any: ['FOOT', 'LEADER'], none: ['pikes', 'STEED'] },
			text: 'foot or leader, but not Pikes'
		},
		{ selector: { any: ['SWORN'] }, text: 'units with Oath' },
		{ selector: { any: ['SEER', 'SWORN'] }, text: 'Seer or units with Oath' },
		{ selector: { any: ['HERO'] }, text: 'heroes' },
		{ selector: { any: ['no-such-thing'] }, text: 'no such thing' },
		{ selector: {}, text: 'anything' }
	];
	test.each(rows)('$text', ({ selector, text }) => {
		expect(selectorText(index, selector)).toBe(text);
	});
});

test('no sentence says a code, or that something is invalid', () => {
	const sentences = cases.flatMap(({ draft, size = 1000, list }) =>
		told(aList(size, list), anIndex(draft))
	);
	for (const sentence of sentences) {
		expect(sentence).not.toMatch(/invalid|undefined|null|\/|_|[A-Z]{3}|\bNaN\b/);
		expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
	}
});

test('every kind of constraint is among the cases', () => {
	const kinds = new Set<Constraint['kind']>(cases.map(({ draft }) => draft.kind));
	expect([...kinds, 'group'].toSorted()).toEqual([
		'agreed-size',
		'carries',
		'count',
		'exclusive',
		'group',
		'points-limit',
		'requires',
		'standing',
		'unique'
	]);
});
