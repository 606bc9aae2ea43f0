import { describe, expect, test } from 'vitest';
import { isOffered } from '#engine';
import { armiesOf, aRoster, sheetOf } from '../sheets/rosters.ts';

/** Further stat lines of units that an option of theirs has: unit, line. */
function linesOfOptions(system: string): readonly string[] {
	return armiesOf(system).flatMap((index) =>
		index.units.flatMap((unit) => {
			const offered = index.options.filter((option) => isOffered(unit, option));
			const own = new Set(offered.map(({ entry }) => JSON.stringify(entry.stats)));
			return (unit.entry.lines ?? [])
				.filter(({ stats }) => own.has(JSON.stringify(stats)))
				.map(({ name }) => `${index.army.id}: ${unit.entry.name}, ${name}`);
		})
	);
}

describe('figures that a unit may have or not stand with the option, not with the unit', () => {
	test('in the 6th edition, but for the five Ungors in the price of a herd', () => {
		expect(linesOfOptions('whfb6')).toEqual(['forces-of-chaos: Beast Herd, Ungor']);
	});

	test('in the 4th, but for the Warhorse that Reiksguard Knights start with', () => {
		const knights = ['any-race', 'men'].map((army) => `${army}: Reiksguard Knight, Warhorse`);
		expect(linesOfOptions('whfb4')).toEqual(knights);
	});

	test('in the Ninth Age', () => {
		expect(linesOfOptions('t9a')).toEqual([]);
	});

	test('so that a list has the figures of a Bully where there is one', () => {
		const index = armiesOf('whfb6').find(({ army }) => army.id === 'orcs-and-goblins');
		if (!index) throw new Error('no Orcs');
		const namesOf = (options: readonly string[]): readonly string[] => {
			const units = [{ id: 'u1', entry: 'goblin-rock-lobber', options }];
			const [line] = sheetOf(index, aRoster(index, { units })).groups.flatMap(({ lines }) => lines);
			const given = (line?.options ?? []).filter(({ stats }) => stats).map(({ name }) => name);
			return [...(line?.moreStats ?? []).map(({ name }) => name), ...given];
		};
		expect(namesOf([])).toEqual(['Rock Lobber']);
		expect(namesOf(['orc-bully'])).toEqual(['Rock Lobber', 'Orc Bully']);
	});
});
