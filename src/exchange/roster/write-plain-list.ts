import type { Player, Roster, RosterGroup, RosterUnit } from '#schema';
import type { ArmyIndex } from '#engine';
import { resolveUnit } from '../names/resolve-unit.ts';
import { writeEventPack } from '../event/event-pack.ts';
import type { PlainUnit } from '../outside/plain-list.ts';

/**
 * A roster as a plain list: names where names are enough, ids where two things have one name. What no plain
 * list can say (an option that a unit always has and that was taken away) is there again when it is read.
 * @param index of the roster's army
 * @returns JSON, laid out for a person to edit
 */
export function writePlainList(roster: Roster, index: ArmyIndex, player?: Player): string {
	const { system, army } = index;
	const { name, size, readings, event, note } = roster;
	const list = {
		system: system.id,
		army: army.name,
		...(size > 0 && { size }),
		...(name !== '' && name !== army.name && { name }),
		...(note && { note }),
		...(readings && Object.keys(readings).length > 0 && { readings }),
		...(player && { player }),
		...(event && { event: JSON.parse(writeEventPack(event)) as unknown }),
		units: linesOf(unitsIn(undefined, roster), index),
		...groupsOf(roster, index)
	};
	return `${JSON.stringify(list, null, '\t')}\n`;
}

/** Groups under the plural of their kind: `regiments`. */
function groupsOf(roster: Roster, index: ArmyIndex): object {
	const { groups: kinds = [] } = index.system;
	return Object.fromEntries(
		kinds.flatMap(({ id, plural }) => {
			const own = (roster.groups ?? []).filter(({ kind }) => kind === id);
			const written = own.map((group) => ({
				...(group.name && { name: group.name }),
				units: linesOf(unitsIn(group, roster), index)
			}));
			return written.length > 0 ? [[plural.toLowerCase(), written]] : [];
		})
	);
}

/** The units of a group, or of none. */
function unitsIn(group: RosterGroup | undefined, { units, groups = [] }: Roster) {
	const known = new Set(groups.map(({ id }) => id));
	return units.filter((unit) =>
		group ? unit.group === group.id : unit.group === undefined || !known.has(unit.group)
	);
}

/** A line for each unit; for several one after the other that are alike, one. */
function linesOf(units: readonly RosterUnit[], index: ArmyIndex): readonly PlainUnit[] {
	const lines: PlainUnit[] = [];
	for (const unit of units) {
		const line = lineOf(unit, index);
		const last = lines.at(-1);
		const { count = 1, ...before } = last ?? {};
		if (last && JSON.stringify(before) === JSON.stringify(line)) last.count = count + 1;
		else lines.push(line);
	}
	return lines;
}

/** By its printed names if they mean just this, otherwise by ids. */
function lineOf(unit: RosterUnit, index: ArmyIndex): PlainUnit {
	const { entry, options = [] } = unit;
	const nameOf = (id: string): string => index.entries.get(id)?.entry.name ?? id;
	const named = written(unit, nameOf(entry), options.map(nameOf));
	return means(named, unit, index) ? named : written(unit, entry, options);
}

function written(
	{ models, name, note }: RosterUnit,
	unit: string,
	options: readonly string[]
): PlainUnit {
	return {
		unit,
		...(models !== undefined && { models }),
		...(options.length > 0 && { with: [...options] }),
		...(name && { name }),
		...(note && { note })
	};
}

/** Whether a line is read as just this unit. */
function means(plain: PlainUnit, unit: RosterUnit, index: ArmyIndex): boolean {
	const { unit: read, faults } = resolveUnit({ where: '', said: plain }, index);
	const ids = (options: readonly string[] = []): string => options.toSorted().join();
	return (
		faults.length === 0 &&
		read !== undefined &&
		read.choices.length === 0 &&
		read.indexed.entry.id === unit.entry &&
		read.models === unit.models &&
		ids(read.options) === ids(unit.options)
	);
}
