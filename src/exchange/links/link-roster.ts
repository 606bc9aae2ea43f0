import { checkRoster, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import type { RosterResult, TextNote } from '../common/fault.ts';
import { rosterOf } from '../names/resolve-list.ts';
import { sizeFor } from '../names/size-for.ts';
import { noArmyInText } from '../common/unknown.ts';

/** A unit of a link that is being put together. */
export interface LinkUnit {
	entry: string;
	readonly options: string[];
}

/** What a link says, and what of it is not known. */
interface FromLink {
	readonly units: readonly LinkUnit[];
	readonly unknown: readonly string[];
}

/** The roster of a link of another builder. Such links do not say the points limit: it is the least usual one. */
export function linkRoster(
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
	const size = sizeFor(checkRoster(roster, index).points, index);
	const notes: readonly TextNote[] = [
		{ kind: 'assumed', fault: { message: imports.noSizeInLink(size) } },
		...unknown.map(
			(place) => ({ kind: 'unread', fault: { message: imports.noPosition(place) } }) as const
		)
	];
	return { ok: true, roster: { ...roster, size }, notes };
}

/**
 * Adds stands, which a link counts apart from units, to units that may have them.
 * @returns the stands that no unit may have
 */
export function withStands(
	units: readonly LinkUnit[],
	stands: readonly string[],
	index: ArmyIndex
): readonly string[] {
	return stands.filter((stand) => !joined(units, stand, index));
}

/** The unit with the fewest upgrades among those that do not have this one. */
export function fewest<T extends LinkUnit>(units: readonly T[], option: string): T | undefined {
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
export function namedIn<T>(
	table: Readonly<Record<string, T>> | undefined,
	name: string
): T | undefined {
	return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
