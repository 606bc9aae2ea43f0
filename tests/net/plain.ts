import type { ArmyIndex } from '#engine';
import type { Roster, RosterUnit } from '#schema';

interface PlainLine {
	readonly unit: string;
	readonly count?: number;
	readonly models?: number;
	readonly with?: readonly string[];
}

/** A roster as a list by name, without its game and its army. */
export function plainOf(roster: Roster, index: ArmyIndex): object {
	const { size, units, groups = [], readings } = roster;
	const named = new Set(groups.map(({ id }) => id));
	const outside = units.filter(({ group }) => group === undefined || !named.has(group));
	return {
		...(size > 0 && { size }),
		...(readings && Object.keys(readings).length > 0 && { readings }),
		units: linesOf(outside, index),
		...groupsOf(roster, index)
	};
}

function groupsOf({ groups = [], units }: Roster, index: ArmyIndex): object {
	const kinds = index.system.groups ?? [];
	return Object.fromEntries(
		kinds.flatMap(({ id, plural }) => {
			const own = groups.filter(({ kind }) => kind === id);
			const written = own.map((group) => ({
				units: linesOf(
					units.filter((unit) => unit.group === group.id),
					index
				)
			}));
			return written.length > 0 ? [[plural.toLowerCase(), written]] : [];
		})
	);
}

/** Units that are alike, one after the other, are one line. */
function linesOf(units: readonly RosterUnit[], index: ArmyIndex): readonly PlainLine[] {
	const lines: PlainLine[] = [];
	let last = '';
	for (const unit of units) {
		const line = lineOf(unit, index);
		const text = JSON.stringify(line);
		if (text === last) lines.push({ ...line, count: (lines.pop()?.count ?? 1) + 1 });
		else lines.push(line);
		last = text;
	}
	return lines;
}

function lineOf({ entry, options = [], models }: RosterUnit, index: ArmyIndex): PlainLine {
	return {
		unit: nameOf(entry, index),
		...(models !== undefined && { models }),
		...(options.length > 0 && { with: options.map((id) => nameOf(id, index)) })
	};
}

function nameOf(id: string, { entries }: ArmyIndex): string {
	return entries.get(id)?.entry.name ?? id;
}
