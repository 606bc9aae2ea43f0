import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, rosterContext, type Edit } from '#engine';
import type { Roster } from '#schema';
import { aList } from '../../../../tests/builders.ts';
import { ranksIndex } from '../../../../tests/toy-ranks.ts';
import { toyIndex, warbands } from '../../../../tests/toy-regiments.ts';
import { editsTo, toggleOption, type Giving } from './give-option.ts';
import { optionPointsOn } from './option-price.ts';

function toggle(roster: Roster, unitId: string, optionId: string): Giving {
	const context = rosterContext(roster, toyIndex);
	const mustered = context.units.find(({ unit }) => unit.id === unitId);
	const option = toyIndex.entries.get(optionId);
	if (!mustered || !option) throw new Error('no such unit or option');
	return toggleOption(roster, context, mustered, option);
}

function optionsAfter(roster: Roster, edit: Edit | undefined): readonly unknown[] {
	return applyEdit(roster, edit ?? { kind: 'several', edits: [] }).units.map(
		({ options }) => options
	);
}

describe('one tap', () => {
	const two = warbands('ada + warlord, spears, spears, spears', 'bo');

	test('hands the role on that the army has once, even if its old group is too large then', () => {
		const { edit, from, why } = toggle(two, 'u5', 'warlord');
		expect(why).toEqual([]);
		expect(from).toBe('Ada');
		const after = applyEdit(two, edit ?? { kind: 'several', edits: [] });
		expect(after.units.map(({ options }) => options)).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
			['warlord']
		]);
		expect(checkRoster(after, toyIndex).problems.map(({ outcome }) => outcome)).toEqual([
			'group/too-large'
		]);
	});

	test('takes it off again', () => {
		expect(optionsAfter(two, toggle(two, 'u1', 'warlord').edit)[0]).toBeUndefined();
	});

	test('doubles a unit and undoes it', () => {
		const doubled = applyEdit(
			two,
			toggle(two, 'u2', 'doubled').edit ?? { kind: 'several', edits: [] }
		);
		expect(doubled.units[1]?.options).toEqual(['doubled']);
		expect(optionsAfter(doubled, toggle(doubled, 'u2', 'doubled').edit)[1]).toBeUndefined();
	});

	test('gives one of a table in the place of another, where the army may have one', () => {
		const brave = warbands('ada + warlord + brave');
		expect(optionsAfter(brave, toggle(brave, 'u1', 'sly').edit)).toEqual([['warlord', 'sly']]);
	});

	test('takes nothing from another that is not handed on, and says why', () => {
		const brave = warbands('ada + warlord + brave', 'bo');
		const { edit, why } = toggle(brave, 'u2', 'sly');
		expect(edit).toBeUndefined();
		expect(why.map(({ outcome }) => outcome)).toEqual(['count/too-many']);
	});
});

test.each([
	{ line: 'spears', option: 'doubled', points: 40 },
	{ line: 'spears + doubled', option: 'doubled', points: 40 },
	{ line: 'ada', option: 'sly', points: 20 },
	{ line: 'ada + sly', option: 'sly', points: 20 }
])('$option on $line is $points points', ({ line, option, points }) => {
	const [unit] = rosterContext(warbands(line), toyIndex).units;
	const indexed = toyIndex.entries.get(option);
	expect(unit && indexed && optionPointsOn(toyIndex, unit, indexed)).toBe(points);
});

describe('an option that needs another', () => {
	const index = ranksIndex(
		{ kind: 'requires', of: { any: ['RUNE'] }, needs: { any: ['orb'] }, scope: 'unit' },
		{ kind: 'requires', of: { any: ['orb'] }, needs: { any: ['RUNE'] }, scope: 'unit' },
		{ kind: 'exclusive', of: { any: ['RUNE'] }, on: { any: ['baron'] }, max: 1 },
		{ kind: 'requires', of: { any: ['banner'] }, needs: { any: ['STEED'] }, scope: 'unit' }
	);

	test.each([
		{ line: 'duke', option: 'fire', options: ['orb', 'fire'], brings: 'Orb' },
		{ line: 'duke + orb + fire', option: 'frost', options: ['orb', 'fire', 'frost'] },
		{ line: 'baron + orb + fire', option: 'frost', options: ['orb', 'frost'] },
		{ line: 'duke', option: 'orb', options: undefined },
		{ line: 'guards', option: 'banner', options: undefined }
	])('$option for $line: $options', ({ line, option, options, brings }) => {
		const roster = aList(1000, line);
		const context = rosterContext(roster, index);
		const [unit] = context.units;
		const indexed = index.entries.get(option);
		const giving = unit && indexed && toggleOption(roster, context, unit, indexed);
		expect(giving?.edit && applyEdit(roster, giving.edit).units[0]?.options).toEqual(options);
		expect(giving?.brings).toBe(brings);
	});
});

describe('so many of one option', () => {
	const taken = { unit: 'u1', option: 'rune' };
	const give: Edit = { kind: 'give-option', ...taken };
	const take: Edit = { kind: 'take-option', ...taken };

	test.each([
		[2, give, [give, give]],
		[1, undefined, undefined],
		[0, undefined, []],
		[-2, give, [take, take]],
		// Where no more may be given, what is there can be taken all the same.
		[-1, undefined, [take]]
	])('%d more, where %o gives one', (more, first, edits) => {
		expect(editsTo(more, taken, first)).toEqual(edits);
	});
});
