import type { Player } from '#schema';
import { isPeerCheck, remarksIn, type DeskList, type PeerRemark } from '../exchange/desk/index.ts';
import type { OpenedTexts, OpenedText } from '../exchange/index.ts';
import { listsOfSent, type Means, type Outcome } from './judge-lists.ts';
import { listRow } from './rows.ts';

/** What was sent in one file, opened. */
interface SentFile {
	readonly name: string;
	/** When it was written, in ISO: it counts where nothing says when a list was sent. */
	readonly arrived?: string | undefined;
	readonly sent: AsyncIterable<OpenedTexts> | Iterable<OpenedTexts>;
}

/** What the organiser said of a file's lists, and who hears of remarks that are no lists. */
interface FindOptions {
	/** Who plays a list according to a person, by its number in the file. */
	readonly playerOf?: (at: number) => Player | undefined;
	/** Called with the remarks of a player on the lists of others. */
	readonly onremarks?: (remarks: readonly PeerRemark[]) => void;
}

/** A list as it was found, with its row. */
export interface Found {
	readonly row: DeskList;
	readonly outcome: Outcome;
}

/**
 * The lists in a file, one after the other: only one report at a time is in memory. An organiser's folder may have the
 * event's pack in it, which is no list, and remarks of players on each other's.
 */
export async function* foundIn(
	{ name, arrived, sent }: SentFile,
	means: Means,
	{ playerOf, onremarks }: FindOptions = {}
): AsyncGenerator<Found> {
	let at = 0;
	for await (const { whole, isAlone } of withOthers(sent)) {
		const { lists: one, remarks } = withoutPeerChecks(whole, name);
		if (remarks.length > 0) onremarks?.(remarks);
		const lists = one ? await listsOfSent(one, means) : [];
		for (const list of lists) {
			const outcome = await list();
			if (outcome.kind === 'unreadable' && (outcome.isEvent || remarks.length > 0)) continue;
			const row = listRow(name, outcome, arrived, isAlone && lists.length === 1);
			const player = playerOf?.(at);
			yield player ? corrected({ row, outcome }, player) : named({ row, outcome });
			at += 1;
		}
	}
}

/** Each thing that was sent, and whether there is no other: what comes next is looked at before. */
async function* withOthers(
	sent: SentFile['sent']
): AsyncGenerator<{ readonly whole: OpenedTexts; readonly isAlone: boolean }> {
	let before: OpenedTexts | undefined;
	let isFirst = true;
	for await (const whole of sent) {
		if (before) {
			yield { whole: before, isAlone: false };
			isFirst = false;
		}
		before = whole;
	}
	if (before) yield { whole: before, isAlone: isFirst };
}

/** What was sent without lists of others that a player was given to check, and the remarks in these. */
function withoutPeerChecks(
	sent: OpenedTexts,
	file: string
): { readonly lists: OpenedTexts | undefined; readonly remarks: readonly PeerRemark[] } {
	const isCheck = (text: OpenedText): boolean => text.ok && isPeerCheck(text.text);
	const [first, ...others] = sent.filter((text) => !isCheck(text));
	const remarks = sent.flatMap((text) =>
		text.ok ? remarksIn(text.text, text.player?.name ?? text.player?.email ?? file) : []
	);
	return { lists: first && [first, ...others], remarks };
}

/** Its papers name the player, even if nothing but the name of its file does. */
function named({ row, outcome }: Found): Found {
	return row.player ? { row, outcome: { ...outcome, player: row.player } } : { row, outcome };
}

/** A list of another player than what was sent says: an address is then the sender's, unless it was given too. */
function corrected({ row, outcome }: Found, player: Player): Found {
	const { guessedBy: _, player: before = {}, ...others } = row;
	const { email, ...kept } = before;
	const isOther = player.name !== undefined && player.name !== before.name;
	const isTheirs = isOther && before.name !== undefined && row.guessedBy === undefined;
	const all = { ...kept, ...(!isTheirs && email !== undefined && { email }), ...player };
	const sender = isTheirs ? before.name : row.sender;
	return {
		row: { ...others, player: all, ...(sender !== undefined && { sender }) },
		outcome: { ...outcome, player: all }
	};
}
