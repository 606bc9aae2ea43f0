// The other side of the comparison: what the pack says, as lines of the same form.

interface Price {
	readonly fixed?: number;
	readonly perModel?: number;
}

type Cost =
	| number
	| (Price & {
			readonly by?: readonly { on: { all?: readonly string[] }; cost: number | Price }[];
			readonly else?: number | Price;
	  });

interface Entry {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[];
	readonly type: string;
	readonly keywords?: readonly string[];
	readonly cost: Cost;
	readonly size?: { readonly min?: number; readonly max?: number };
	readonly perChoice?: number;
	readonly limit?: { readonly min?: unknown; readonly max?: unknown };
	readonly options?: readonly (Offered | OptionSet | { readonly set: string })[];
}

type Offered = string | { readonly option: string; readonly cost?: number | Price };

interface OptionSet {
	readonly of: readonly Offered[];
}

type Sets = Readonly<Record<string, OptionSet>>;

export interface DataArmy {
	readonly entries: readonly Entry[];
	readonly sets?: Sets;
}

export interface DataSystem {
	readonly entries: readonly Entry[];
	readonly sets?: Sets;
	readonly types: readonly {
		readonly id: string;
		readonly role: string;
		readonly heading: string;
	}[];
}

export function dataLines(system: DataSystem, army: DataArmy): readonly string[] {
	const units = army.entries.filter(
		({ type }) => roleOf(system, type) === 'unit' && type !== 'detachment'
	);
	const options = [
		...system.entries,
		...army.entries.filter(({ type }) => roleOf(system, type) === 'option')
	];
	const sets = { ...system.sets, ...army.sets };
	return units.flatMap((unit) => unitLines(system, unit, options, sets));
}

function roleOf({ types }: DataSystem, type: string): string | undefined {
	return types.find(({ id }) => id === type)?.role;
}

function unitLines(
	system: DataSystem,
	unit: Entry,
	options: readonly Entry[],
	sets: Sets
): readonly string[] {
	const offered = offersOf(unit, sets);
	const { name } = unit;
	const heading = system.types.find(({ id }) => id === unit.type)?.heading ?? '';
	const { fixed = 0, perModel = 0 } = plain(unit.cost, unit);
	const { min = 1, max } = unit.size ?? {};
	const size = unit.size ? `${min}${max === undefined ? ' or more' : `–${max}`}` : 'one';
	const most = typeof unit.limit?.max === 'number' ? unit.limit.max : undefined;
	return [
		`${name} is ${heading}, ${fixed + perModel * min} at least, ${size}`,
		...(most === undefined ? [] : [`${name}: 0–${most} in the army`]),
		...options.flatMap((option) => {
			const offer = offered.find((each) => each.option === option.id);
			if (!offer) return [];
			return [`${name}: ${factName(option)}: ${priceText(plain(offer.cost ?? option.cost, unit))}`];
		})
	];
}

/** Without what an option belongs to, where the facts leave that out. */
function factName({ name, aliases = [] }: Entry): string {
	const bare = name.replace(/ \(.*\)$/, '');
	return aliases.includes(bare) ? bare : name;
}

/** What a unit is offered, its sets opened. */
function offersOf({ options = [] }: Entry, sets: Sets): readonly Exclude<Offered, string>[] {
	return options
		.flatMap((each): readonly Offered[] => {
			if (typeof each === 'string' || 'option' in each) return [each];
			return 'of' in each ? each.of : (sets[each.set]?.of ?? []);
		})
		.map((each) => (typeof each === 'string' ? { option: each } : each));
}

function plain(cost: Cost, { keywords = [] }: Entry): Price {
	if (typeof cost === 'number') return { fixed: cost };
	if (!cost.by) return cost;
	const own =
		cost.by.find(({ on }) => on.all?.every((tag) => keywords.includes(tag)))?.cost ??
		cost.else ??
		0;
	return typeof own === 'number' ? { fixed: own } : own;
}

function priceText({ fixed = 0, perModel = 0 }: Price): string {
	if (perModel === 0) return String(fixed);
	return `${fixed > 0 ? `${fixed} + ` : ''}${perModel} each`;
}
