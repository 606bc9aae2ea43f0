import { remember } from '../../platform/remembered.ts';

/**
 * Remembers whether rosters are stored here, for the first paint of the home page (`app.html`), which comes
 * before the database answers.
 */
export function markStored(areThere: boolean): void {
	remember('muster.kept', areThere ? 'yes' : undefined);
}
