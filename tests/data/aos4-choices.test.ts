import { describe, expect, test } from 'vitest';
import { indexArmy, matches } from '#engine';
import type { Selector } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));

function armyOf(id: string): Army {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
}

describe('what the choices of an army cost', () => {
	const priced = armies.flatMap(({ id, entries }) =>
		entries
			.filter(({ type, cost }) => (type === 'formation' || type.endsWith('-lore')) && cost !== 0)
			.map(({ name, cost }) => `${id}: ${name} ${Number(cost)}`)
	);

	test('these battle formations and lores cost points, and no others', () => {
		expect(priced.toSorted()).toEqual([
			'cities-of-sigmar: Veteran Cannoneers 40',
			'daughters-of-khaine: Arena Veterans 20',
			'daughters-of-khaine: Bloodshadow Rites 20',
			'hedonites-of-slaanesh: Invaders 10',
			'idoneth-deepkin: Akhelian Beastmasters 20',
			'idoneth-deepkin: Ethersea Predators 20',
			'kharadron-overlords: Endrineers Guild Expeditionary Force 20',
			'kharadron-overlords: Pioneers and Scavengers 10',
			'lumineth-realm-lords: Aelementor Guardians 10',
			'lumineth-realm-lords: Lore of Prismatic Resonance 10',
			'lumineth-realm-lords: Warhost of Duality 20',
			'nighthaunt: Quicksilver Gheists 40',
			'ogor-mawtribes: Greedy Eaters 10',
			'ogor-mawtribes: Mawpath Menaces 10',
			'slaves-to-darkness: Champions of Chaos 40'
		]);
	});

	test('so do three of the universal manifestation lores', () => {
		const lores = system.entries.filter(({ among }) => among === 'universal-manifestation-lores');
		expect(lores.filter(({ cost }) => cost !== 0).map(({ name, cost }) => [name, cost])).toEqual([
			['Forbidden Power', 20],
			['Morbid Conjuration', 20],
			['Primal Energy', 10]
		]);
	});
});

test.each([
	['cities-of-sigmar', 'Cosmopolitan Leader', 0],
	['fyreslayers', 'Thickened Scales', 20],
	['ironjawz', "Big 'Un", 10],
	['ironjawz', "Fast 'Un", 10],
	['seraphon', 'Armour Cruncher', 10],
	['sylvaneth', 'Glamourweave', 20],
	['soulblight-gravelords', 'Immortal Ego', 0]
])('%s: the plain name %s means that of this season, for %d points', (army, name, cost) => {
	const meant = armyOf(army).entries.filter((entry) =>
		[entry.name, ...(entry.aliases ?? [])].includes(name)
	);
	expect(meant.map((entry) => [entry.name, entry.cost])).toEqual([[`${name} (2026-27)`, cost]]);
});

test.each([
	['gloomspite-gitz-droggzs-gitmob', ['droggz-da-sunchompa']],
	['ironjawz-zoggroks-ironmongerz', ['zoggrok-anvilsmasha']],
	['nighthaunt-the-eternal-nightmare', ['nagash-supreme-lord-of-the-undead']],
	['kruleboyz-murkvast-menagerie', ['swampboss-skumdrekk', 'swampboss-skumdrekk-scourge-of-ghyran']]
])('%s has its named Hero, and he is the general', (army, heroes) => {
	const rules = armyOf(army).constraints ?? [];
	expect(rules.find(({ id }) => id.startsWith('must-'))).toMatchObject({
		kind: 'count',
		of: { any: heroes },
		min: 1
	});
	expect(rules.find(({ id }) => id === 'named-general')).toMatchObject({
		kind: 'rank',
		by: { any: heroes }
	});
});

test("Murkvast's Infantry is no more than his Monster Heroes", () => {
	const index = indexArmy(system, armyOf('kruleboyz-murkvast-menagerie'));
	const rule = index.army.constraints?.find(({ id }) => id === 'infantry-and-monsters');
	if (rule?.kind !== 'count') throw new Error('no rule');
	const those = (of: Selector) =>
		index.units.filter(({ tags }) => matches(of, tags)).map(({ entry }) => entry.id);
	expect(rule).toMatchObject({ max: 0, more: { n: 1 } });
	expect(those(rule.of)).toContain('gutrippaz');
	expect(those(rule.of)).not.toContain('swampcalla-shaman-with-pot-grot');
	expect(those(rule.more?.each ?? {})).toContain('swampboss-skumdrekk');
	expect(those(rule.more?.each ?? {})).not.toContain('swampcalla-shaman-with-pot-grot');
});
