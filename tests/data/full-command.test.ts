import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, rosterContext } from '#engine';
import type { Roster } from '#schema';
import { optionGroups } from '../../src/features/units/index.ts';
import { nameOfAll } from '../../src/features/editor/units/choice-parts.ts';
import { toggleAll } from '../../src/features/editor/units/give-option.ts';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';

const pack = { system: whfb4, armies: whfb4Armies };

/** The unit of a list, with the figures of its command group. */
function commandOf(army: string, list: string) {
	const index = packIndex(pack, army);
	const roster: Roster = { ...aList(2000, list), system: whfb4.id, army };
	const context = rosterContext(roster, index);
	const [unit] = context.units;
	if (!unit) throw new Error(`no ${list}`);
	const group = optionGroups(index, unit).find(({ heading }) => heading === 'Command group');
	return { roster, context, unit, options: group?.options ?? [] };
}

describe('the full command', () => {
	const { roster, context, unit, options } = commandOf('empire', '10 halberdiers');

	test('of a unit is given with one edit, as far as it lacks it, and removed again', () => {
		expect(nameOfAll(context, unit, options)).toBe('Full Command');
		const { edit, why } = toggleAll(roster, context, unit, options);
		expect(why).toEqual([]);
		if (!edit) throw new Error('not given');
		const given = applyEdit(roster, edit);
		expect(given.units[0]?.options?.toSorted()).toEqual([
			'champion',
			'musician',
			'standard-bearer'
		]);
		const points = (list: Roster): number => checkRoster(list, context.index).points;
		// A champion for 32 in the place of a man of 7, a bearer and a musician for 7 each.
		expect(points(given) - points(roster)).toBe(39);
		const then = rosterContext(given, context.index);
		const [full] = then.units;
		const removing = full && toggleAll(given, then, full, options);
		expect(removing?.edit && applyEdit(given, removing.edit).units[0]?.options).toBeUndefined();
		// With one of them there already, the others are given.
		const one = applyEdit(roster, { kind: 'give-option', unit: unit.unit.id, option: 'musician' });
		const half = rosterContext(one, context.index);
		const rest = half.units[0] && toggleAll(one, half, half.units[0], options);
		expect(rest?.edit && applyEdit(one, rest.edit).units[0]?.options).toHaveLength(3);
	});

	test('of a unit that has to choose its champion has no name', () => {
		const undead = commandOf('undead', '10 skeleton-warriors');
		expect(undead.options.length).toBeGreaterThan(2);
		expect(nameOfAll(undead.context, undead.unit, undead.options)).toBeUndefined();
	});

	test('of one figure alone, and of options without such a name, has none either', () => {
		expect(nameOfAll(context, unit, options.slice(0, 1))).toBeUndefined();
		const armour = context.index.options.filter(({ type }) => type.id !== 'command').slice(0, 2);
		expect(nameOfAll(context, unit, armour)).toBeUndefined();
	});
});
