import { words } from '../words.ts';

/** Lists that are copied, and links to them. */
export const listExport = words('listExport', {
	/** What the formats of text are called within a sentence. */
	formats: { text: 'text', markdown: 'Markdown', bbcode: 'BBCode', csv: 'a table (CSV)' },
	copied: (format: string): string => `Copied the list as ${format}.`,
	copiedLink: 'Copied the link: whoever opens it has the list.',
	notCopied: 'This browser did not let Muster copy.',
	notShared: 'This browser did not let Muster share the link.',
	saveAsFile: 'Save as a file',
	noArmy: (army: string): string => `there is no army “${army}”`,
	noLink: (name: string, why: string): string => `There is no link to “${name}”: ${why}`
});
