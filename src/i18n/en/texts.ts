import { words } from '../base/words.ts';

/** Lists of games and editions that Muster does not have, kept as text. */
export const keptTexts = words('keptTexts', {
	title: 'Kept texts',
	description: 'Lists of games and editions that Muster does not have, kept as text.',
	empty: 'No texts yet. If Import recognises a list for another game, it offers to keep it here.',
	/** The link to the page. */
	link: (count: number): string => `Kept texts (${count})`,
	/** Offered at the import. */
	offer: (count: number): string =>
		count === 1 ? 'Keep this list as text' : `Keep ${count} lists as text`,
	/** After what a text is. */
	canBeKept: 'The list can be kept as text.',
	kept: (count: number): string =>
		count === 1 ? 'Kept 1 list as text.' : `Kept ${count} lists as text.`,
	from: (maker: string): string => `from ${maker}`,
	keptAgo: (ago: string): string => `kept ${ago}`,
	copy: 'Copy',
	copied: (name: string): string => `Copied “${name}”.`,
	notCopied: 'The browser does not allow copying.',
	save: 'Save as file',
	remove: 'Delete',
	removed: (name: string): string => `Deleted “${name}”.`,
	notRemoved: (name: string): string => `“${name}” was not deleted`,
	notRestored: (name: string): string => `“${name}” was not restored`,
	notRead: (why: string): string => `This browser does not let Muster read the kept texts: ${why}`,
	undo: 'Undo'
});
