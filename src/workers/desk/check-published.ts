import { checkPublished } from '../../exchange/desk/index.ts';
import type { CheckedAtDesk } from './messages.ts';
import { textsIn } from './texts-in.ts';

/** Files that say what was published, but are no lists. */
const noLists = ['commitments.txt', 'index.html', 'lock.json', 'lock.txt'];

/** Holds published lists, or a zip of them, against commitments. */
export async function checkedAtDesk(
	commitments: string,
	files: readonly File[]
): Promise<CheckedAtDesk> {
	const texts = (await Promise.all(files.map(textsIn))).flat();
	const lists = texts.filter(({ name }) => !noLists.includes(name.split('/').at(-1) ?? ''));
	const checked = checkPublished(commitments, lists);
	return checked ? { ok: true, ...checked } : { ok: false };
}
