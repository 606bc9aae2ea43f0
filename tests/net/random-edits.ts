import type { Edit } from '#engine';
import type { Roster } from '#schema';
import { sized, type MadeRoster } from './random-lists.ts';

/** The same roster after a few edits that ask no rule. */
export function unlawful(made: MadeRoster): Roster {
	const { dice, subject } = made;
	let { roster } = made;
	const edits = 1 + dice.below(3);
	for (let at = 0; at < edits; at += 1) {
		const edit = anEdit({ ...made, roster });
		if (edit) roster = subject.tree.engine.applyEdit(roster, edit);
	}
	return roster;
}

function anEdit(made: MadeRoster): Edit | undefined {
	const { dice, roster, index } = made;
	if (roster.units.length === 0) return adding(made);
	const unit = dice.one(roster.units);
	const options = made.optionsOf(unit.entry);
	switch (dice.below(8)) {
		case 0:
			return adding(made);
		case 1:
			return copying(made);
		case 2:
			return { kind: 'remove-units', units: [unit.id] };
		case 3: {
			const { models } = sized(made, unit);
			const isLess = dice.happens(30);
			if (models === undefined) return copying(made);
			return { kind: 'set-models', unit: unit.id, models: isLess ? 1 : models };
		}
		case 4: {
			const [first] = unit.options ?? [];
			return first === undefined
				? copying(made)
				: { kind: 'take-option', unit: unit.id, option: first };
		}
		case 5:
			return index.options.length === 0
				? copying(made)
				: { kind: 'give-option', unit: unit.id, option: dice.one(index.options).entry.id };
		default:
			return options.length === 0
				? copying(made)
				: { kind: 'give-option', unit: unit.id, option: dice.one(options) };
	}
}

function adding({ dice, index, roster, newId }: MadeRoster): Edit | undefined {
	if (index.units.length === 0) return undefined;
	const { entry } = dice.one(index.units);
	const { groups = [] } = roster;
	const group = groups.length > 0 ? { group: dice.one(groups).id } : {};
	return { kind: 'add-units', units: [{ id: newId(), entry: entry.id, ...group }] };
}

/** One of its units again, with all that it has: what there may be but once is then there twice. */
function copying({ dice, roster, newId }: MadeRoster): Edit {
	return { kind: 'add-units', units: [{ ...dice.one(roster.units), id: newId() }] };
}
