import type { Player } from '#schema';

/** Who sent a list, and when. */
export interface Sender {
	/** What the head of a mail, or the columns of a form, say of the player. */
	readonly player?: Player;
	/** The time of the mail or the form, in ISO; without a zone it is that of the event. */
	readonly sent?: string;
	/** The code of the language that it is written in. */
	readonly language?: string;
}

/** The text of a file, or why it has none. */
export type FileText =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly fault: { readonly message: string } };

/** A text that somebody sent. */
export type OpenedText = FileText &
	Sender & {
		/** The name of its file, or its row, within an archive, a mail or a form. */
		readonly name?: string;
		/** The sentences that led to it, which are no part of it: they may name its army all the same. */
		readonly intro?: string;
		/**
		 * Its role in a mail. Attached files and plain texts are read first; letters and pictures count if they hold a list,
		 * or if nothing else does; then comes a quoted mail, then the remarks around it.
		 */
		readonly beside?: 'letter' | 'picture' | 'quoted' | 'remark';
	};

/** What was sent as one: usually a text alone, or a mail with what is attached to it. */
export type OpenedTexts = readonly [OpenedText, ...OpenedText[]];

/** What reading needs to know of what was read. */
interface Judging<T> {
	/** Whether it is a list. */
	readonly isList: (one: T) => boolean;
	/** Whether sentences that led to it name something that it may have. */
	readonly isAbout?: (one: T, sentences: string) => boolean;
}

type Read<T> = (text: OpenedText) => Promise<readonly T[]>;

/**
 * Reads what was sent as one.
 * @param read reads the lists in a text
 */
export async function readOpened<T>(
	sent: OpenedTexts,
	read: Read<T>,
	judging: Judging<T>
): Promise<readonly T[]> {
	const { isList } = judging;
	const isLater = ({ beside }: OpenedText): boolean => beside === 'quoted' || beside === 'remark';
	const ofKind = (beside: OpenedText['beside']) => sent.filter((one) => one.beside === beside);
	const readAll = async (texts: readonly OpenedText[]): Promise<readonly ReadText<T>[]> => {
		const all: ReadText<T>[] = [];
		for (const text of texts) all.push({ text, lists: await readWords(text, read, judging) });
		return all;
	};
	const hasList = ({ lists }: ReadText<T>): boolean => lists.some(isList);
	const counted = (all: readonly ReadText<T>[]): readonly T[] =>
		listsOf(all.filter((one) => one.text.beside === undefined || hasList(one)));
	const direct = await readAll(sent.filter((one) => !isLater(one)));
	if (direct.some(hasList)) return counted(direct);
	for (const quoted of ofKind('quoted')) {
		const lists = await readWords(quoted, read, judging);
		if (lists.some(isList)) return lists;
	}
	const all = [...direct, ...(await readAll(ofKind('remark')))];
	if (all.some(hasList)) return counted(all);
	const files = all.filter(({ text: { beside } }) => beside === undefined || beside === 'picture');
	return listsOf(files.length > 0 ? files : all);
}

/** A text with what was read of it. */
interface ReadText<T> {
	readonly text: OpenedText;
	readonly lists: readonly T[];
}

function listsOf<T>(read: readonly ReadText<T>[]): readonly T[] {
	return read.flatMap(({ lists }) => lists);
}

/** The lists in a text; with the sentences that led to it where without them it is none, or they are about it. */
async function readWords<T>(
	text: OpenedText,
	read: Read<T>,
	{ isList, isAbout = () => false }: Judging<T>
): Promise<readonly T[]> {
	const lists = await read(text);
	const { intro } = text;
	if (!text.ok || intro === undefined) return lists;
	const isEnough = lists.some(isList) && !lists.some((list) => isAbout(list, intro));
	if (isEnough) return lists;
	const whole = await read({ ...text, text: `${intro}\n\n${text.text.trimStart()}` });
	return whole.some(isList) ? whole : lists;
}
