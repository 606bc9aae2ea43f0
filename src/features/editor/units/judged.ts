import { createContext } from 'svelte';
import type { CheckContext, MusteredUnit } from '#engine';
import type { Roster } from '#schema';
import { afterPaint } from '../../../ui/after-paint.svelte.ts';
import type { RosterEditor } from '../../editing/index.ts';

/** The roster as last checked for what a unit may have: one frame behind the taps. */
interface Judged {
	readonly roster: Roster;
	readonly context: CheckContext;
}

const [getLast, setLast] = createContext<() => Judged | undefined>();

/** Sets how the roster is judged for what a unit may have. */
export const setJudged = setLast;

/** Judges after each paint what a unit may have. */
export function judgeAfterPaint(editor: RosterEditor): void {
	setLast(afterPaint(() => ({ roster: editor.roster, context: editor.context })));
}

/** Finds a unit in the roster as last judged; nothing before the first paint, or if it was not there yet. */
export function getJudged(): (
	unitId: string
) => (Judged & { readonly mustered: MusteredUnit }) | undefined {
	const last = getLast();
	return (unitId) => {
		const judged = last();
		const mustered = judged?.context.units.find(({ unit }) => unit.id === unitId);
		return judged && mustered && { ...judged, mustered };
	};
}
