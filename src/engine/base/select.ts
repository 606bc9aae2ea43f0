import type { Selector } from '#schema';
import type { Thing } from './context.ts';
import type { MusteredUnit } from './mustered.ts';
import { isWithin, matches } from './selector.ts';

/** For each tag, the indices of the things that have it. */
type Register = ReadonlyMap<string, readonly number[]>;

/** How often a list was searched, and its index, once one has been built. */
interface Known {
	asked: number;
	register?: Register;
}

// A full check searches the same list hundreds of times, the trial of one edit only a few.
const lists = /* @__PURE__ */ new WeakMap<readonly Thing[], Known>();

/** From this many searches on, building an index is cheaper. */
const often = 6;

const nowhere: readonly number[] = [];

/** The things that a selector matches, in order. */
export function select(things: readonly Thing[], selector: Selector): readonly Thing[] {
	const { any, all, none } = selector;
	if (!any && !all && !none) return things;
	const register = registerOf(things);
	if (!register) return things.filter(({ tags }) => matches(selector, tags));
	if (any) return within(things, anywhere(placesOf(register, any), things.length), all, none);
	if (all) return within(things, fewest(register, all), all, none);
	const left = flagsAt(placesOf(register, none ?? []), things.length);
	return things.filter((_, place) => left[place] === 0);
}

/** The units that a selector matches themselves. */
export function selectUnits(things: readonly Thing[], selector: Selector): readonly MusteredUnit[] {
	return unitsOf(select(things, selector).filter(({ as }) => as === 'unit'));
}

/** The units and options that a selector matches, without the units inside others. */
export function selectParts(things: readonly Thing[], selector: Selector): readonly Thing[] {
	return select(things, selector).filter(({ as }) => as !== 'held');
}

/** The options that a selector matches. */
export function selectOptions(things: readonly Thing[], selector: Selector): readonly Thing[] {
	return select(things, selector).filter(({ as }) => as === 'option');
}

/** The units of these things, each once. Things of one unit must be adjacent. */
export function unitsOf(things: readonly Thing[]): readonly MusteredUnit[] {
	const units: MusteredUnit[] = [];
	let last: MusteredUnit | undefined;
	for (const { bearer } of things) {
		if (bearer !== last) units.push(bearer);
		last = bearer;
	}
	return units;
}

function within(
	things: readonly Thing[],
	places: readonly number[],
	all: Selector['all'],
	none: Selector['none']
): readonly Thing[] {
	const found: Thing[] = [];
	for (const place of places) {
		const thing = things[place];
		if (thing && isWithin(thing.tags, all, none)) found.push(thing);
	}
	return found;
}

/** The indices of the tags that occur at all. */
function placesOf(register: Register, tags: readonly string[]): readonly (readonly number[])[] {
	const lists: (readonly number[])[] = [];
	for (const tag of tags) {
		const places = register.get(tag);
		if (places) lists.push(places);
	}
	return lists;
}

/** The union of these lists, in order and without duplicates. */
function anywhere(lists: readonly (readonly number[])[], length: number): readonly number[] {
	if (lists.length < 2) return lists[0] ?? nowhere;
	const flags = flagsAt(lists, length);
	const places: number[] = [];
	for (let place = 0; place < length; place += 1) if (flags[place] === 1) places.push(place);
	return places;
}

function flagsAt(lists: readonly (readonly number[])[], length: number): Uint8Array {
	const flags = new Uint8Array(length);
	for (const places of lists) for (const place of places) flags[place] = 1;
	return flags;
}

/** The indices of the rarest of these tags. */
function fewest(register: Register, tags: readonly string[]): readonly number[] {
	const places = tags.map((tag) => register.get(tag) ?? nowhere);
	return places.reduce((least, each) => (each.length < least.length ? each : least));
}

function registerOf(things: readonly Thing[]): Register | undefined {
	let known = lists.get(things);
	if (!known) lists.set(things, (known = { asked: 0 }));
	known.asked += 1;
	if (known.asked >= often) known.register ??= registering(things);
	return known.register;
}

function registering(things: readonly Thing[]): Register {
	const register = new Map<string, number[]>();
	things.forEach(({ tags }, place) => {
		for (const tag of tags) {
			const places = register.get(tag);
			if (places) places.push(place);
			else register.set(tag, [place]);
		}
	});
	return register;
}
