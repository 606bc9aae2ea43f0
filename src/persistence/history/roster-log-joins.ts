import type { Edit } from '#engine';
import type { Roster } from '#schema';

/** An edit as the editor made it. Its words and patches are made when it is stored. */
export interface MadeEdit {
	readonly edit: Edit;
	readonly before: Roster;
	readonly after: Roster;
	/** When, in milliseconds. */
	readonly at: number;
	/** Whether it continues the edit before, if that was of the same kind (a button held down). */
	readonly joins: boolean;
}

/** Milliseconds within which letters typed into a name are one edit. */
const joinWithin = 3000;

/** Two edits as one, if the player sees them as one. */
export function joinEdits(first: MadeEdit, next: MadeEdit): MadeEdit | undefined {
	const edit = joined(first, next);
	return edit && { ...next, edit, before: first.before };
}

function joined(first: MadeEdit, next: MadeEdit): Edit | undefined {
	const one = first.edit;
	const other = next.edit;
	if (one.kind === 'add-units' && other.kind === 'add-units') {
		const units = [...one.units, ...other.units];
		return next.joins && areAlike(units) ? { ...other, units } : undefined;
	}
	if (one.kind === 'remove-units' && other.kind === 'remove-units') {
		const units = [...one.units, ...other.units];
		const gone = first.before.units.filter(({ id }) => units.includes(id));
		return next.joins && areAlike(gone) ? { ...other, units } : undefined;
	}
	const isSoon = next.joins || next.at - first.at <= joinWithin;
	const isSame = one.kind === other.kind && typedInto(one) === typedInto(other);
	return isSoon && isSame && typedInto(other) !== undefined ? other : undefined;
}

function areAlike(units: Roster['units']): boolean {
	return units.every(({ entry }) => entry === units[0]?.entry);
}

/** The thing whose name, note or limit an edit sets: of several such edits only the last counts. */
function typedInto(edit: Edit): string | undefined {
	switch (edit.kind) {
		case 'rename':
		case 'resize':
			return 'roster';
		case 'name-unit':
		case 'note-unit':
			return edit.unit;
		case 'name-group':
			return edit.group;
		default:
			return undefined;
	}
}
