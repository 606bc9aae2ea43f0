import type { EventPack } from '#schema';
import { peerCheck, peerMark, type DeskList } from '../exchange/desk/index.ts';
import { deskPeers } from '../i18n/en/desk/peers.ts';
import { FileNames, type NamedText } from './named-file.ts';
import { standing, type DeskRow } from './rows.ts';

/** So many lists of others each player checks. */
const each = 3;

/**
 * A bundle for each player: lists of others, those of his own team last, so that all lists are checked equally often.
 * @param textOf the list as an opponent gets it; undefined if it could not be read
 */
export function peerFiles(
	rows: readonly DeskRow[],
	textOf: (list: DeskList) => string | undefined,
	{ name, date }: Pick<EventPack, 'name' | 'date'>
): readonly NamedText[] {
	const all = standing(rows);
	const lists = all.filter(({ list }) => textOf(list) !== undefined);
	const given = new Map(lists.map((row) => [row, 0]));
	const names = new FileNames();
	return all.flatMap((row, at): readonly NamedText[] => {
		const chosen = othersOf(row, at, lists, given);
		if (chosen.length === 0) return [];
		for (const one of chosen) given.set(one, (given.get(one) ?? 0) + 1);
		const bundle = chosen.map(({ list }) => ({ mark: peerMark(list), text: textOf(list) ?? '' }));
		const { player = {}, file } = row.list;
		const head = [
			...(player.email === undefined ? [] : [`To: ${player.email}`]),
			`Subject: ${deskPeers.subject(name)}`
		];
		const text = `${head.join('\n')}\n\n${peerCheck(`${name}, ${date}`, bundle)}`;
		return [{ name: names.next(player.name ?? file, 'txt'), text }];
	});
}

/** The lists that were given least often before, beginning with those behind the player's own. */
function othersOf(
	row: DeskRow,
	at: number,
	lists: readonly DeskRow[],
	given: ReadonlyMap<DeskRow, number>
): readonly DeskRow[] {
	const team = row.list.player?.team;
	const isMate = (other: DeskRow): boolean =>
		team !== undefined && other.list.player?.team === team;
	return lists
		.map((_, step) => lists[(at + 1 + step) % lists.length])
		.filter((other) => other !== undefined && other.owner !== row.owner)
		.flatMap((other) => other ?? [])
		.toSorted(
			(one, other) =>
				Number(isMate(one)) - Number(isMate(other)) ||
				(given.get(one) ?? 0) - (given.get(other) ?? 0)
		)
		.slice(0, each);
}
