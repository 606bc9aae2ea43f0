import type { Roster, RosterUnit } from '#schema';
import { applyEdit, type Edit } from '../edit/edit.ts';
import { byKey } from '../compare/pairs.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { arrange, kindOfGroup } from '../base/groups.ts';
import { isRole } from '../allow/entry-options.ts';
import { variableModels, musterUnit, unitName } from '../base/muster.ts';

/** Units with the same name and options and, if they are new, the same models and role. */
export interface CountedUnits {
	readonly name: string;
	/** The plural of the name, where known; custom names have none. */
	readonly plural?: string | undefined;
	/** How many models each new one has, where the player may choose. */
	readonly models?: number | undefined;
	/** The role of the army that a new one has, such as the general's. */
	readonly role?: string;
	/** The names of their options. */
	readonly having: readonly string[];
	/** Their ids in the roster. */
	readonly ids: readonly string[];
}

/** What an edit changes, with names instead of ids. */
export type RosterChange =
	| { readonly did: 'remove'; readonly units: readonly CountedUnits[] }
	/** `group`: only for groups of the rules. */
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
			/** Whether it is a role of the army, such as the general's. */
			readonly isRole?: true;
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
	/** An empty text removes the name or note. */
	| { readonly did: 'name-unit' | 'note-unit'; readonly unit: string; readonly words: string }
	| { readonly did: 'make-group'; readonly group: string; readonly units: readonly CountedUnits[] }
	| { readonly did: 'take-apart'; readonly group: string }
	| { readonly did: 'name-group'; readonly group: string; readonly words: string }
	| {
			/** Into or out of a group of the rules, or a planned one. */
			readonly did: 'join' | 'move' | 'leave';
			readonly units: readonly CountedUnits[];
			readonly group: string;
	  }
	| { readonly did: 'reorder'; readonly count: number }
	| { readonly did: 'rename'; readonly words: string }
	| { readonly did: 'set-limit'; readonly size: number }
	| { readonly did: 'answer'; readonly question: string; readonly answer: string }
	| { readonly did: 'attend'; readonly event: string | undefined }
	| { readonly did: 'accept-proposal' }
	/** To an earlier list, or to the data of a date. */
	| { readonly did: 'restore'; readonly took?: string | undefined };

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
	return [...byKey(grouped, ({ group = '' }) => group)].map(([group, joining]) => ({
		did: 'leave',
		units: countUnits(joining, index),
		group: groupName(group, roster, index)
	}));
}

/** Joins equal changes, and pairs that belong together, such as taken and given into moved. */
function mergeChanges(changes: readonly RosterChange[]): readonly RosterChange[] {
	return replaced(handedOn(moved(changes.reduce<readonly RosterChange[]>(added, []))));
}

function added(changes: readonly RosterChange[], change: RosterChange): readonly RosterChange[] {
	for (const [at, earlier] of changes.entries()) {
		const both = together(earlier, change);
		if (both) return changes.with(at, both);
	}
	return [...changes, change];
}

/** Two changes of the same kind and subject as one. */
function together(one: RosterChange, other: RosterChange): RosterChange | undefined {
	if ('units' in one && 'units' in other && one.did !== 'replace' && other.did !== 'replace') {
		const isSame =
			one.did === other.did &&
			('option' in one ? one.option : undefined) ===
				('option' in other ? other.option : undefined) &&
			('group' in one ? one.group : undefined) === ('group' in other ? other.group : undefined);
		return isSame ? { ...one, units: addUp([...one.units, ...other.units]) } : undefined;
	}
	if (one.did === 'reorder' && other.did === 'reorder') {
		return { did: 'reorder', count: one.count + other.count };
	}
	return undefined;
}

/** An option that moves from one unit to another. */
function moved(changes: readonly RosterChange[]): readonly RosterChange[] {
	for (const [at, give] of changes.entries()) {
		if (give.did !== 'give') continue;
		const to = onlyOne(give.units);
		for (const [from, change] of changes.entries()) {
			const giver = from < at ? giverOf(change, give.option) : undefined;
			if (giver === undefined || to === undefined) continue;
			const move: RosterChange = { did: 'move-option', option: give.option, from: giver, to };
			return moved(changes.with(from, move).toSpliced(at, 1));
		}
	}
	return changes;
}

