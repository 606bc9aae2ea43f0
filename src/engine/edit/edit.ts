import type { EventPack, Roster, RosterGroup, RosterUnit } from '#schema';
import { biggestSize, maxGroups, maxModels, maxOptions, maxUnits } from '../../schema/bounds.ts';

/** A change to a roster, as plain data. */
export type Edit =
	| { readonly kind: 'add-units'; readonly units: readonly RosterUnit[] }
	| { readonly kind: 'remove-units'; readonly units: readonly string[] }
	/** Moves units, in the roster's order, before another unit or to the end. */
	| {
			readonly kind: 'move-units';
			readonly units: readonly string[];
			readonly before?: string | undefined;
	  }
	| { readonly kind: 'give-option'; readonly unit: string; readonly option: string }
	| { readonly kind: 'take-option'; readonly unit: string; readonly option: string }
	| {
			readonly kind: 'swap-option';
			readonly unit: string;
			readonly from: string;
			readonly to: string;
	  }
	/** Sets the number of models, where the player chooses it. */
	| { readonly kind: 'set-models'; readonly unit: string; readonly models: number }
	| { readonly kind: 'name-unit'; readonly unit: string; readonly name: string }
	| { readonly kind: 'note-unit'; readonly unit: string; readonly note: string }
	/** Creates a group with these units, perhaps none. */
	| { readonly kind: 'add-group'; readonly group: RosterGroup; readonly units: readonly string[] }
	/** Disbands a group; its units stay. */
	| { readonly kind: 'remove-group'; readonly group: string }
	| { readonly kind: 'name-group'; readonly group: string; readonly name: string }
	/** Moves units to the end of a group, or out of all groups. */
	| {
			readonly kind: 'join-group';
			readonly units: readonly string[];
			readonly group?: string | undefined;
	  }
	| { readonly kind: 'rename'; readonly name: string }
	| { readonly kind: 'resize'; readonly size: number }
	/** Chooses an interpretation; without an answer, the default. */
	| {
			readonly kind: 'answer';
			readonly reading: string;
			readonly answer?: string | undefined;
	  }
	/** Uses an event's rules and points limit; without one, no event. */
	| { readonly kind: 'attend'; readonly event?: EventPack | undefined }
	/** Restores an earlier step or a saved version, switches to the data of another date, or takes a proposal. */
	| {
			readonly kind: 'restore';
			readonly roster: Roster;
			readonly took?: string | undefined;
			readonly isProposal?: true;
	  }
	/** Several edits that the player sees as one. */
	| { readonly kind: 'several'; readonly edits: readonly Edit[] };

type Applied = {
	readonly [K in Edit['kind']]: (roster: Roster, edit: Extract<Edit, { kind: K }>) => Roster;
};

/** How each kind of edit changes a roster. */
const applied: Applied = {
	'add-units': (roster, { units }) => ({ ...roster, units: [...roster.units, ...units] }),
	'remove-units': (roster, { units }) => ({
		...roster,
		units: roster.units.filter(({ id }) => !units.includes(id))
	}),
	'move-units': (roster, { units, before }) => ({
		...roster,
		units: moved(roster.units, units, before)
	}),
	'give-option': (roster, { unit, option }) =>
		changeOptions(roster, unit, (options) => [...options, option]),
	'take-option': (roster, { unit, option }) =>
		changeOptions(roster, unit, (options) => withoutLast(options, option)),
	'swap-option': (roster, { unit, from, to }) =>
		changeOptions(roster, unit, (options) => [...withoutLast(options, from), to]),
	'set-models': (roster, { unit, models }) =>
		changeUnit(roster, unit, (before) => ({ ...before, models })),
	'name-unit': (roster, { unit, name }) =>
		changeUnit(roster, unit, ({ name: _, ...rest }) => (name === '' ? rest : { ...rest, name })),
	'note-unit': (roster, { unit, note }) =>
		changeUnit(roster, unit, ({ note: _, ...rest }) => (note === '' ? rest : { ...rest, note })),
	'add-group': (roster, { group, units }) =>
		joinGroup({ ...roster, groups: [...(roster.groups ?? []), group] }, units, group.id),
	'remove-group': (roster, { group }) => removeGroup(roster, group),
	'name-group': (roster, { group, name }) => nameGroup(roster, group, name),
	'join-group': (roster, { units, group }) => joinGroup(roster, units, group),
	rename: (roster, { name }) => ({ ...roster, name }),
	resize: (roster, { size }) => ({ ...roster, size }),
	answer: (roster, { reading, answer: given }) => answer(roster, reading, given),
	attend: (roster, { event }) => attend(roster, event),
	restore: ({ id }, { roster }) => ({ ...roster, id }),
	several: (roster, { edits }) => edits.reduce(applyEdit, roster)
};

/** The roster after an edit. The one before is not changed, so that undo can return to it. */
export function applyEdit(roster: Roster, edit: Edit): Roster {
	const apply = applied[edit.kind] as (roster: Roster, edit: Edit) => Roster;
	return apply(roster, edit);
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

/** These units moved before another one, in their order; to the end without one. */
function moved(
	units: readonly RosterUnit[],
	ids: readonly string[],
	before: string | undefined
): readonly RosterUnit[] {
	const moving = units.filter(({ id }) => ids.includes(id));
	const staying = units.filter(({ id }) => !ids.includes(id));
	const at = staying.findIndex(({ id }) => id === before);
	const place = at === -1 ? staying.length : at;
	return [...staying.slice(0, place), ...moving, ...staying.slice(place)];
}

/** Puts units into a group, after those already in it. */
function joinGroup(roster: Roster, ids: readonly string[], group: string | undefined): Roster {
	if (ids.length === 0) return roster;
	const units = moved(roster.units, ids, undefined).map((unit) => {
		if (!ids.includes(unit.id)) return unit;
		const { group: _, ...alone } = unit;
		return group === undefined ? alone : { ...alone, group };
	});
	return { ...roster, units };
}

function removeGroup(roster: Roster, group: string): Roster {
	const members = roster.units.filter((unit) => unit.group === group).map(({ id }) => id);
	const { groups = [], ...rest } = joinGroup(roster, members, undefined);
	const left = groups.filter(({ id }) => id !== group);
	return left.length === 0 ? rest : { ...rest, groups: left };
}

function nameGroup(roster: Roster, id: string, name: string): Roster {
	const groups = (roster.groups ?? []).map((group) => {
		if (group.id !== id) return group;
		const { name: _, ...unnamed } = group;
		return name === '' ? unnamed : { ...unnamed, name };
	});
	return { ...roster, groups };
}

function answer(roster: Roster, reading: string, chosen: string | undefined): Roster {
	const { readings = {}, ...rest } = roster;
	const { [reading]: _, ...others } = readings;
	const answers = chosen === undefined ? others : { ...others, [reading]: chosen };
	return Object.keys(answers).length === 0 ? rest : { ...rest, readings: answers };
}

function attend(roster: Roster, event: EventPack | undefined): Roster {
	const { event: _, ...rest } = roster;
	return event ? { ...rest, size: event.size ?? roster.size, event } : rest;
}

/** Whether a roster is within the bounds that are checked when it is read from storage. */
export function isWithinBounds({ size, units, groups = [] }: Roster): boolean {
	return (
		size <= biggestSize &&
		units.length <= maxUnits &&
		groups.length <= maxGroups &&
		units.every(
			({ options = [], models = 1 }) => options.length <= maxOptions && models <= maxModels
		)
	);
}
