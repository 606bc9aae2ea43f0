import type { OpenDialog } from './features/editing/index.ts';

declare global {
	namespace App {
		interface PageState {
			dialog?: OpenDialog;
			/** The text of a proposal's link, which the editor opens. */
			proposal?: string;
			/** How many steps of the history lead from the page to the dialog. */
			depth?: number;
			/** How many of them are left when the dialog is closed. */
			steps?: number;
			/** How far the page was scrolled when the dialog opened. */
			scrolled?: number;
			/** Whether the quick find is open over the page. */
			palette?: true;
			/** What the editor shows in place of the army list. */
			view?: 'arrange';
			/** Whether several rosters of the list are being chosen, and whether a folder is for them. */
			picking?: boolean;
			moving?: boolean;
			/** What the dialog of a list is about: a roster at home, one in the bin, units or a group on the board. */
			about?: string;
		}
	}
}
