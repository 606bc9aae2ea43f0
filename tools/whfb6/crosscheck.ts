// Compares points, sizes and levels of the units of data/whfb6 with a second public collection, and prints what differs:
// `npx tsx tools/whfb6/crosscheck.ts <folder of the facts>`. The first collection wins.
import { join } from 'node:path';
import type { Army, Cost, Entry, System } from '#schema';
import { builtPacks } from '../compare/built-packs.ts';
import { factsFolder, readJson } from '../compare/lines.ts';

interface Names {
	/** Misspelt names of the first collection, and what the pack calls them. */
	readonly names: Readonly<Record<string, string>>;
	readonly second: {
		/** What the second collection calls a unit of the first. */
		readonly units: Readonly<Record<string, string>>;
		/** The files with an army's units, where that is not one of the army's own id. */
		readonly files: Readonly<Record<string, readonly string[]>>;
	};
}

/** A unit of the second collection, as far as it is compared. */
interface SecondUnit {
	readonly name: string;
	readonly category: string;
	readonly points: number;
	readonly points_per: 'unit' | 'model';
	readonly profile?: Readonly<Record<string, string>>;
	readonly wizard_level?: number;
	readonly size?: { readonly min?: number; readonly max?: number };
	readonly magic_items?: { readonly points: number };
}

const folder = factsFolder();
const { names, second } = readJson(new URL('compare-names.json', import.meta.url)) as Names;
const { types } = builtPacks.system('whfb6') as System;
const unitTypes = new Set(types.filter(({ role }) => role === 'unit').map(({ id }) => id));
let compared = 0;
let equal = 0;
const chapters = builtPacks.armies('whfb6').flatMap((id) => {
	const files = second.files[id] ?? [id];
	const army = builtPacks.army('whfb6', id) as Army;
	const units = army.entries.filter(({ type }) => unitTypes.has(type) && type !== 'detachment');
	const lines: string[] = [];
	const found = new Set<Entry>();
	for (const file of files) {
		const others = (readJson(join(folder, 'assembler', `${file}.json`)) as { units: SecondUnit[] })
			.units;
		for (const other of others) {
			const unit = units.find((each) => plain(nameOf(each)) === plain(other.name));
			if (!unit || found.has(unit)) continue;
			found.add(unit);
			compared++;
			const differences = differencesOf(unit, other);
			if (differences.length === 0) equal++;
			else lines.push(`- **${unit.name}**: ${differences.join('; ')}`);
		}
	}
	const missing =
		files.length === 0 ? [] : units.filter((unit) => !found.has(unit)).map((unit) => unit.name);
	if (missing.length > 0) lines.push(`- Not in the second collection: ${missing.join(', ')}`);
	return lines.length > 0 ? [`## ${army.name}`, '', ...lines, ''] : [];
});
console.log(chapters.join('\n'));
console.log(`${compared} units compared, ${equal} equal`);

/** What the second collection calls a unit: by the name that the first has. */
function nameOf({ name }: Entry): string {
	const [old = name] = Object.entries(names).find(([, now]) => now === name) ?? [];
	return second.units[old] ?? old;
}

function differencesOf(unit: Entry, other: SecondUnit): readonly string[] {
	const points = plainCost(unit.cost, other.points_per);
	const { min, max } = typeof unit.size === 'object' ? unit.size : {};
	const level = unit.numbers?.['level'];
	const items = unit.numbers?.['items'];
	return [
		...differ('points', points, other.points),
		...(other.size?.min === undefined || unit.size === undefined
			? []
			: differ('least models', min, other.size.min)),
		...(other.size?.max === undefined || max === undefined
			? []
			: differ('most models', max, other.size.max)),
		...(other.wizard_level === undefined ? [] : differ('level', level, other.wizard_level)),
		...(other.magic_items?.points === undefined || items === undefined
			? []
			: differ('items', items, other.magic_items.points))
	];
}

function differ(what: string, one: number | undefined, other: number): readonly string[] {
	return one === other ? [] : [`${what} ${one ?? 'none'}, there ${other}`];
}

function plainCost(cost: Cost, per: 'unit' | 'model'): number | undefined {
	if (typeof cost === 'number') return cost;
	if ('by' in cost) return cost.else === undefined ? undefined : plainCost(cost.else, per);
	if (!('fixed' in cost) && !('perModel' in cost)) return undefined;
	const { fixed = 0, perModel = 0 } = cost;
	return per === 'model' ? perModel : fixed + perModel;
}

/** A name without what two writers may write in two ways. */
function plain(name: string): string {
	return name
		.toLowerCase()
		.replace(/slaan\b/, 'slann')
		.replace(/,.*$|^the | of (chaos|khaine|caledor|khorne|tzeentch|kurnous|hoeth|chrace)$/g, '')
		.replace(/[^a-z]/g, '')
		.replace(/s$/, '');
}
