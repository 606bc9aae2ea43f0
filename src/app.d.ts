import type { OpenSheet } from './state/open-sheet.ts';

declare global {
	namespace App {
		interface PageState {
			sheet?: OpenSheet;
			/** What the editor shows in place of the army list. */
			view?: 'arrange';
		}
	}
}
