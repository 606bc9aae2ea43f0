import type { ArmyIndex } from '#engine';
import { codeAlone, sheetCode } from '../../exchange/index.ts';
import { buildSheet, type ProfileBook, type Sheet } from '../../content/index.ts';
import type { Judged } from '../check.ts';
import { eventOnPaper } from '../event-lines.ts';
import type { Packs } from '../packs.ts';
import { unreadOnPaper } from '../unread.ts';
import type { PrintOptions } from '../print-options.ts';

/** The sheets of a list, with its code and the profiles of its units. */
export function sheetsOf(
	judged: Judged,
	{ forms, cardKinds, backs, url }: Pick<PrintOptions, 'forms' | 'cardKinds' | 'backs' | 'url'>,
	packs: Packs
): readonly Sheet[] {
	const { roster, index, report, player } = judged;
	const unread = unreadOnPaper(judged);
	// A link would show what was read as the whole list.
	const code = (unread.length > 0 ? codeAlone : sheetCode)(roster, index, url);
	const event = eventOnPaper(judged);
	const beside = { book: bookOf(index, packs), code, cardKinds, backs, player, unread, event };
	return forms.map((form) => buildSheet(roster, report, form, beside));
}

function bookOf({ system, army }: ArmyIndex, packs: Packs): ProfileBook | undefined {
	if (!packs.profiles(system, army.id)) return undefined;
	return {
		profileOf: (id, entry) => packs.profiles(system, id)?.[entry],
		entryOf: (id, entry) => packs.army(id, system)?.entries.find((one) => one.id === entry)
	};
}
