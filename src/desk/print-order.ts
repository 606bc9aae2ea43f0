import type { DeskRow } from './rows.ts';

/** By table where there are some, else by name. */
export function printOrder(rows: readonly DeskRow[], isByTable: boolean): readonly DeskRow[] {
	const keyOf = ({ list: { player = {} } }: DeskRow): string =>
		[isByTable ? (player.table ?? '\uFFFF') : '', player.name ?? '\uFFFF'].join('\u0000');
	const { compare } = new Intl.Collator('en', { numeric: true });
	return rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}
