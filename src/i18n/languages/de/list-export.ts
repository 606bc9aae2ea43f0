export const listExport: typeof import('../../en/list-export.ts').listExport = {
	formats: { text: 'Text', markdown: 'Markdown', bbcode: 'BBCode', csv: 'Tabelle (CSV)' },
	copied: (format) => `Liste als ${format} kopiert.`,
	copiedLink: 'Link kopiert: Wer ihn öffnet, hat die Liste.',
	noArmy: (army) => `es gibt keine Armee „${army}“`,
	noLink: (name, why) => `Zu „${name}“ gibt es keinen Link: ${why}`
};
