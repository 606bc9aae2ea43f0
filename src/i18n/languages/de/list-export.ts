export const listExport: typeof import('../../en/list-export.ts').listExport = {
	formats: { text: 'Text', markdown: 'Markdown', bbcode: 'BBCode', csv: 'Tabelle (CSV)' },
	copied: (format) => `Liste als ${format} kopiert.`,
	copiedLink: 'Link kopiert: Wer ihn öffnet, hat die Liste.',
	notCopied: 'Der Browser hat das Kopieren nicht zugelassen.',
	notShared: 'Der Browser hat das Teilen nicht zugelassen.',
	saveAsFile: 'Als Datei sichern',
	noArmy: (army) => `es gibt keine Armee „${army}“`,
	noLink: (name, why) => `Zu „${name}“ gibt es keinen Link: ${why}`
};
