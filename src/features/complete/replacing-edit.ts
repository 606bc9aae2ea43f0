import type { Edit } from '#engine';
import type { Roster, RosterUnit } from '#schema';

/** The edit that puts a unit where another stands. */
export function replacingEdit({ units }: Roster, unit: RosterUnit, old: string): Edit {
	const before = units[units.findIndex(({ id }) => id === old) + 1]?.id;
	return {
		kind: 'several',
		edits: [
			{ kind: 'remove-units', units: [old] },
			{ kind: 'add-units', units: [unit] },
			...(before === undefined ? [] : [{ kind: 'move-units', units: [unit.id], before } as const])
		]
	};
}
