import { describe, expect, test } from 'vitest';
import { labelsOf, normaliseName, pick } from '../../src/exchange/common/names.ts';
import type { Army, System } from '../../src/schema/index.ts';
import { rawPacks } from '../packs.ts';

// Names as players write them: one of a unit, several, in capitals, and short.

const packs = rawPacks.filter(({ folder }) => folder.startsWith('warmaster-'));
const armies = packs.flatMap(({ folder, system, armies: all }) =>
	all.map(({ army }) => ({ folder, system: system as System, army: army as Army }))
);

/** "Wolf" of "Wolves", and the other way round, by the last word that counts. */
function otherNumber(name: string): string {
	if (name.endsWith('men')) return name.replace(/men$/, 'man');
	if (name.endsWith('ves')) return name.replace(/ves$/, 'f');
	if (name.endsWith('ies')) return name.replace(/ies$/, 'y');
	if (name.endsWith('sses')) return name.replace(/es$/, '');
	if (name.endsWith(')')) return name;
	return name.endsWith('s') ? name.replace(/s$/, '') : `${name}s`;
}

describe.each(armies)('$folder: $army.name', ({ system, army }) => {
	const unitTypes = new Set(system.types.flatMap(({ id, role }) => (role === 'unit' ? [id] : [])));
	const kinds = [true, false].map((isUnit) =>
		army.entries.filter(({ type }) => unitTypes.has(type) === isUnit)
	);

	test.each(kinds)(
		'each row is known by its name, its other number and its short names',
		(...some) => {
			const labelled = some.map((thing) => ({ thing, labels: labelsOf(thing) }));
			const wrong = some.flatMap((entry) =>
				[entry.name, otherNumber(entry.name), entry.name.toUpperCase(), ...(entry.aliases ?? [])]
					.filter((name) => pick(normaliseName(name), labelled)?.name !== entry.name)
					.map((name) => `${name}: ${entry.name}`)
			);
			expect(wrong).toEqual([]);
		}
	);
});

test.each([
	['Skirm.', 'Skirmishers'],
	['xbows', 'Crossbowmen'],
	['Halb', 'Halberdiers'],
	['halbs', 'Halberdiers'],
	['crossbowman', 'Crossbowmen'],
	['Stank', 'Steam Tank']
])('Empire: “%s” is %s', (written, name) => {
	const empire = armies.find(
		({ folder, army }) => folder === 'warmaster-revolution' && army.id === 'empire'
	);
	const labelled = (empire?.army.entries ?? []).map((thing) => ({
		thing,
		labels: labelsOf(thing)
	}));
	expect(pick(normaliseName(written), labelled)?.name).toBe(name);
});
