/** That steps were undone, when an edit is made after it. */
export function undidText(count: number): string {
	return count === 1 ? 'Undid 1 step' : `Undid ${count} steps`;
}

/** That a roster was changed here without knowing what another tab had done. */
export const parallelText = 'Put the roster of this tab in place of that of another tab';
