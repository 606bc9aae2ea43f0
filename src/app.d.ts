import type { OpenSheet } from './features/editor/open-sheet.ts';

declare global {
	namespace App {
		interface PageState {
			sheet?: OpenSheet;
			/** How many steps of the history lead from the page to the sheet. */
			depth?: number;
			/** How many of them are left when the dialog is closed. */
			steps?: number;
			/** What the editor shows in place of the army list. */
			view?: 'arrange';
			/** What the sheet of a list is about: a roster at home, one in the bin, units or a group on the board. */
			about?: string;
		}
	}
}
