import { checkRoster, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Positions } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import type { RosterResult, TextNote } from '../fault.ts';
import { rosterOf } from '../resolve/resolve-list.ts';
import { sizeFor } from '../resolve/size-for.ts';
import { noArmyInText } from '../resolve/unknown.ts';
import type { NumberedCount, NumberedList } from './numbered-link.ts';

/** A unit that is being put together. */
interface Unit {
	entry: string;
	readonly options: string[];
	readonly row: number;
}

/**
 * The roster that a link's numbers stand for. A link says neither whose an upgrade is nor the points limit: an
 * upgrade goes to a unit of its row that has the fewest, and the limit is the least usual one.
 */
export function resolveNumbered(
	list: NumberedList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { positions } = index.army;
	if (!positions) return { ok: false, faults: [noArmyInText] };
	const { units, unknown } = unitsOf(list, positions, index);
	if (units.length === 0) return { ok: false, faults: [noArmyInText] };
	const arranged = {
		units: units.map(({ entry, options }, at) => ({
			id: `u${at + 1}`,
			entry,
			...(options.length > 0 && { options })
		})),
		groups: []
	};
	const roster = rosterOf({ ...(list.name && { name: list.name }) }, index, newId(), arranged);
	const spent = checkRoster(roster, index).points;
	const size = sizeFor(spent, index);
	const notes: readonly TextNote[] = [
		{ kind: 'assumed', fault: { message: imports.noSizeInLink(size) } },
		...unknown.map(
			(place) => ({ kind: 'unread', fault: { message: imports.noPosition(place) } }) as const
		)
	];
	return { ok: true, roster: { ...roster, size }, notes };
}

function unitsOf({ counts }: NumberedList, positions: Positions, index: ArmyIndex) {
	const units: Unit[] = [];
	const stands: string[] = [];
	const unknown: string[] = [];
	for (const { unit: row, upgrade, count } of counts) {
		if (upgrade !== undefined) continue;
		const named = positions.units[row];
		const [entry, ...options] = typeof named === 'string' ? [named] : (named ?? []);
		if (entry === undefined) unknown.push(String(row));
		else if (index.entries.get(entry)?.isUnit)
			for (let at = 0; at < count; at += 1) units.push({ entry, options: [...options], row });
		else stands.push(...Array.from({ length: count }, () => entry));
	}
	const upgrades = counts.flatMap((each) =>
		each.upgrade === undefined ? [] : [{ each, meant: meantBy(each.upgrade, positions, index) }]
	);
	// Who stands for others comes last: of its row it is one that nothing was given to.
	const inTurn = upgrades.toSorted((one, other) => standsIn(one.meant) - standsIn(other.meant));
	for (const { each, meant } of inTurn)
		if (!upgraded(units, each, meant)) unknown.push(`${each.unit}-${each.upgrade ?? ''}`);
	for (const stand of stands) if (!joined(units, stand, index)) unknown.push(stand);
	return { units, unknown };
}

type Upgrade = Positions['upgrades'][number];

function meantBy(
	upgrade: string,
	positions: Positions,
	{ system }: ArmyIndex
): Upgrade | undefined {
	if (/^\d+$/.test(upgrade)) return positions.upgrades[Number(upgrade)];
	return positions.letters?.[upgrade] ?? system.positions?.letters[upgrade];
}

function standsIn(meant: Upgrade | undefined): number {
	return typeof meant === 'object' ? 1 : 0;
}

/** Gives an upgrade to so many units of its row, or has others stand for them; false if it is not known. */
function upgraded(
	units: readonly Unit[],
	{ unit: row, count }: NumberedCount,
	meant: Upgrade | undefined
): boolean {
	if (meant === undefined) return false;
	const own = units.filter((unit) => unit.row === row);
	if (typeof meant === 'string') {
		for (let at = 0; at < count; at += 1) fewest(own, meant)?.options.push(meant);
		return own.length > 0;
	}
	const replaced = own
		.filter(({ entry }) => entry === meant.for)
		.toSorted((one, other) => one.options.length - other.options.length)
		.slice(0, count);
	for (const unit of replaced) unit.entry = meant.is;
	return replaced.length === count;
}

/** Of the units that do not have it yet, one with the fewest upgrades. */
function fewest(units: readonly Unit[], option: string): Unit | undefined {
	const free = units.filter(({ options }) => !options.includes(option));
	const some = free.length > 0 ? free : units;
	return some.toSorted((one, other) => one.options.length - other.options.length)[0];
}

/** Puts a stand into a unit that may have it. */
function joined(units: readonly Unit[], stand: string, index: ArmyIndex): boolean {
	const option = index.entries.get(stand);
	const hosts = option ? units.filter(({ entry }) => isHost(index.entries.get(entry), option)) : [];
	const host = fewest(hosts, stand);
	host?.options.push(stand);
	return host !== undefined;
}

function isHost(unit: IndexedEntry | undefined, option: IndexedEntry): boolean {
	return mayCarry(unit, option);
}
