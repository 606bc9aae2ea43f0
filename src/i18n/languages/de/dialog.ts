export const dialog: typeof import('../../en/dialog.ts').dialog = {
	close: 'Schließen'
};
