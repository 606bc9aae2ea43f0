import type { EventPack } from '#schema';
import type { NameTag, NameTags } from '../paper/index.ts';
import type { DeskRow } from './rows.ts';

/** A tag for each player who has a name, in the order of tables or names. */
export function nameTags(
	rows: readonly DeskRow[],
	{ name: event, date }: EventPack,
	isByTable: boolean
): NameTags {
	const standing = rows.filter(({ stands }) => stands);
	const tags = printOrder(standing, isByTable).flatMap(({ list }): readonly NameTag[] => {
		const { name, club, team, table, number } = list.player ?? {};
		if (name === undefined) return [];
		return [{ name, club, team, army: list.armyName, table, number }];
	});
	return { event, date, tags };
}

/** By table where there are some, else by name. */
export function printOrder(rows: readonly DeskRow[], isByTable: boolean): readonly DeskRow[] {
	const keyOf = ({ list: { player = {} } }: DeskRow): string =>
		[isByTable ? (player.table ?? '\uFFFF') : '', player.name ?? '\uFFFF'].join('\u0000');
	const { compare } = new Intl.Collator('en', { numeric: true });
	return rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}
