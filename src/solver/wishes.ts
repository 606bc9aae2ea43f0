import type { Selector } from '#schema';
import { matches } from '../engine/base/selector.ts';
import { countIn, sumOver } from '../rules/base/row-context.ts';
import { maxUnits } from '../schema/bounds.ts';
import { type Habits, isOfCommand, isUnusual } from './habits.ts';
import type { Values } from './highs.ts';
import { mostUsual } from './kits.ts';
import type { Model } from './model.ts';
import type { OfferedKit } from './task.ts';

/** What a player wishes for, beside what lists of the game usually look like. */
export interface Wishes {
	/** More and less of these. */
	readonly more?: readonly Selector[];
	readonly fewer?: readonly Selector[];
	/** Many small units, or few large ones. */
	readonly units?: 'more' | 'fewer' | undefined;
	/** Whether what is usual counts; it does by default. */
	readonly usual?: boolean;
	/** Chooses between lists that are equally good. */
	readonly seed: number;
}

/** What counts for how much. The least sum is looked for. */
const weight = {
	/** For each thousandth of the points limit: that is not spent, spent aside from what is usual, wished for, and by whim. */
	unspent: 2,
	spread: 0.4,
	wished: 1,
	whim: 0.002,
	/** For each change of a unit that is there. */
	change: 40,
	/** For each new unit where many or few are wished for, each that is one too many, and each that is seldom. */
	unit: 10,
	repeated: 15,
	seldom: 60,
	/** For each that is larger than usual, each that lacks some of its command group, and each item of no character. */
	large: 20,
	undressed: 8,
	item: 4,
	/** For each option that is unusual for its bearer. */
	unusual: 20,
	/** For each thing that lists usually have and this one lacks. */
	lacking: 30,
	/** For each group of the rules, and each unit outside of them. */
	group: 4,
	outside: 12,
	/** For each time that an earlier completion had what completions vary in. */
	again: 30
};

/**
 * Makes the programme look for a list that spends its points and is as is wished.
 * @param before what earlier completions have
 */
export function addWishes(model: Model, wishes: Wishes, before: readonly Values[]): void {
	const { programme, points, task, kits } = model;
	const { roster } = task;
	const inThousandths = 1000 / Math.max(1, roster.size);
	const left = programme.column(roster.size, {
		cost: weight.unspent * inThousandths,
		isWhole: false
	});
	programme.bound([...points, [left, 1]], { min: roster.size });
	const { spare } = task.habits;
	if (spare && wishes.usual !== false) {
		const isSpared = programme.column(1, {
			cost: -weight.unspent * inThousandths * spare.points
		});
		programme.bound(
			[
				[left, 1],
				[isSpared, -spare.points]
			],
			{ min: 0 }
		);
	}
	for (const kit of kits)
		addCost(model, kit.countColumn, weight.change * kit.changes * isKept(kit));
	for (const { column, changes } of model.going) addCost(model, column, weight.change * changes);
	addTaste(model, wishes, inThousandths);
	if (wishes.usual !== false) addUsual(model, inThousandths, before);
}

function isKept({ of }: OfferedKit): number {
	return of === undefined ? 0 : 1;
}

function addCost({ programme }: Pick<Model, 'programme'>, at: number, cost: number): void {
	const column = programme.columns[at];
	if (column) column.cost += cost;
}

/** What the player wishes for, and a whim by the seed. */
function addTaste(model: Model, wishes: Wishes, perPoint: number): void {
	const { more = [], fewer = [], units, seed } = wishes;
	const perUnit = units === undefined ? 0 : weight.unit * (units === 'more' ? -1 : 1);
	const whims = new Map<string, number>();
	for (const kit of model.kits) {
		const { unit, countColumn, of } = kit;
		if (of !== undefined) continue;
		const { entry } = unit.unit;
		const whim = whims.get(entry) ?? whimOf(seed, whims.size);
		whims.set(entry, whim);
		const liked = (selectors: readonly Selector[]): number =>
			selectors.filter((selector) => matches(selector, unit.tags)).length;
		const wished = (liked(fewer) - liked(more)) * weight.wished;
		addCost(model, countColumn, (wished + whim * weight.whim) * unit.points * perPoint);
		if (unit.indexed?.isUnit) addCost(model, countColumn, perUnit);
	}
	for (const { leaders } of model.pools)
		for (const [column] of leaders) addCost(model, column, weight.group);
	for (const { places } of model.kits)
		for (const { column, pool } of places) if (!pool) addCost(model, column, weight.outside);
}

/** A number from 0 to 1 that the seed and a place determine. */
function whimOf(seed: number, place: number): number {
	let mixed = Math.imul(seed + 0x9e3779b9 + place * 0x85ebca6b, 0xc2b2ae35);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
	return ((mixed ^ (mixed >>> 13)) >>> 0) / 0xffffffff;
}

