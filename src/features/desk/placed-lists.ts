import { locale } from '../../i18n/base/words.ts';
import { pointsText } from '#i18n';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { DeskResults, ListAtDesk } from '../../workers/desk/messages.ts';

/** A row of the desk's table. */
export type DeskRow = DeskResults['desk-place'][number];

/** A list of the desk among those of its player. */
export interface PlacedList
	extends DeskRow, Pick<ListAtDesk, 'key' | 'mark' | 'unread' | 'system'> {}

type State = PlacedList['state'];

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

/** Army, points and state of a list in a line, as far as they are known. */
export function factsText({
	army,
	points,
	state
}: {
	readonly army?: string | undefined;
	readonly points?: number | undefined;
	readonly state: State;
}): string {
	const known = [army, points === undefined ? '' : pointsText(points), eventDesk.states[state]];
	return known.filter(Boolean).join(' · ');
}

/** What the table is sorted by. */
export type Column = 'player' | 'army' | 'points' | 'state' | 'sent';

/** The states in the order in which they are looked after. */
export const statesInOrder: readonly State[] = ['not wholly read', 'to fix', 'legal'];

/** How the table is arranged. */
export interface Arrangement {
	/** The words that are looked for. */
	readonly text: string;
	readonly state: State | undefined;
	readonly by: Column;
	readonly isDown: boolean;
}

/** The lists that are looked for, in their order. Those that say nothing of it come last. */
export function arrangedLists(
	lists: readonly PlacedList[],
	{ text, state, by, isDown }: Arrangement
): readonly PlacedList[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const shown = lists.filter(
		(row) =>
			(state === undefined || row.state === state) &&
			words.every((word) => wordsOf(row).includes(word))
	);
	const { compare } = new Intl.Collator(locale(), { numeric: true });
	const keyOf = keys[by];
	return shown
		.map((row) => ({ row, key: keyOf(row) }))
		.toSorted((one, other) => {
			if (one.key === '' || other.key === '')
				return Number(one.key === '') - Number(other.key === '');
			return isDown ? compare(other.key, one.key) : compare(one.key, other.key);
		})
		.map(({ row }) => row);
}

const keys: Readonly<Record<Column, (row: PlacedList) => string>> = {
	player: playerOf,
	army: ({ list }) => list.armyName ?? '',
	points: ({ list }) => (list.points === undefined ? '' : String(list.points)),
	state: ({ state }) => String(statesInOrder.indexOf(state)),
	sent: ({ list }) => list.sent ?? list.arrived ?? ''
};

function wordsOf(row: PlacedList): string {
	const { player = {}, armyName = '', name = '', code = '' } = row.list;
	return [...Object.values(player), armyName, name, code, placeOf(row)].join('\n').toLowerCase();
}
