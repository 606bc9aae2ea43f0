import { describe, expect, test } from 'vitest';
import type { Army, System } from '#schema';
import { indexArmy, matches, type ArmyIndex, type IndexedEntry } from '#engine';
import { findArmy, resolveList, type PlainUnit } from '../../src/exchange/index.ts';
import { rawPacks } from '../packs.ts';

const armies = rawPacks.flatMap(({ system, armies: raw }) =>
	raw.map(({ army }) => indexArmy(system as System, army as Army))
);

function resolved(index: ArmyIndex, unit: PlainUnit) {
	const { system, army } = index;
	const list = { system: system.id, army: army.id, size: 1000, units: [unit] };
	const result = resolveList(list, index, () => '');
	return result.ok ? result.roster.units[0] : undefined;
}

/** Everything that the books call an entry, with the plural that people add or leave out. */
function namesOf({ entry }: IndexedEntry): readonly string[] {
	const names = [entry.name, entry.id, ...(entry.aliases ?? [])];
	return names.flatMap((name) => [
		name,
		name.toUpperCase(),
		`The ${name}s`,
		name.replace(/s$/, '')
	]);
}

describe.each(armies.map((index) => ({ name: index.army.name, index })))('$name', ({ index }) => {
	test('is found by its names', () => {
		const all = armies
			.filter(({ system }) => system.id === index.system.id)
			.map(({ army }) => army);
		const names = [index.army.id, index.army.name, ...index.army.aliases];
		for (const name of names) {
			expect(findArmy(name, all)?.id, name).toBe(index.army.id);
			expect(findArmy(`The ${name} Army`, all)?.id, name).toBe(index.army.id);
		}
	});

	test('has every unit by its names', () => {
		for (const unit of index.units) {
			for (const name of namesOf(unit)) {
				expect(resolved(index, { unit: name })?.entry, name).toBe(unit.entry.id);
			}
		}
	});

	test('has every option by its names, on a unit that may carry it', () => {
		for (const option of index.options) {
			const by = option.entry.carriedBy?.by ?? {};
			for (const bearer of index.units.filter(({ tags }) => matches(by, tags))) {
				for (const name of namesOf(option)) {
					const unit = resolved(index, { unit: bearer.entry.name, with: [name] });
					expect(unit?.options, `${bearer.entry.name} with ${name}`).toContain(option.entry.id);
				}
			}
		}
	});
});
