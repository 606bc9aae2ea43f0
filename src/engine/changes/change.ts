import type { Roster, RosterUnit } from '#schema';
import {
	countNewUnits,
	countUnits,
	groupName,
	isOfList,
	isRoleId,
	nameOfUnit,
	newGroupName,
	optionName
} from './change-names.ts';
import { applyEdit, type Edit } from '../edit/edit.ts';
import { mergeChanges } from './merge-changes.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import type { RosterChange } from './roster-change.ts';

/**
 * The changes that an edit makes, in order, with equal ones joined.
 * @param roster before the edit
 */
export function changesOf(edit: Edit, roster: Roster, index: ArmyIndex): readonly RosterChange[] {
	return mergeChanges(eachChange(edit, roster, index));
}

function eachChange(edit: Edit, roster: Roster, index: ArmyIndex): readonly RosterChange[] {
	switch (edit.kind) {
		case 'several': {
			let before = roster;
			return edit.edits.flatMap((each) => {
				const changes = eachChange(each, before, index);
				before = applyEdit(before, each);
				return changes;
			});
		}
		case 'add-units':
			return addChanges(edit.units, roster, index);
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
					...(isRoleId(index, edit.option) && { isRole: true }),
					units: [{ name: nameOfUnit(roster, index, edit.unit), having: [], ids: [edit.unit] }]
				}
			];
		case 'swap-option':
		case 'set-models':
		case 'name-unit':
		case 'note-unit':
			return [unitChange(edit, roster, index)];
		case 'add-group':
		case 'remove-group':
		case 'name-group':
		case 'join-group':
			return groupChanges(edit, roster, index);
		default:
			return [listChange(edit, index)];
	}
}

/** Added units, for each group separately. */
function addChanges(
	units: readonly RosterUnit[],
	roster: Roster,
	index: ArmyIndex
): readonly RosterChange[] {
	const groupIdOf = ({ group }: RosterUnit): string | undefined =>
		group !== undefined && isOfList(group, roster, index) ? group : undefined;
	return [...new Set(units.map(groupIdOf))].map((id) => {
		const added = units.filter((unit) => groupIdOf(unit) === id);
		const group = id === undefined ? undefined : groupName(id, roster, index);
		return {
			did: 'add',
			units: countNewUnits(added, index),
			...(group !== undefined && { group })
		};
	});
}

function named(roster: Roster, ids: readonly string[]) {
	return roster.units.filter(({ id }) => ids.includes(id));
}

type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>;

function unitChange(
	edit: EditOf<'swap-option' | 'set-models' | 'name-unit' | 'note-unit'>,
	roster: Roster,
	index: ArmyIndex
): RosterChange {
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

function groupChanges(
	edit: EditOf<'add-group' | 'remove-group' | 'name-group' | 'join-group'>,
	roster: Roster,
	index: ArmyIndex
): readonly RosterChange[] {
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

function listChange(
	edit: EditOf<'rename' | 'resize' | 'answer' | 'attend' | 'restore'>,
	index: ArmyIndex
): RosterChange {
	switch (edit.kind) {
		case 'rename':
			return { did: 'rename', words: edit.name };
		case 'resize':
			return { did: 'set-limit', size: edit.size };
		case 'answer': {
			const reading = index.answers.get(edit.reading)?.reading;
			const id = edit.answer ?? reading?.default;
			const answer = reading?.answers.find((other) => other.id === id)?.text ?? '';
			return { did: 'answer', question: reading?.question ?? edit.reading, answer };
		}
		case 'attend':
			return { did: 'attend', event: edit.event?.name };
		case 'restore':
			if (edit.isProposal) return { did: 'accept-proposal' };
			return edit.took === undefined ? { did: 'restore' } : { did: 'restore', took: edit.took };
	}
}
