import {
	matches,
	optionRooms,
	type ArmyIndex,
	type CheckContext,
	type IndexedEntry,
	type MusteredUnit,
	type OptionRoom
} from '#engine';
import { ranksEditor } from '../../../i18n/en/groups.ts';
import { optionGroups, type OptionGroup } from '../../units/index.ts';

/** How many of some options a unit has, may have and needs. */
export type Room = Pick<OptionRoom, 'label' | 'chosen' | 'min' | 'max' | 'isOfPoints'>;

/** Options of a unit under one heading, and how they are shown. */
export interface OptionTable extends OptionGroup {
	/** `chips` show names only, `rows` names with their texts. */
	readonly look: 'chips' | 'rows';
	/** Whether such a unit seldom takes them: they come after its items. */
	readonly isSeldom: boolean;
	/** Shown if the unit may have several of them, or needs one. */
	readonly room: Room | undefined;
}

/** The dialog of a unit shows at most this many options with a text; more go into the picker. */
const maxInDialog = 9;

/** The options of a unit, by where they are chosen. */
export interface OptionTables {
	/** In the unit's dialog, by heading. */
	readonly inDialog: readonly OptionTable[];
	/** In the picker, by heading. */
	readonly inPicker: readonly OptionTable[];
	/** Limits over all of the picker's options together. */
	readonly rooms: readonly Room[];
}

export function optionTables(
	{ index, limit }: Pick<CheckContext, 'index' | 'limit'>,
	mustered: MusteredUnit
): OptionTables {
	const rooms = optionRooms(index, mustered, limit);
	const groups = optionGroups(index, mustered);
	const picked = groups.filter(({ options }) => isPicked(index, options));
	// A limit on all of them is shown once, not at each heading.
	const ofHeadings = rooms.filter(({ isOfAll }) => !isOfAll);
	return {
		inDialog: inOrderOfUse(
			groups
				.filter((group) => !picked.includes(group))
				.map((group) => tableOf(group, mustered, rooms))
		),
		inPicker: picked.map((group) => tableOf(group, mustered, ofHeadings)),
		rooms: rooms.filter(
			({ isOfAll, of }) =>
				isOfAll && picked.some(({ options }) => options.some(({ tags }) => matches(of, tags)))
		)
	};
}

/** The picker's options that this unit is not offered. */
export function othersInPicker(index: ArmyIndex, mustered: MusteredUnit): readonly IndexedEntry[] {
	const offered = new Set(
		optionGroups(index, mustered).flatMap(({ options }) => options.map(({ entry }) => entry.id))
	);
	return index.options.filter(
		(option) => !offered.has(option.entry.id) && isPicked(index, [option])
	);
}

/** What the unit must have comes first, what such units seldom take last. */
function inOrderOfUse(tables: readonly OptionTable[]): readonly OptionTable[] {
	const rank = ({ isForced, isSeldom, room }: OptionTable): number => {
		if (isForced || (room && room.min > 0)) return 0;
		return isSeldom ? 2 : 1;
	};
	return tables.toSorted((one, other) => rank(one) - rank(other));
}

function tableOf(
	group: OptionGroup,
	{ tags }: MusteredUnit,
	rooms: readonly OptionRoom[]
): OptionTable {
	const own = rooms.filter(({ of }) => group.options.every(({ tags }) => matches(of, tags)));
	return {
		...group,
		look: group.options.every(isNameOnly) ? 'chips' : 'rows',
		isSeldom: group.options.every(
			({ type }) => type.seldomFor !== undefined && matches(type.seldomFor, tags)
		),
		room: tightest(own)
	};
}

function isPicked({ options: all }: ArmyIndex, options: readonly IndexedEntry[]): boolean {
	return options.some(({ type }) => {
		if (type.look) return type.look === 'picker';
		const alike = all.filter((option) => option.type === type);
		return alike.length > maxInDialog && alike.every(({ entry }) => entry.text !== undefined);
	});
}

function isNameOnly({ entry, type, rules }: IndexedEntry): boolean {
	if (entry.repeat !== undefined) return false;
	if (type.look === 'chips') return true;
	return entry.text === undefined && entry.stats === undefined && rules.length === 0;
}

/**
 * The lowest maximum with the highest minimum, which may be of another rule. A limit of one is left out: choosing
 * another option simply swaps it.
 */
function tightest(rooms: readonly OptionRoom[]): Room | undefined {
	const [first] = rooms.toSorted((one, other) => (one.max ?? Infinity) - (other.max ?? Infinity));
	if (!first) return undefined;
	const alike = rooms.filter(({ isOfPoints }) => isOfPoints === first.isOfPoints);
	const min = Math.max(...alike.map((room) => room.min));
	return min > 0 || (first.max ?? 1) !== 1 ? { ...first, min } : undefined;
}

/** As `roomText`, with the noun: "Magic items: 2/3", "Magic items: 75/100". */
export function roomOfText(room: Room): string {
	const { room: words } = ranksEditor;
	const ofWhat = room.isOfPoints ? words.ofPoints : words.ofThings;
	return ofWhat(roomText(room), room.label ?? words.items);
}

/** "1 of 3", "2 of 2–4", "0 of 1 or more", "75 of 100 points". */
export function roomText({ chosen, min, max, isOfPoints }: Room): string {
	const { room } = ranksEditor;
	if (isOfPoints) return room.points(chosen, max ?? 0);
	if (max === undefined) return room.orMore(chosen, min);
	return min === 0 || min === max ? room.most(chosen, max) : room.between(chosen, min, max);
}
