import { commitmentTo, publishedPage, readLock } from '../exchange/desk/index.ts';
import { commitments } from './lock.ts';
import type { NamedText } from './named-file.ts';

/** What is published, or why nothing is. */
export type Published =
	| { readonly ok: true; readonly files: readonly NamedText[] }
	| { readonly ok: false; readonly why: 'no-lock' }
	/** A list is missing, or is not as it was locked. */
	| { readonly ok: false; readonly why: 'missing' | 'changed'; readonly file: string };

/**
 * The lists of a locked folder as a static site. Names stay out unless they are asked for; addresses and codes always do.
 * @param textOf the text of a file of the folder; undefined if there is none
 */
export function publishedFiles(
	textOf: (name: string) => string | undefined,
	{ players }: { readonly players: boolean }
): Published {
	const text = textOf('lock.json');
	const lock = text === undefined ? undefined : readLock(text);
	if (!lock) return { ok: false, why: 'no-lock' };
	const lists: NamedText[] = [];
	for (const { file, commitment } of lock.lists) {
		if (file === undefined) continue;
		const list = textOf(file);
		if (list === undefined) return { ok: false, why: 'missing', file };
		if (commitmentTo(list) !== commitment) return { ok: false, why: 'changed', file };
		lists.push({ name: file, text: list });
	}
	const page = publishedPage(lock, { players });
	return {
		ok: true,
		files: [
			{ name: 'index.html', text: page },
			{ name: 'commitments.txt', text: commitments(lock) },
			...lists
		]
	};
}
