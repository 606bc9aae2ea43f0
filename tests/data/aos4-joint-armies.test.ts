import { describe, expect, test } from 'vitest';
import '../expect-legality.ts';
import { indexArmy } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { aRoster } from '../sheets/rosters.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));

function armyOf(id: string): Army {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
}

describe.each([
	{ army: 'ironjawz-big-waaagh', of: ['ironjawz', 'kruleboyz'] },
	{
		army: 'fyreslayers-the-duardin-ascendant-legends',
		of: ['fyreslayers', 'kharadron-overlords', 'cities-of-sigmar']
	}
])('$army, the units of $of', ({ army, of }) => {
	const homes = of.map(armyOf);
	const facts = ({ cost, size, stats, base, season }: Army['entries'][number]): string =>
		JSON.stringify([cost, size, stats, base, season]);

	test('has them as their factions do', () => {
		const units = armyOf(army).entries.filter(({ size }) => size !== undefined);
		const odd = units.filter(({ id, ...unit }) => {
			const own = homes.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
			return !own || facts(own) !== facts({ id, ...unit });
		});
		expect(odd.map(({ name }) => name)).toEqual(
			army === 'ironjawz-big-waaagh'
				? ['Kragnos, the End of Empires (Kruleboyz)']
				: ['Grombrindal, the White Dwarf']
		);
	});

	test('is the same list in every faction', () => {
		const { name: _, aliases: __, id: ___, livery: ____, source: _____, ...own } = armyOf(army);
		for (const other of armies.filter(({ name }) =>
			name.startsWith(armyOf(army).name.split(' (')[0] ?? '-')
		))
			expect(other.entries).toEqual(own.entries);
	});
});

describe('Big Waaagh!', () => {
	const index = indexArmy(system, armyOf('ironjawz-big-waaagh'));
	const groups = [
		{ id: 'i', kind: 'regiment' },
		{ id: 'k', kind: 'regiment' }
	];
	const led = (second: string, ...others: readonly string[]) =>
		aRoster(index, {
			size: 2000,
			readings: { handbook: 'none' },
			units: [
				{ id: 'a', entry: 'megaboss', options: ['general'], group: 'i' },
				{ id: 'b', entry: second, group: 'k' },
				...others.map((entry, at) => ({ id: `c${at}`, entry, group: 'k' }))
			],
			groups
		});

	test('is legal with a regiment of each', () => {
		expect(led('killaboss-with-stab-grot', 'gutrippaz')).toBeLegalIn(index);
	});

	test('keeps the units of one from the regiments of the other', () => {
		expect(led('killaboss-with-stab-grot', 'brutes')).toBreak(index, 'led/not-led');
		expect(led('hobgrot-slittaboss', 'ardboyz')).toBreak(index, 'led/not-led');
	});

	test('has Kragnos with the ones or the others, and once', () => {
		expect(led('kragnos-the-end-of-empires-kruleboyz', 'gutrippaz')).toBreak(
			index,
			'rank/outranked',
			'groups/too-few'
		);
		const twice = led('kragnos-the-end-of-empires-kruleboyz', 'kragnos-the-end-of-empires');
		expect(twice).toBreak(
			index,
			'led/not-led',
			'rank/outranked',
			'requires/forbidden',
			'groups/too-few'
		);
	});

	test.each([
		{ leaders: ['megaboss', 'killaboss-with-stab-grot'], codes: [] },
		{ leaders: ['megaboss', 'warchanter', 'killaboss-with-stab-grot'], codes: ['groups/too-few'] },
		{
			leaders: ['megaboss', 'killaboss-with-stab-grot', 'hobgrot-slittaboss'],
			codes: ['groups/too-few']
		},
		{ leaders: ['megaboss'], codes: ['groups/too-few'] },
		{ leaders: ['kragnos-the-end-of-empires'], codes: [] },
		{ leaders: ['kragnos-the-end-of-empires', 'megaboss', 'killaboss-with-stab-grot'], codes: [] }
	] as const)('as many of each lead regiments: $leaders, $codes', ({ leaders, codes }) => {
		const roster = aRoster(index, {
			size: 2000,
			readings: { handbook: 'none' },
			units: leaders.map((entry, at) => ({
				id: `u${at}`,
				entry,
				group: `g${at}`,
				...(at === 0 && { options: ['general'] })
			})),
			groups: leaders.map((_, at) => ({ id: `g${at}`, kind: 'regiment' }))
		});
		expect(roster).toBreak(index, ...codes);
	});
});
