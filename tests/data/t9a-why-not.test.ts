import { describe, expect, test } from 'vitest';
import { indexArmy, rosterContext, whyNotGive } from '#engine';
import { whyNotText } from '#i18n';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

describe('what a unit may not have it is refused once, and not in the same words again', () => {
	test.each(armies.map((army) => ({ army, name: army.name })))('$name', ({ army }) => {
		const index = indexArmy(system, army);
		const twice = index.units.flatMap(({ entry: { id, name, starts } }) => {
			const unit = { id: 'u', entry: id, ...(starts && { options: starts }) };
			const roster = aRoster({ army: army.id, system: 't9a', size: 2000, units: [unit] });
			const context = rosterContext(roster, index);
			return index.options
				.filter((option) => !starts?.includes(option.entry.id))
				.map(({ entry }) =>
					whyNotGive(context, 'u', entry.id).map((why) => whyNotText(index, why, 'u'))
				)
				.filter((reasons) => new Set(reasons).size < reasons.length)
				.map((reasons) => `${name}: ${reasons.join(' ')}`);
		});
		expect(twice).toEqual([]);
	});
});
