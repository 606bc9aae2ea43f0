import type { ArmyIndex, IndexedEntry } from '#engine';

/** What the Battle Profiles print of a faction's units, by name. */
export type Printed = Readonly<Record<string, PrintedUnit>>;

interface PrintedUnit {
	readonly points: number;
	readonly size: number;
	/** "0-1 Beast", "Any Skaven", "Lorai (required)". */
	readonly options?: readonly string[];
	/** What it joins regiments as. */
	readonly joins?: string;
	/** Leaders whose regiments it joins by its own note. */
	readonly with?: readonly string[];
	/** A regiment has but one unit of this name, unless its leader has this keyword. */
	readonly one?: { readonly of: string; readonly unlessLedBy: string };
	/** It cannot be reinforced. */
	readonly once?: boolean;
}

/** A printed option: how many of whom. */
interface Place {
	readonly least: number;
	readonly most: number;
	readonly of: (unit: IndexedEntry) => boolean;
}

/** Reads the printed options: whether these units, by id, have places under a leader, by name. */
export function meansIn(
	index: ArmyIndex,
	printed: Printed,
	keywords: ReadonlySet<string>
): (leader: string, members: readonly string[]) => boolean {
	return (leader, members) => {
		const places = (printed[leader]?.options ?? []).map((text) =>
			placeOf(text, { index, printed, keywords })
		);
		const units = members.flatMap((id) => index.entries.get(id) ?? []);
		const own = units.filter((unit) => !joinsByNote(unit, leader, places, printed));
		if (hasTooMany(units, leaderIn(index, leader), printed)) return false;
		return canSeat(
			own,
			places,
			places.map(() => 0)
		);
	};
}

function printedOf(name: string, printed: Printed): PrintedUnit | undefined {
	const wanted = name.toLowerCase();
	return Object.entries(printed).find(([each]) => each.toLowerCase() === wanted)?.[1];
}

function leaderIn({ units }: ArmyIndex, name: string): IndexedEntry | undefined {
	return units.find(({ entry }) => [entry.name, ...(entry.aliases ?? [])].includes(name));
}

/** Whether there are two of those of whom a regiment has but one by their own notes. */
function hasTooMany(
	units: readonly IndexedEntry[],
	leader: IndexedEntry | undefined,
	printed: Printed
): boolean {
	const names = units.flatMap(({ entry }) => {
		const one = printedOf(entry.name, printed)?.one;
		return one && !leader?.tags.has(one.unlessLedBy) ? [one.of] : [];
	});
	return new Set(names).size < names.length;
}

/** A Hero whose own note lets him join, where no option of the leader's speaks of him. */
function joinsByNote(
	unit: IndexedEntry,
	leader: string,
	places: readonly Place[],
	printed: Printed
): boolean {
	const leaders = printedOf(unit.entry.name, printed)?.with ?? [];
	return leaders.some((name) => leader.startsWith(name)) && !places.some(({ of }) => of(unit));
}

function canSeat(
	[unit, ...others]: readonly IndexedEntry[],
	places: readonly Place[],
	taken: readonly number[]
): boolean {
	if (!unit) return places.every(({ least }, at) => (taken[at] ?? 0) >= least);
	return places.some(
		({ of, most }, at) =>
			of(unit) &&
			(taken[at] ?? 0) < most &&
			canSeat(others, places, taken.with(at, (taken[at] ?? 0) + 1))
	);
}

/** What tells whom an option means. */
interface Words {
	readonly index: ArmyIndex;
	readonly printed: Printed;
	readonly keywords: ReadonlySet<string>;
}

function placeOf(text: string, words: Words): Place {
	const isRequired = text.endsWith(' (required)') || text.startsWith('1 ');
	const what = text.replace(/^(?:Any|0-1|1) /, '').replace(/ \(required\)$/, '');
	const parts = what.split(' or ').map((part) => meaningOf(part, words));
	const most = text.startsWith('Any ') ? Infinity : 1;
	return { least: isRequired ? 1 : 0, most, of: (unit) => parts.some((part) => part(unit)) };
}

function meaningOf(
	what: string,
	{ index, printed, keywords }: Words
): (unit: IndexedEntry) => boolean {
	// Units of seasons that are over, and what is so in an Army of Renown alone, are not printed: their own word holds.
	const roles = [
		...Object.values(printed).flatMap(({ joins }) => joins ?? []),
		...index.units.flatMap(({ entry }) => entry.joins ?? [])
	];
	const isRole = roles.some((role) => alike(role, what));
	if (isRole) return ({ entry }) => (entry.joins ?? []).some((as) => alike(as, what));
	const words = keywordsIn(what, keywords);
	return ({ entry, tags }) => {
		const name = entry.name.replace(/ \((?:Scourge of \w+|\d models?)\)$/, '');
		if (alike(name, what) || alike(name.split(',')[0] ?? '', what)) return true;
		if (words.length === 0 || tags.has('HERO')) return false;
		return words.every((word) => tags.has(word.replace(/^NON-/, '')) !== word.startsWith('NON-'));
	};
}

/** "Daughters of Khaine Aelf", "non-Monster Skink": the keywords it is made of; none if it is no such thing. */
function keywordsIn(what: string, keywords: ReadonlySet<string>): readonly string[] {
	const words = what.toUpperCase().split(' ');
	if (words.length === 0 || what === '') return [];
	for (let length = words.length; length > 0; length -= 1) {
		const word = words.slice(0, length).join(' ');
		if (!keywords.has(word.replace(/^NON-/, ''))) continue;
		const rest = words.slice(length).join(' ');
		const others = keywordsIn(rest, keywords);
		if (rest === '' || others.length > 0) return [word, ...others];
	}
	return [];
}

/** The same name, in the singular or the plural. */
function alike(one: string, other: string): boolean {
	return one === other || `${one}s` === other || one === `${other}s`;
}

/** The keywords of units: an option may name one that no unit of its army has ("non-Monster"). */
export function keywordsOf(indexes: readonly ArmyIndex[]): ReadonlySet<string> {
	return new Set(
		indexes.flatMap(({ units }) =>
			units.flatMap(({ tags }) => [...tags].filter((tag) => tag === tag.toUpperCase()))
		)
	);
}
