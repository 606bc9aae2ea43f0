import type { OpenSheet } from './state/open-sheet.ts';

declare global {
	namespace App {
		interface PageState {
			sheet?: OpenSheet;
		}
	}
}
