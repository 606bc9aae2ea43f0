import { indexFor, type ArmyIndex, checkRoster, mayCarry, type IndexedEntry } from '#engine';
import type { PackSource } from '../../packs/port.ts';
import type { ReadList, RosterResult, Finding } from '../common/read-list.ts';
import { findPack, type FoundPack } from '../names/find-pack.ts';
import { noArmyInText } from '../common/names.ts';
import type { PositionList, PositionCount, IdList } from './builder-links.ts';
import type { Positions } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import { rosterOf } from '../names/resolve-list.ts';
import { limitFor } from '../names/limit-for.ts';

/** What reading a link of another builder needs. */
interface LinkContext {
	readonly packs: PackSource;
	readonly newId: () => string;
}

/** The list of a link that numbers the rows of its army. */
export async function readPositionLink(
	list: PositionList,
	{ packs, newId }: LinkContext
): Promise<ReadList> {
	const found = await armyOf(list, packs);
	return found.ok ? resolvePositionLink(list, indexFor(found), newId) : found;
}

/** The list of a link that names units by ids of its builder. */
export async function readIdLink(list: IdList, { packs, newId }: LinkContext): Promise<ReadList> {
	for (const id of packs.systemIds()) {
		const [first] = await packs.armyIds(id);
		const { system } = (first !== undefined && (await packs.pack(id, first))) || {};
		const called = namedIn(system?.linkIds?.armies, list.army);
		const pack = called === undefined ? undefined : await packs.pack(id, called);
		if (pack) return resolveIdLink(list, indexFor(pack), newId);
	}
	return { ok: false, faults: [noArmyInText] };
}

/** The army by its book and name, or by the short name of an earlier form. */
async function armyOf({ path, short = '' }: PositionList, packs: PackSource): Promise<FoundPack> {
	const [book = '', name = ''] = path?.split('/') ?? [];
	for (const id of packs.systemIds()) {
		const [first] = await packs.armyIds(id);
		const { system, army } = (first !== undefined && (await packs.pack(id, first))) || {};
		if (path !== undefined && army?.positions?.path.startsWith(`${book}/`))
			return findPack({ system: id, army: wordsOf(name) }, packs);
		const called = path === undefined ? namedIn(system?.positions?.lists, short) : undefined;
		if (called !== undefined) return findPack({ system: id, army: called }, packs);
	}
	if (path === undefined) return { ok: false, faults: [noArmyInText] };
	return findPack({ system: wordsOf(book), army: wordsOf(name) }, packs);
}

function wordsOf(path: string): string {
	return path.replaceAll('-', ' ');
}

/** The roster that the ids of a link stand for. A link does not say the points limit. */
function resolveIdLink(
	{ units: shared }: IdList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { army, system } = index;
	const units: LinkUnit[] = [];
	const stands: string[] = [];
	const unknown: string[] = [];
	for (const { id, mi, mt } of shared) {
		const entry = namedIn(army.linkIds, id);
		const item = mi ? namedIn(system.linkIds?.options, mi) : undefined;
		const mount = mt ? namedIn(army.linkIds, mt) : undefined;
		if (mi && item === undefined) unknown.push(mi);
		if (mt && mount === undefined) unknown.push(mt);
		if (entry === undefined) unknown.push(id);
		else if (!index.entries.get(entry)?.isUnit) stands.push(entry);
		else units.push({ entry, options: [item, mount].filter((option) => option !== undefined) });
	}
	return linkRoster(
		{ units, unknown: [...unknown, ...withStands(units, stands, index)] },
		index,
		newId
	);
}

/** A unit, and the row that it was counted in. */
interface Unit extends LinkUnit {
	readonly row: number;
}

/**
 * The roster that a link's numbers stand for. A link says neither whose an upgrade is nor the points limit: an
 * upgrade goes to a unit of its row that has the fewest, and the limit is the least usual one.
 */
