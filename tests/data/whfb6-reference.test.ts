import { describe, expect, test } from 'vitest';
import { checkRoster, matches } from '#engine';
import { buildSheet } from '../../src/content/index.ts';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

function referenceOf(army: string, list: string) {
	const roster = aList(2000, list);
	const report = checkRoster(roster, packIndex(pack, army));
	return buildSheet(roster, report, 'reference').reference;
}

describe('a reference of the sixth edition', () => {
	test('has the spells of a Grey Seer and the rules of the Warp-Lightning Cannon', () => {
		const reference = referenceOf(
			'skaven',
			'grey-seer + general, warp-lightning-cannon, clanrats:20'
		);
		expect(reference?.spells.map(({ name, cast }) => [name, cast])).toEqual([
			['Skitterleap', '4+'],
			['Warp Lightning', '5+'],
			['Vermintide', '7+'],
			['Pestilent Breath', '8+'],
			['Plague', '13+']
		]);
		const cannon = reference?.units.find(({ name }) => name === 'Warp-Lightning Cannon');
		expect(JSON.stringify(cannon)).toContain('8D6');
	});

	test('says of a caster whose spells nobody has read that they are missing', () => {
		expect(referenceOf('orcs-and-goblins', 'orc-great-shaman + general')?.spellsMissing).toEqual([
			'Orc Great Shaman: its spells are not in the data.'
		]);
		expect(referenceOf('skaven', 'grey-seer + general')?.spellsMissing).toEqual([]);
	});

	const wizards = pack.armies.flatMap(({ id: army }) => {
		const { units, system } = packIndex(pack, army);
		return units
			.filter(({ tags }) => matches(system.casters, tags))
			.map(({ entry }) => ({ army, wizard: entry.id }));
	});

	test.each(wizards)(
		'$army: $wizard has spells, or what is missing is said',
		({ army, wizard }) => {
			const reference = referenceOf(army, wizard);
			const found = (reference?.spells.length ?? 0) + (reference?.spellsMissing.length ?? 0);
			expect(found).toBeGreaterThan(0);
		}
	);
});
