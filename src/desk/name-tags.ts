import type { EventPack } from '#schema';
import type { NameTag, NameTags } from '../paper/index.ts';
import { printOrder } from './print-order.ts';
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
