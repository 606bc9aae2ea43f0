import type { Army, Cost, Entry, System } from '#schema';

/** A unit as the pack has it, in the same words. */
export interface Packed {
	readonly id: string;
	readonly fixed: number;
	readonly perModel: number | undefined;
	readonly min: number | undefined;
	readonly max: number | undefined;
	readonly number: number | undefined;
	readonly allowance: number | undefined;
	/** With all the names that each has. */
	readonly options: readonly {
		readonly names: readonly string[];
		readonly prices: readonly number[];
	}[];
	readonly keywords: readonly string[];
}

export function packed(system: System, army: Army): ReadonlyMap<string, Packed> {
	const isUnit = ({ type }: Entry): boolean =>
		system.types.some(({ id, role }) => id === type && role === 'unit');
	const isItem = ({ type }: Entry): boolean =>
		system.types.some(({ id, keywords }) => id === type && keywords.includes('MAGIC ITEM'));
	const options = army.entries.filter(
		(entry) => !isUnit(entry) && !isItem(entry) && entry.carriedBy?.by.any !== undefined
	);
	return new Map(
		army.entries.filter(isUnit).map((unit) => {
			const own = options.filter(({ carriedBy }) => carriedBy?.by.any?.includes(unit.id));
			const { cost, size } = unit;
			const isObject = typeof cost === 'object' && !('by' in cost);
			const granted = own.flatMap(({ grants = [] }) => grants);
			return [
				unit.name,
				{
					id: unit.id,
					fixed:
						typeof cost === 'number' ? cost : isObject && 'fixed' in cost ? (cost.fixed ?? 0) : 0,
					perModel: isObject && 'perModel' in cost ? cost.perModel : undefined,
					min: typeof size === 'object' ? size.min : undefined,
					max: typeof size === 'object' ? size.max : undefined,
					number: numberOf(unit),
					allowance: unit.numbers?.['allowance'],
					options: own.map(({ name, aliases = [], cost: price }) => ({
						names: [name, ...aliases],
						prices: pricesOf(price)
					})),
					keywords: [...(unit.keywords ?? []), ...granted]
				}
			];
		})
	);
}

const usual: Readonly<Record<string, number>> = { lord: 3, hero: 3, core: 4, special: 3, rare: 2 };

/** How many of an entry an army has at 2000 points. */
function numberOf({ type, limit, keywords = [] }: Entry): number | undefined {
	if (keywords.includes('OF ONE GOD')) return undefined;
	if (!limit) return usual[type];
	const { max } = limit;
	return typeof max === 'object' ? max.table.findLast(({ from }) => from <= 2000)?.n : max;
}

function pricesOf(cost: Cost): readonly number[] {
	if (typeof cost === 'number') return [cost];
	if ('by' in cost) {
		return [
			...cost.by.flatMap((each) => pricesOf(each.cost)),
			...(cost.else === undefined ? [] : pricesOf(cost.else))
		];
	}
	if ('perModel' in cost || 'fixed' in cost) return [cost.perModel ?? cost.fixed ?? 0];
	return [];
}
