import type { IndexedEntry, MusteredUnit, Report } from '#engine';
import { reasonsText } from '#i18n';
import type { Roster } from '#schema';
import { toggleOption } from '../units/give-option.ts';
import { tapped, type Tapped } from '../units/option-price.ts';
import { optionTables, othersInPicker, type Room } from './option-tables.ts';

/** The filter of a picker of items. */
export interface AskedItems {
	/** Words that must all be in a name, heading or text. */
	readonly text: string;
	/** Whether to show only items that the unit has or may have now. */
	readonly isFree: boolean;
	/** Ids of the items that it showed first, in their order: they stay where they are. */
	readonly shown?: readonly string[];
}

/** An item as a picker lists it. */
export interface PickedItem {
	readonly option: IndexedEntry;
	readonly isChosen: boolean;
	/** Undefined if the unit may have it. */
	readonly why: string | undefined;
	readonly tap: Tapped;
}

/** Items under one heading. */
export interface ItemShelf {
	readonly heading: string;
	readonly items: readonly PickedItem[];
	readonly room: Room | undefined;
}

/** The items that pass the filter, by heading: those shown before where they were, then available ones first. */
export function itemShelves(
	roster: Roster,
	{ context }: Pick<Report, 'context'>,
	mustered: MusteredUnit,
	asked: AskedItems
): readonly ItemShelf[] {
	const { index } = context;
	const tables = optionTables(context, mustered).inPicker;
	const others = asked.isFree ? [] : othersInPicker(index, mustered);
	const shown = new Map(asked.shown?.map((id, at) => [id, at]));
	const headings = [...new Set(index.system.types.map(({ heading }) => heading))];
	return headings
		.map((heading): ItemShelf => {
			const table = tables.find((each) => each.heading === heading);
			const options = [
				...(table?.options ?? []),
				...others.filter(({ type }) => type.heading === heading)
			];
			const items = options
				.filter((option) => isFound(option, asked.text))
				.map((option) => pickedItem(roster, context, mustered, option))
				.filter((item) => !asked.isFree || isAvailable(item) || shown.has(item.option.entry.id));
			return { heading, items: inPlace(freeFirst(items), shown), room: table?.room };
		})
		.filter(({ items }) => items.length > 0);
}

function pickedItem(
	roster: Roster,
	context: Report['context'],
	mustered: MusteredUnit,
	option: IndexedEntry
): PickedItem {
	const isChosen = mustered.options.some(({ id }) => id === option.entry.id);
	const toggling = toggleOption(roster, context, mustered, option);
	return {
		option,
		isChosen,
		why: reasonsText(context.index, toggling.why, mustered.unit.id),
		tap: tapped(roster, context, toggling, isChosen)
	};
}

function freeFirst(items: readonly PickedItem[]): readonly PickedItem[] {
	return [...items.filter(isAvailable), ...items.filter((item) => !isAvailable(item))];
}

function isAvailable({ isChosen, why }: PickedItem): boolean {
	return isChosen || why === undefined;
}

function inPlace(
	items: readonly PickedItem[],
	shown: ReadonlyMap<string, number>
): readonly PickedItem[] {
	const place = ({ option }: PickedItem): number => shown.get(option.entry.id) ?? shown.size;
	return items.toSorted((one, other) => place(one) - place(other));
}

function isFound({ entry, type }: IndexedEntry, text: string): boolean {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const all = [entry.name, ...(entry.aliases ?? []), type.heading, entry.text ?? ''];
	const haystack = all.join('\n').toLowerCase();
	return words.every((word) => haystack.includes(word));
}
