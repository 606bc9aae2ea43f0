import { expect, test } from 'vitest';
import { checkRoster, musterUnit, type ArmyIndex } from '#engine';
import type { Entry, Roster } from '#schema';
import { openPacks } from '../../src/cli/packs.ts';
import { listsIn } from '../../src/exchange/index.ts';
import { generalOptions } from '../../src/exchange/names/resolve-unit.ts';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';
import { mainArmiesOf, randomRoster } from './rosters.ts';

const packs = openPacks('data');
const armies = rawPacks
	.flatMap(({ folder }) => mainArmiesOf(folder))
	.filter(
		({ system: { groups = [], usualSize } }) =>
			usualSize > 0 && groups.every(({ sketch }) => sketch)
	);

/** What a simple list is read as, by the whole way that a paste goes. */
async function readAgain(text: string): Promise<Roster> {
	const newId = (): string => '00000000-0000-4000-8000-000000000000';
	const found = await listsIn(text, { packs: packs.source, newId });
	if (found.kind !== 'lists') throw new Error(`This is ${found.kind}.`);
	const [read] = await Promise.all(found.lists.map((list) => list.read()));
	if (!read?.ok) throw new Error(read?.faults.map(({ message }) => message).join('\n'));
	expect((read.findings ?? []).filter(({ kind }) => kind === 'unread')).toEqual([]);
	return read.roster;
}

/**
 * What a simple list says of a roster: of two options that have a name in common it does not say which, and where nobody is
 * the general, somebody is when it is read.
 */
function unitsOf(roster: Roster, index: ArmyIndex, hasGeneral: boolean): object {
	const generals = new Set(generalOptions(index).map(({ entry }) => entry.id));
	const labels = ({ name, aliases = [] }: Entry): readonly string[] => [name, ...aliases];
	const nameOf = (id: string): string => {
		const own = index.entries.get(id)?.entry;
		const called = own ? labels(own) : [];
		const first = index.options.find(({ entry }) =>
			labels(entry).some((label) => called.includes(label))
		);
		return first?.entry.name ?? id;
	};
	const units = roster.units.map((unit) => {
		const { entry, options = [] } = unit;
		const named = options.filter((option) => hasGeneral || !generals.has(option));
		const { models = 1 } = musterUnit(unit, index);
		return [entry, models, ...named.map(nameOf).toSorted()].join(', ');
	});
	const { system, army, name, size } = roster;
	return { system, army, name, size, units: units.toSorted() };
}

test.each(inRun(armies).map((index) => [`${index.system.id}, ${index.army.id}`, index] as const))(
	'a random army is the same list after it was a simple one: %s',
	async (_, index) => {
		const generals = new Set(generalOptions(index).map(({ entry }) => entry.id));
		for (let seed = 1; seed <= amount({ all: 10, part: 1 }); seed += 1) {
			const roster = { ...randomRoster(index, seed), name: 'Old friends' };
			const text = sheetAs(buildSheet(roster, checkRoster(roster, index), 'list'), 'simple');
			const hasGeneral = roster.units
				.flatMap(({ options = [] }) => options)
				.some((option) => generals.has(option));
			const read = await readAgain(text);
			expect(unitsOf(read, index, hasGeneral), text).toEqual(unitsOf(roster, index, hasGeneral));
		}
	}
);
