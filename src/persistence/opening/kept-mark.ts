import { remember } from '../../platform/remembered.ts';

/** Remembers whether rosters are stored here, for the first paint of home (`app.html`): the storage answers after it. */
export function markKept(areThere: boolean): void {
	remember('muster.kept', areThere ? 'yes' : undefined);
}