export function resolvePositionLink(
	list: PositionList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { positions } = index.army;
	if (!positions) return { ok: false, faults: [noArmyInText] };
	const { units, unknown } = unitsOf(list, positions, index);
	return linkRoster({ units, unknown }, index, newId, list.name);
}

function unitsOf({ counts }: PositionList, positions: Positions, index: ArmyIndex) {
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
	// Units that replace others come last: each replaces a unit of its row that has no upgrades.
	const inTurn = upgrades.toSorted((one, other) => standsIn(one.meant) - standsIn(other.meant));
	for (const { each, meant } of inTurn)
		if (!upgraded(units, each, meant)) unknown.push(`${each.unit}-${each.upgrade ?? ''}`);
	return { units, unknown: [...unknown, ...withStands(units, stands, index)] };
}

type Upgrade = Positions['upgrades'][number];

function meantBy(
	upgrade: string,
	positions: Positions,
	{ system }: ArmyIndex
): Upgrade | undefined {
	if (/^\d+$/.test(upgrade)) return positions.upgrades[Number(upgrade)];
	return namedIn(positions.letters, upgrade) ?? namedIn(system.positions?.letters, upgrade);
}

function standsIn(meant: Upgrade | undefined): number {
	return typeof meant === 'object' ? 1 : 0;
}

/** Adds an upgrade to units of its row, or replaces them by other units; false if the upgrade is unknown. */
function upgraded(
	units: readonly Unit[],
	{ unit: row, count }: PositionCount,
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

/** A unit of a link that is being put together. */
interface LinkUnit {
	entry: string;
	readonly options: string[];
}

/** What a link says, and what of it is not known. */
interface FromLink {
	readonly units: readonly LinkUnit[];
	readonly unknown: readonly string[];
}

/** The roster of a link of another builder. Such links do not say the points limit: it is the least usual one. */
function linkRoster(
	{ units, unknown }: FromLink,
	index: ArmyIndex,
	newId: () => string,
	name?: string
): RosterResult {
	if (units.length === 0) return { ok: false, faults: [noArmyInText] };
	const arranged = {
		units: units.map(({ entry, options }, at) => ({
			id: `u${at + 1}`,
			entry,
			...(options.length > 0 && { options })
		})),
		groups: []
	};
	const roster = rosterOf({ ...(name && { name }) }, index, newId(), arranged);
	const size = limitFor(checkRoster(roster, index).points, index);
	const findings: readonly Finding[] = [
		{ kind: 'assumed', fault: { message: imports.noSizeInLink(size) } },
		...unknown.map(
			(place) => ({ kind: 'unread', fault: { message: imports.noPosition(place) } }) as const
		)
	];
	return { ok: true, roster: { ...roster, size }, findings };
}

/**
 * Adds stands, which a link counts apart from units, to units that may have them.
 * @returns the stands that no unit may have
 */
function withStands(
	units: readonly LinkUnit[],
	stands: readonly string[],
	index: ArmyIndex
): readonly string[] {
	return stands.filter((stand) => !joined(units, stand, index));
}

/** The unit with the fewest upgrades among those that do not have this one. */
function fewest<T extends LinkUnit>(units: readonly T[], option: string): T | undefined {
	const free = units.filter(({ options }) => !options.includes(option));
	const some = free.length > 0 ? free : units;
	return some.toSorted((one, other) => one.options.length - other.options.length)[0];
}

/** Adds a stand to a unit that may have it. */
function joined(units: readonly LinkUnit[], stand: string, index: ArmyIndex): boolean {
	const option = index.entries.get(stand);
	const hosts = option ? units.filter(({ entry }) => isHost(index.entries.get(entry), option)) : [];
	const host = fewest(hosts, stand);
	host?.options.push(stand);
	return host !== undefined;
}

function isHost(unit: IndexedEntry | undefined, option: IndexedEntry): boolean {
	return mayCarry(unit, option);
}

/** What a name of a link stands for; undefined for one that is not in the table, whatever the link calls it. */
function namedIn<T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
	return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
