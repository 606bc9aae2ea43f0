import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { DeskResults, ListAtDesk } from '../../workers/desk/messages.ts';

/** A row of the desk's table. */
export type DeskRow = DeskResults['desk-place'][number];

/** A list of the desk among those of its player. */
export interface PlacedList
	extends DeskRow, Pick<ListAtDesk, 'key' | 'mark' | 'unread' | 'system'> {}

/** The lists in the order of their rows. */
export function listsOf(
	lists: readonly ListAtDesk[],
	rows: readonly DeskRow[]
): readonly PlacedList[] {
	return lists.flatMap(({ key, mark, unread, system }, at) => {
		const row = rows[at];
		return row ? [{ ...row, key, mark, unread, ...(system !== undefined && { system }) }] : [];
	});
}

/** What is said of a list beside its state. */
export function remarksOf({
	isLate,
	stands,
	twice,
	version,
	maybe,
	list
}: DeskRow): readonly string[] {
	return [
		...(list.otherTotal ? [eventDesk.otherTotal] : list.figures ? [eventDesk.otherPrices] : []),
		...(isLate ? [eventDesk.late] : []),
		...(twice ? [eventDesk[twice]] : []),
		...(stands ? (version > 1 ? [eventDesk.version(version)] : []) : [eventDesk.replaced]),
		...(maybe === undefined ? [] : [eventDesk.maybe(maybe)]),
		...(list.guessedBy === undefined ? [] : [eventDesk.guessedBy[list.guessedBy]]),
		...(list.sender === undefined ? [] : [eventDesk.sender(list.sender)])
	];
}

/** Where a list was found. */
export function placeOf({ list: { file, part } }: DeskRow): string {
	return part === undefined ? file : `${file}, ${part}`;
}

/** The name of its player, or his address. */
export function playerOf({ list: { player } }: DeskRow): string {
	return player?.name ?? player?.email ?? '';
}
