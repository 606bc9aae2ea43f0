import type { Army, Cost, Entry, Offer, Offered, PlainCost, System } from '#schema';

/** An option as a unit is offered it, with all the names that it has. */
interface PackedOption {
	readonly names: readonly string[];
	readonly prices: readonly number[];
	readonly type: string;
	/** Whether it stands in the unit's own row, and not in a set that several share. */
	readonly isOwn: boolean;
}

/** A unit as the pack has it, in the same words. */
export interface Packed {
	readonly id: string;
	readonly fixed: number;
	readonly perModel: number | undefined;
	readonly min: number | undefined;
	readonly max: number | undefined;
	readonly number: number | undefined;
	readonly allowance: number | undefined;
	readonly options: readonly PackedOption[];
	/** The sets of items that it may choose from, itself or by something that it may have. */
	readonly sets: ReadonlySet<string>;
}

interface Found {
	readonly entry: Entry;
	readonly cost: Cost;
	readonly isOwn: boolean;
}

export function packed(system: System, army: Army): ReadonlyMap<string, Packed> {
	const isUnit = ({ type }: Entry): boolean =>
		system.types.some(({ id, role }) => id === type && role === 'unit');
	const isItem = ({ type }: Entry): boolean =>
		system.types.some(({ id, keywords }) => id === type && keywords.includes('MAGIC ITEM'));
	return new Map(
		army.entries.filter(isUnit).map((unit) => {
			const { found, sets } = offeredTo(system, army, unit);
			const own = found.filter(({ entry }) => army.entries.includes(entry) && !isItem(entry));
			const { cost, size } = unit;
			const isObject = typeof cost === 'object' && !('by' in cost);
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
					allowance: unit.numbers?.['allowance'] ?? unit.numbers?.['items-and-banner'],
					options: own.map(({ entry: { name, aliases = [], type }, cost: price, isOwn }) => ({
						names: [name, ...aliases],
						prices: pricesOf(price),
						type,
						isOwn
					})),
					sets
				}
			];
		})
	);
}

/** What a unit may be given, and what that brings, its sets opened; those of a sort are written by their name. */
function offeredTo(system: System, army: Army, unit: Entry) {
	const entries = new Map([...system.entries, ...army.entries].map((entry) => [entry.id, entry]));
	const named = { ...system.sets, ...army.sets };
	const found: Found[] = [];
	const sets = new Set<string>();
	const rows: (readonly [Offer, boolean])[] = (unit.options ?? []).map((offer) => [offer, true]);
	const opened = new Set<string>();
	for (const [offer, isOwn] of rows) {
		if (typeof offer !== 'string' && 'set' in offer) sets.add(offer.set);
		const set = typeof offer !== 'string' && 'set' in offer ? named[offer.set] : undefined;
		for (const each of set ? listed(set.of) : offeredIn(offer)) {
			const { option, cost }: { option: string; cost?: PlainCost | undefined } =
				typeof each === 'string' ? { option: each } : each;
			const entry = entries.get(option);
			if (!entry) continue;
			found.push({ entry, cost: cost ?? entry.cost, isOwn: isOwn && !set });
			if (opened.has(option)) continue;
			opened.add(option);
			rows.push(...(entry.options ?? []).map((below) => [below, false] as const));
		}
	}
	return { found, sets };
}

function offeredIn(offer: Offer): readonly Offered[] {
	if (typeof offer === 'string' || 'option' in offer) return [offer];
	return 'of' in offer ? listed(offer.of) : [];
}

function listed(of: object): readonly Offered[] {
	return Array.isArray(of) ? (of as readonly Offered[]) : [];
}

const usual: Readonly<Record<string, number>> = { lord: 3, hero: 3, core: 4, special: 3, rare: 2 };

/** The gods of the Daemon Legions: their troops are as many as the general allows. */
const gods: readonly string[] = ['CHANGE', 'LUST', 'PESTILENCE', 'WRATH'];

/** How many of an entry an army has at 2000 points. */
function numberOf({ type, limit, keywords = [] }: Entry): number | undefined {
	if (type !== 'lord' && type !== 'hero' && keywords.some((word) => gods.includes(word)))
		return undefined;
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