/** What lists of the game usually look like. */
function addUsual(model: Model, perPoint: number, before: readonly Values[]): void {
	addLimits(model);
	addSpread(model, perPoint);
	addWhatLacks(model);
	addWhatIsUnusual(model);
	for (const earlier of before) addWhatCameBefore(model, earlier);
}

/** New units that an earlier completion has already, where completions vary in them. */
function addWhatCameBefore(model: Model, earlier: Values): void {
	const { varies } = model.task.habits;
	if (!varies) return;
	for (const same of byEntry(model.kits).values()) {
		const fresh = same.filter(({ of, unit }) => of === undefined && matches(varies, unit.tags));
		if (fresh.some(({ countColumn }) => Math.round(earlier[countColumn] ?? 0) > 0))
			for (const { countColumn } of fresh) addCost(model, countColumn, weight.again);
	}
}

/** Units that are repeated, and others of which there are usually few. */
function addLimits({ programme, kits, task: { habits, roster } }: Model): void {
	const limit = (some: readonly OfferedKit[], max: number): void => {
		const surplus = programme.column(Infinity, { cost: weight.repeated, isWhole: false });
		programme.bound([...sumOver(some, () => 1), [surplus, -1]], { max });
	};
	for (const same of byEntry(kits).values()) limit(same, habits.repeat);
	for (const { of, per } of habits.few ?? []) {
		const some = kits.filter(({ unit }) => matches(of, unit.tags));
		limit(some, Math.ceil(roster.size / per));
	}
}

/** Points that are spread in another way. */
function addSpread({ programme, kits, task: { habits, roster } }: Model, perPoint: number): void {
	for (const { of, min = 0, max = 100 } of habits.spread) {
		const spent = sumOver(kits, ({ unit }) => (matches(of, unit.tags) ? unit.points : 0));
		const aside = programme.column(Infinity, { cost: weight.spread * perPoint, isWhole: false });
		programme.bound([...spent, [aside, 1]], { min: (roster.size * min) / 100 });
		programme.bound([...spent, [aside, -1]], { max: (roster.size * max) / 100 });
	}
}

/** What lists usually have and this one lacks. */
function addWhatLacks({ programme, kits, task: { habits } }: Model): void {
	for (const { of, where } of habits.has ?? []) {
		const there = sumOver(kits, (kit) => countIn(kit, of));
		if (there.length === 0) continue;
		const lacking = programme.column(1, { cost: weight.lacking });
		const needing = where && sumOver(kits, (kit) => -countIn(kit, where) / maxUnits);
		const least = needing ? { min: 0 } : { min: 1 };
		programme.bound([...there, ...(needing ?? []), [lacking, 1]], least);
	}
}

/** New units that few lists have, or few have so. */
function addWhatIsUnusual(model: Model): void {
	const { habits } = model.task;
	const bare = undressed(model);
	for (const kit of model.kits) {
		if (kit.of !== undefined) continue;
		const { indexed, options, tags } = kit.unit;
		if (bare.has(kit)) addCost(model, kit.countColumn, weight.undressed);
		const isLarge = indexed && (kit.unit.models ?? 0) > mostUsual(indexed, habits);
		if (isLarge) addCost(model, kit.countColumn, weight.large);
		const isSeldom = habits.seldom?.some((of) => matches(of, tags));
		if (isSeldom) addCost(model, kit.countColumn, weight.seldom);
		const items = options.filter((option) => option.indexed?.type.item).length;
		if (!indexed?.type.character) addCost(model, kit.countColumn, weight.item * items);
		const unusual = options.filter(
			(option) => option.indexed && isUnusual(habits, tags, option.indexed)
		).length;
		addCost(model, kit.countColumn, weight.unusual * unusual);
	}
}

function byEntry(kits: readonly OfferedKit[]): ReadonlyMap<string, readonly OfferedKit[]> {
	const known = new Map<string, OfferedKit[]>();
	for (const kit of kits) {
		const { indexed } = kit.unit;
		if (!indexed?.isUnit) continue;
		const same = known.get(indexed.entry.id);
		if (same) same.push(kit);
		else known.set(indexed.entry.id, [kit]);
	}
	return known;
}

/** Kits that lack some of the usual command group, which another kit of the same unit has. */
function undressed({ task, kits }: Model): ReadonlySet<OfferedKit> {
	const { habits } = task;
	const found = new Set<OfferedKit>();
	if (!habits.command?.length) return found;
	for (const same of byEntry(kits).values()) {
		const figures = same.map(({ unit }) => commandOf(habits, unit));
		const most = Math.max(...figures);
		same.forEach((kit, at) => {
			if ((figures[at] ?? 0) < most) found.add(kit);
		});
	}
	return found;
}

function commandOf(habits: Habits, { options, tags }: OfferedKit['unit']): number {
	return options.filter(({ indexed }) => indexed && isOfCommand(habits, tags, indexed)).length;
}
