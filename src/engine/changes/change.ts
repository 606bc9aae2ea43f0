import type { Roster, RosterUnit } from '#schema';
import {
	countNewUnits,
	countUnits,
	groupName,
	isOfList,
	isRoleId,
	nameOfUnit,
	optionName
} from './change-names.ts';
import { applyEdit, type Edit } from '../edit/edit.ts';
import { byKey } from '../base/by-key.ts';
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
	const changes = changesBy[edit.kind] as ChangesBy<Edit>;
	return changes(edit, roster, index);
}

type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>;
type ChangesBy<E extends Edit> = (
	edit: E,
	roster: Roster,
	index: ArmyIndex
) => readonly RosterChange[];

/** What each kind of edit changes. */
const changesBy: { readonly [K in Edit['kind']]: ChangesBy<EditOf<K>> } = {
	several: ({ edits }, roster, index) => {
		let before = roster;
		return edits.flatMap((each) => {
			const changes = eachChange(each, before, index);
			before = applyEdit(before, each);
			return changes;
		});
	},
	'add-units': ({ units }, roster, index) => addChanges(units, roster, index),
	'remove-units': ({ units }, roster, index) => [
		{ did: 'remove', units: countUnits(named(roster, units), index) }
	],
	'move-units': ({ units }, roster) => [{ did: 'reorder', count: named(roster, units).length }],
	'give-option': (edit, roster, index) => optionChange('give', edit, roster, index),
	'take-option': (edit, roster, index) => optionChange('take', edit, roster, index),
	'swap-option': ({ kind, unit, from, to }, roster, index) => [
		{
			did: kind,
			unit: nameOfUnit(roster, index, unit),
			from: optionName(index, from),
			to: optionName(index, to)
		}
	],
	'set-models': ({ kind, unit, models }, roster, index) => [
		{ did: kind, unit: nameOfUnit(roster, index, unit), models }
	],
	'name-unit': ({ kind, unit, name }, roster, index) => [
		{ did: kind, unit: nameOfUnit(roster, index, unit), words: name }
	],
	'note-unit': ({ kind, unit, note }, roster, index) => [
		{ did: kind, unit: nameOfUnit(roster, index, unit), words: note }
	],
	'add-group': (edit, roster, index) => [
		{
			did: 'make-group',
			group: groupName(edit.group.id, applyEdit(roster, edit), index),
			units: countUnits(named(roster, edit.units), index)
		}
	],
	'remove-group': ({ group }, roster, index) => [
		{ did: 'take-apart', group: groupName(group, roster, index) }
	],
	'name-group': ({ kind, group, name }, roster, index) => [
		{ did: kind, group: groupName(group, roster, index), words: name }
	],
	'join-group': joinChanges,
	rename: ({ kind, name }) => [{ did: kind, words: name }],
	resize: ({ size }) => [{ did: 'set-limit', size }],
	answer: ({ kind, reading: id, answer }, _, index) => {
		const reading = index.answers.get(id)?.reading;
		const chosen = answer ?? reading?.default;
		const text = reading?.answers.find((other) => other.id === chosen)?.text ?? '';
		return [{ did: kind, question: reading?.question ?? id, answer: text }];
	},
	attend: ({ kind, event }) => [{ did: kind, event: event?.name }],
	restore: ({ kind, took, isProposal }) => [
		isProposal ? { did: 'accept-proposal' } : { did: kind, ...(took !== undefined && { took }) }
	]
};

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

function optionChange(
	did: 'give' | 'take',
	{ unit, option }: EditOf<'give-option' | 'take-option'>,
	roster: Roster,
	index: ArmyIndex
): readonly RosterChange[] {
	const units = [{ name: nameOfUnit(roster, index, unit), having: [], ids: [unit] }];
	const isRole = isRoleId(index, option) && ({ isRole: true } as const);
	return [{ did, option: optionName(index, option), ...isRole, units }];
}

function joinChanges(
	{ units: ids, group: id }: EditOf<'join-group'>,
	roster: Roster,
	index: ArmyIndex
): readonly RosterChange[] {
	const units = named(roster, ids);
	if (id !== undefined) {
		const did = isOfList(id, roster, index) ? 'move' : 'join';
		return [{ did, units: countUnits(units, index), group: groupName(id, roster, index) }];
	}
	const grouped = units.filter(({ group }) => group !== undefined);
	return [...byKey(grouped, ({ group = '' }) => group)].map(([group, own]) => ({
		did: 'leave',
		units: countUnits(own, index),
		group: groupName(group, roster, index)
	}));
}
