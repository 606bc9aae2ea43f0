import type { Player } from '#schema';
import type { DeskList } from '../exchange/desk/index.ts';
import type { Sent } from '../exchange/index.ts';
import type { Outcome } from './outcome.ts';
import { listsOfSent, type Means } from './read-lists.ts';
import { listRow } from './rows.ts';

/** What was sent in one file, opened. */
export interface SentFile {
	readonly name: string;
	/** When it was written, in ISO: it counts where nothing says when a list was sent. */
	readonly arrived?: string | undefined;
	readonly sent: AsyncIterable<Sent> | Iterable<Sent>;
}

/** A list as it was found, with its row. */
export interface Found {
	readonly row: DeskList;
	readonly outcome: Outcome;
}

/**
 * The lists in a file, one after the other: only one report at a time is in memory. An organiser's folder may have the
 * event's pack in it, which is no list.
 * @param playerOf who plays a list according to a person, by its number in the file
 */
export async function* foundIn(
	{ name, arrived, sent }: SentFile,
	means: Means,
	playerOf: (at: number) => Player | undefined = () => undefined
): AsyncGenerator<Found> {
	let at = 0;
	for await (const one of sent) {
		for (const list of await listsOfSent(one, means)) {
			const outcome = await list();
			if (outcome.kind === 'unreadable' && outcome.isEvent) continue;
			const row = listRow(name, outcome, arrived);
			const player = playerOf(at);
			yield player ? corrected({ row, outcome }, player) : named({ row, outcome });
			at += 1;
		}
	}
}

/** Its papers name the player, even if nothing but the name of its file does. */
function named({ row, outcome }: Found): Found {
	return row.player ? { row, outcome: { ...outcome, player: row.player } } : { row, outcome };
}

/** A list of another player than what was sent says: an address is then the sender's, unless it was given too. */
function corrected({ row, outcome }: Found, player: Player): Found {
	const { isGuessed: _, player: before = {}, ...others } = row;
	const { email, ...kept } = before;
	const isOther = player.name !== undefined && player.name !== before.name;
	const isTheirs = isOther && before.name !== undefined && row.isGuessed === undefined;
	const all = { ...kept, ...(!isTheirs && email !== undefined && { email }), ...player };
	const sender = isTheirs ? before.name : row.sender;
	return {
		row: { ...others, player: all, ...(sender !== undefined && { sender }) },
		outcome: { ...outcome, player: all }
	};
}
