import type { Roster, RosterUnit } from '#schema';
import {
	countUnits,
	groupName,
	isOfList,
	nameOfUnit,
	newGroupName,
	optionName
} from './deed-names.ts';
import { applyEdit, type Edit } from './edit.ts';
import { mergeDeeds } from './merge-deeds.ts';
import type { ArmyIndex } from './base/army-index.ts';

/** Units of one name, with what they bring along. */
export interface CountedUnits {
	readonly name: string;
	/** The same for several of them, where that is known: a player's own name stays as it is. */
	readonly plural?: string | undefined;
	/** Names of their options. */
	readonly having: readonly string[];
	/** Which units of the roster they are, each once. */
	readonly ids: readonly string[];
}

/** What an edit does, with names in the place of ids. */
export type Deed =
	| { readonly did: 'remove'; readonly units: readonly CountedUnits[] }
	/** To a group of the list itself, where it goes to one. */
	| {
			readonly did: 'add';
			readonly units: readonly CountedUnits[];
			readonly group?: string | undefined;
	  }
	| {
			readonly did: 'replace';
			readonly units: readonly CountedUnits[];
			readonly by: readonly CountedUnits[];
	  }
	| {
			readonly did: 'give' | 'take';
			readonly option: string;
			readonly units: readonly CountedUnits[];
	  }
	| {
			readonly did: 'move-option';
			readonly option: string;
			readonly from: string;
			readonly to: string;
	  }
	| {
			readonly did: 'swap-option';
			readonly unit: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly did: 'set-models'; readonly unit: string; readonly models: number }
	/** An empty name or note is none. */
	| { readonly did: 'name-unit' | 'note-unit'; readonly unit: string; readonly words: string }
	| { readonly did: 'make-group'; readonly group: string; readonly units: readonly CountedUnits[] }
	| { readonly did: 'take-apart'; readonly group: string }
	| { readonly did: 'name-group'; readonly group: string; readonly words: string }
	| {
			/** Into a group of a sketch, or of the list itself; or out of one. */
			readonly did: 'join' | 'move' | 'leave';
			readonly units: readonly CountedUnits[];
			readonly group: string;
	  }
	| { readonly did: 'reorder'; readonly count: number }
	| { readonly did: 'rename'; readonly words: string }
	| { readonly did: 'agree'; readonly size: number }
	| { readonly did: 'answer'; readonly question: string; readonly answer: string }
	| { readonly did: 'attend'; readonly event: string | undefined }
	/** Back to an earlier list, or under the data of a day. */
	| { readonly did: 'restore'; readonly took?: string | undefined };

/**
 * What an edit of this roster does, in order, equal changes merged.
 * @param roster the roster before the edit
 */
export function deedsOf(edit: Edit, roster: Roster, index: ArmyIndex): readonly Deed[] {
	return mergeDeeds(eachDeed(edit, roster, index));
}

function eachDeed(edit: Edit, roster: Roster, index: ArmyIndex): readonly Deed[] {
	switch (edit.kind) {
		case 'several': {
			let before = roster;
			return edit.edits.flatMap((each) => {
				const deeds = eachDeed(each, before, index);
				before = applyEdit(before, each);
				return deeds;
			});
		}
		case 'add-units':
			return addDeeds(edit.units, roster, index);
		case 'remove-units':
			return [{ did: 'remove', units: countUnits(named(roster, edit.units), index) }];
		case 'move-units':
			return [{ did: 'reorder', count: named(roster, edit.units).length }];
		case 'give-option':
		case 'take-option':
			return [
				{
					did: edit.kind === 'give-option' ? 'give' : 'take',
					option: optionName(index, edit.option),
					units: [{ name: nameOfUnit(roster, index, edit.unit), having: [], ids: [edit.unit] }]
				}
			];
		case 'swap-option':
		case 'set-models':
		case 'name-unit':
		case 'note-unit':
			return [unitDeed(edit, roster, index)];
		case 'add-group':
		case 'remove-group':
		case 'name-group':
		case 'join-group':
			return groupDeeds(edit, roster, index);
		default:
			return [listDeed(edit, index)];
	}
}

/** Adding units, to each group separately. */
function addDeeds(units: readonly RosterUnit[], roster: Roster, index: ArmyIndex): readonly Deed[] {
	const groupOf = ({ group }: RosterUnit): string | undefined =>
		group !== undefined && isOfList(group, roster, index) ? group : undefined;
	return [...new Set(units.map(groupOf))].map((id) => {
		const added = units.filter((unit) => groupOf(unit) === id);
		const group = id === undefined ? undefined : groupName(id, roster, index);
		return {
			did: 'add',
			units: countUnits(added, index),
			...(group !== undefined && { group })
		};
	});
}

function named(roster: Roster, ids: readonly string[]) {
	return roster.units.filter(({ id }) => ids.includes(id));
}

type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>;

function unitDeed(
	edit: EditOf<'swap-option' | 'set-models' | 'name-unit' | 'note-unit'>,
	roster: Roster,
	index: ArmyIndex
): Deed {
	const unit = nameOfUnit(roster, index, edit.unit);
	switch (edit.kind) {
		case 'swap-option': {
			const [from, to] = [optionName(index, edit.from), optionName(index, edit.to)];
			return { did: 'swap-option', unit, from, to };
		}
		case 'set-models':
			return { did: 'set-models', unit, models: edit.models };
		case 'name-unit':
			return { did: 'name-unit', unit, words: edit.name };
		case 'note-unit':
			return { did: 'note-unit', unit, words: edit.note };
	}
}

function groupDeeds(
	edit: EditOf<'add-group' | 'remove-group' | 'name-group' | 'join-group'>,
	roster: Roster,
	index: ArmyIndex
): readonly Deed[] {
	switch (edit.kind) {
		case 'add-group': {
			const group = newGroupName(edit.group, roster, index);
			return [{ did: 'make-group', group, units: countUnits(named(roster, edit.units), index) }];
		}
		case 'remove-group':
			return [{ did: 'take-apart', group: groupName(edit.group, roster, index) }];
		case 'name-group': {
			const group = groupName(edit.group, roster, index);
			return [{ did: 'name-group', group, words: edit.name }];
		}
		case 'join-group': {
			const units = named(roster, edit.units);
			if (edit.group !== undefined) {
				const group = groupName(edit.group, roster, index);
				const did = isOfList(edit.group, roster, index) ? 'move' : 'join';
				return [{ did, units: countUnits(units, index), group }];
			}
			const left = [...new Set(units.flatMap(({ group = [] }) => group))];
			return left.map((id) => ({
				did: 'leave',
				units: countUnits(
					units.filter(({ group }) => group === id),
					index
				),
				group: groupName(id, roster, index)
			}));
		}
	}
}

function listDeed(
	edit: EditOf<'rename' | 'resize' | 'answer' | 'attend' | 'restore'>,
	index: ArmyIndex
): Deed {
	switch (edit.kind) {
		case 'rename':
			return { did: 'rename', words: edit.name };
		case 'resize':
			return { did: 'agree', size: edit.size };
		case 'answer': {
			const reading = index.answers.get(edit.reading)?.reading;
			const id = edit.answer ?? reading?.default;
			const answer = reading?.answers.find((other) => other.id === id)?.text ?? '';
			return { did: 'answer', question: reading?.question ?? edit.reading, answer };
		}
		case 'attend':
			return { did: 'attend', event: edit.event?.name };
		case 'restore':
			return edit.took === undefined ? { did: 'restore' } : { did: 'restore', took: edit.took };
	}
}
