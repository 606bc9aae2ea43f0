import { words } from '../words.ts';

/** The desk on which sheets are printed. */
export const printDesk = words('printDesk', {
	cardKinds: {
		character: 'Characters',
		unit: 'Units',
		army: 'The army',
		item: 'Items',
		spell: 'Spells'
	},
	cardsOf: 'Cards of',
	backs: 'Backs, for both sides',
	preview: 'Preview',
	notShared: (why: string): string => `The PDF could not be shared: ${why}`,
	savePdf: 'Save PDF',
	print: 'Print',
	share: 'Share',
	form: 'Form',
	paper: 'Paper',
	letter: 'Letter',
	stages: { setting: 'Setting the pages …', drawing: 'Drawing the pages …' },
	notMade: (why: string): string => `The sheet could not be made: ${why}`,
	tryAgain: 'Try again',
	cancelled: (hasBefore: boolean): string =>
		`Cancelled${hasBefore ? ': below is what was shown before' : ''}.`,
	page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
	/** Told to who cannot see the pages, when they are there. */
	pagesReady: (pages: number): string =>
		`${pages === 1 ? '1 page is' : `${pages} pages are`} ready.`,
	making: 'Making the sheet',
	cancel: 'Cancel',
	zoom: 'Zoom',
	zoomOut: 'Zoom out',
	zoomIn: 'Zoom in',
	fitWidth: 'Fit width'
});
