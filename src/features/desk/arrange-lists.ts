import { locale } from '../../i18n/base/words.ts';
import { placeOf, playerOf, type PlacedList } from './placed-list.ts';

/** What the table is sorted by. */
export type Column = 'player' | 'army' | 'points' | 'state' | 'sent';

export type State = PlacedList['state'];

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