function giverOf(change: RosterChange, option: string): string | undefined {
	return change.did === 'take' && change.option === option ? onlyOne(change.units) : undefined;
}

function onlyOne(units: readonly CountedUnits[]): string | undefined {
	const [only, ...others] = units;
	return only?.ids.length === 1 && others.length === 0 ? only.name : undefined;
}

/** An option kept as a unit of its own, now given to a unit. */
function handedOn(changes: readonly RosterChange[]): readonly RosterChange[] {
	return changes.filter((change) => {
		if (change.did !== 'remove') return true;
		const stray = onlyOne(change.units);
		return !changes.some((other) => other.did === 'give' && other.option === stray);
	});
}

/** Units that are replaced by others. */
function replaced(changes: readonly RosterChange[]): readonly RosterChange[] {
	const gone = changes.findIndex(({ did }) => did === 'remove');
	const come = changes.findIndex(({ did }) => did === 'add');
	const [remove, add] = [changes[gone], changes[come]];
	if (remove?.did !== 'remove' || add?.did !== 'add') return changes;
	const replace: RosterChange = { did: 'replace', units: remove.units, by: add.units };
	return changes.with(gone, replace).toSpliced(come, 1);
}

/** The units, grouped by name and options. */
function countUnits(units: readonly RosterUnit[], index: ArmyIndex): readonly CountedUnits[] {
	return addUp(units.map((unit) => countedUnit(unit, index, unit.options)));
}

/** Units that are new, with the models and the role that each comes with. */
function countNewUnits(units: readonly RosterUnit[], index: ArmyIndex): readonly CountedUnits[] {
	return addUp(
		units.map((unit) => {
			const role = unit.options?.find((option) => isRoleId(index, option));
			return {
				...countedUnit(
					unit,
					index,
					unit.options?.filter((option) => option !== role)
				),
				models: variableModels(musterUnit(unit, index)),
				...(role !== undefined && { role: optionName(index, role) })
			};
		})
	);
}

/** Whether an id is that of a role of the army. */
function isRoleId({ entries }: ArmyIndex, option: string): boolean {
	const indexed = entries.get(option);
	return indexed !== undefined && isRole(indexed);
}

function countedUnit(
	unit: RosterUnit,
	index: ArmyIndex,
	options: readonly string[] = []
): CountedUnits {
	const mustered = musterUnit(unit, index);
	return {
		name: unitName(mustered),
		plural: unit.name ?? mustered.indexed?.entry.plural,
		having: options.map((option) => optionName(index, option)),
		ids: [unit.id]
	};
}

/** Joins units with the same name, models, role and options. */
function addUp(units: readonly CountedUnits[]): readonly CountedUnits[] {
	const sums = new Map<string, CountedUnits>();
	for (const unit of units) {
		const key = JSON.stringify([unit.name, unit.models, unit.role, unit.having.toSorted()]);
		const ids = new Set([...(sums.get(key)?.ids ?? []), ...unit.ids]);
		sums.set(key, { ...unit, ids: [...ids] });
	}
	return [...sums.values()];
}

/** The name of a unit; its id if the roster does not have it. */
function nameOfUnit({ units }: Roster, index: ArmyIndex, id: string): string {
	const unit = units.find((other) => other.id === id);
	return unit ? unitName(musterUnit(unit, index)) : id;
}

function optionName({ entries, formerly }: ArmyIndex, id: string): string {
	return entries.get(formerly.get(id) ?? id)?.entry.name ?? id;
}

/** A group's custom name, or its kind and number. */
function groupName(id: string, { groups = [] }: Roster, index: ArmyIndex): string {
	return arrange(index, groups, []).find((group) => group.id === id)?.name ?? id;
}

/** Whether a group is part of the rules, not only planned. */
function isOfList(id: string, { groups = [] }: Roster, index: ArmyIndex): boolean {
	const kind = groups.find((group) => group.id === id)?.kind;
	return kind !== undefined && kindOfGroup(index, kind)?.sketch !== true;
}
