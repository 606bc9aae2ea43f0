import type { Sheet, SheetForm } from './model.ts';
import type { CheckContext } from '#engine';

/** `used`: what this roster depends on; `all`: what concerns the whole army too. */
type Extent = 'none' | 'used' | 'all';

interface FormContent {
	/** Interpretations. `proof`: those named by rows of the proof too. */
	readonly readings: 'none' | 'used' | 'proof';
	/** What is not checked. */
	readonly gaps: Extent;
	/** Whether it asks for profiles of units and what things do, which are in files of their own. */
	readonly profiles: boolean;
	/** Whether it says what things do, in the player’s own wording where there is one. */
	readonly texts: boolean;
}

/** What each form shows besides the units. */
export const formContents = {
	list: { readings: 'used', gaps: 'used', profiles: false, texts: false },
	reference: { readings: 'used', gaps: 'used', profiles: true, texts: true },
	cards: { readings: 'none', gaps: 'none', profiles: true, texts: true },
	organiser: { readings: 'proof', gaps: 'all', profiles: false, texts: false },
	opponent: { readings: 'used', gaps: 'used', profiles: false, texts: false },
	record: { readings: 'none', gaps: 'used', profiles: true, texts: false },
	legality: { readings: 'proof', gaps: 'all', profiles: false, texts: false },
	play: { readings: 'none', gaps: 'none', profiles: false, texts: false }
} as const satisfies Readonly<Record<SheetForm, FormContent>>;

/** What is not checked about this roster; with a proof also what concerns the army as a whole. */
export function sheetGaps(form: SheetForm, { index, units }: CheckContext): readonly string[] {
	const { gaps } = formContents[form];
	if (gaps === 'none') return [];
	const used = new Set(
		units.flatMap(({ unit, options }) => [unit.entry, ...options.map(({ id }) => id)])
	);
	const sentences = (index.army.gaps ?? []).flatMap(({ what, entry }) => {
		if (entry === undefined) return gaps === 'all' ? [what] : [];
		const name = index.entries.get(entry)?.entry.name ?? '';
		if (!used.has(entry)) return [];
		return [what.startsWith(name) ? what : `${name}: ${what}`];
	});
	return [...new Set(sentences)];
}

/** The formats of text, and what each is for: a chat, a tournament, a chat with marks, a forum, a spreadsheet. */
export const textFormats = ['text', 'simple', 'markdown', 'bbcode', 'csv'] as const;
export type TextFormat = (typeof textFormats)[number];

/** The formats that differ for a sheet: the text of a game of groups, or without points, is simple already. */
export function formatsOf(sheet: Sheet): readonly TextFormat[] {
	return textFormats.filter((format) => format !== 'simple' || hasSimpleText(sheet));
}

/** Whether a sheet has a simple text of its own. */
export function hasSimpleText({ isGrouped, limit }: Sheet): boolean {
	return !isGrouped && limit > 0;
}
