import { describe, expect, test } from 'vitest';
import type { Army, System } from '#schema';
import { indexArmy, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { findArmy, resolveList, type PlainUnit } from '../../src/exchange/index.ts';
import { nameWithArticle } from '../../src/exchange/common/names.ts';
import { inRun } from '../slice.ts';
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

/** The unit of a list that has this name under the word of a type. */
function chosen(index: ArmyIndex, type: string, name: string) {
	const { system, army } = index;
	const part = { key: type, kind: 'names' as const, names: [name], isList: false };
	const list = { system: system.id, army: army.id, size: 1000, parts: [part] };
	const result = resolveList(list, index, () => '');
	return result.ok ? result.roster.units[0] : undefined;
}

/** Everything that the books call these things, in capitals, with an s more or less, and with a "The". */
function namesOf(things: readonly IndexedEntry[]) {
	const printed = new Set(
		things.flatMap(({ entry }) => [entry.name, entry.id]).map(nameWithArticle)
	);
	return things.flatMap((thing) => {
		const { name, id, aliases = [] } = thing.entry;
		return [name, id, ...aliases].flatMap((each) => {
			const article = /^the\b/i.test(each) ? [] : [`The ${each}`];
			const bent = [otherNumber(each), ...article].filter(
				(other) => !printed.has(nameWithArticle(other))
			);
			return [each, each.toUpperCase(), ...bent].map((written) => ({ written, thing }));
		});
	});
}

function otherNumber(name: string): string {
	if (name.endsWith('s')) return name.slice(0, -1);
	return /\w$/.test(name) ? `${name}s` : name;
}

describe.each(inRun(armies).map((index) => ({ name: index.army.name, index })))(
	'$name',
	({ index }) => {
		test('is found by its names', () => {
			const all = armies
				.filter(({ system }) => system.id === index.system.id)
				.map(({ army }) => army);
			const names = [index.army.id, index.army.name, ...index.army.aliases];
			for (const name of names) {
				expect(findArmy(name, all)?.id, name).toBe(index.army.id);
				expect(findArmy(`${name} Army`, all)?.id, name).toBe(index.army.id);
				if (!/^the\b/i.test(name)) expect(findArmy(`The ${name}`, all)?.id).toBe(index.army.id);
			}
		});

		test('has every unit by its names', () => {
			const wrong = namesOf(index.units).filter(
				({ written, thing }) => resolved(index, { unit: written })?.entry !== thing.entry.id
			);
			expect(wrong.map(({ written }) => written)).toEqual([]);
		});

		test('has every choice of the army by its names', () => {
			const wrong = namesOf(index.choices).filter(
				({ written, thing }) => chosen(index, thing.type.id, written)?.entry !== thing.entry.id
			);
			expect(wrong.map(({ written }) => written)).toEqual([]);
		});

		test('has every option by its names, on the first and the last unit that may carry it', () => {
			const wrong = namesOf(index.options).flatMap(({ written, thing }) => {
				const { entry } = thing;
				const bearers = index.units.filter((unit) => mayCarry(unit, thing));
				return [...new Set([...bearers.slice(0, 1), ...bearers.slice(-1)])]
					.filter((bearer) => {
						const unit = resolved(index, { unit: bearer.entry.name, with: [written] });
						return !unit?.options?.includes(entry.id);
					})
					.map((bearer) => `${bearer.entry.name} with ${written}`);
			});
			expect(wrong).toEqual([]);
		});
	}
);
