import type { Roster, RosterUnit } from '#schema';

/** One change to a roster, as plain data. */
export type Edit =
	| { readonly kind: 'add-units'; readonly units: readonly RosterUnit[] }
	| { readonly kind: 'remove-units'; readonly units: readonly string[] }
	| { readonly kind: 'give-option'; readonly unit: string; readonly option: string }
	| { readonly kind: 'take-option'; readonly unit: string; readonly option: string }
	| {
			readonly kind: 'swap-option';
			readonly unit: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly kind: 'name-unit'; readonly unit: string; readonly name: string }
	| { readonly kind: 'note-unit'; readonly unit: string; readonly note: string }
	| { readonly kind: 'rename'; readonly name: string }
	| { readonly kind: 'resize'; readonly size: number };

/** The roster after an edit; the roster before is not touched, and undo is going back to it. */
export function applyEdit(roster: Roster, edit: Edit): Roster {
	switch (edit.kind) {
		case 'add-units':
			return { ...roster, units: [...roster.units, ...edit.units] };
		case 'remove-units':
			return { ...roster, units: roster.units.filter(({ id }) => !edit.units.includes(id)) };
		case 'give-option':
			return changeOptions(roster, edit.unit, (options) => [...options, edit.option]);
		case 'take-option':
			return changeOptions(roster, edit.unit, (options) => withoutLast(options, edit.option));
		case 'swap-option':
			return changeOptions(roster, edit.unit, (options) => [
				...withoutLast(options, edit.from),
				edit.to
			]);
		case 'name-unit':
			return changeUnit(roster, edit.unit, ({ name: _, ...unit }) =>
				edit.name === '' ? unit : { ...unit, name: edit.name }
			);
		case 'note-unit':
			return changeUnit(roster, edit.unit, ({ note: _, ...unit }) =>
				edit.note === '' ? unit : { ...unit, note: edit.note }
			);
		case 'rename':
			return { ...roster, name: edit.name };
		case 'resize':
			return { ...roster, size: edit.size };
	}
}

function changeUnit(roster: Roster, id: string, change: (unit: RosterUnit) => RosterUnit): Roster {
	return { ...roster, units: roster.units.map((unit) => (unit.id === id ? change(unit) : unit)) };
}

function changeOptions(
	roster: Roster,
	id: string,
	change: (options: readonly string[]) => readonly string[]
): Roster {
	return changeUnit(roster, id, ({ options = [], ...unit }) => {
		const changed = change(options);
		return changed.length === 0 ? unit : { ...unit, options: [...changed] };
	});
}

function withoutLast(options: readonly string[], option: string): readonly string[] {
	const at = options.lastIndexOf(option);
	return options.filter((_, index) => index !== at);
}
