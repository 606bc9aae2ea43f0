import { createContext } from 'svelte';
import type { CheckContext, MusteredUnit } from '#engine';
import type { Roster } from '#schema';
import { afterPaint } from '../../../ui/after-paint.svelte.ts';
import type { RosterEditor } from '../../editing/index.ts';

/** A roster in which is judged what a unit may have: as a rule as it was last painted, a frame behind the taps. */
interface JudgedIn {
	readonly roster: Roster;
	readonly context: CheckContext;
}

const [getLast, setLast] = createContext<() => JudgedIn | undefined>();

/** Sets the roster in which options are judged. */
export const setJudgedIn = setLast;

/**
 * Has what a unit may have judged in the roster of the last paint. Each dialog follows by itself, so that it is painted
 * before anything is judged for it.
 */
export function followPainted(editor: RosterEditor): void {
	setLast(afterPaint(() => ({ roster: editor.roster, context: editor.context })));
}

/** Finds a unit in that roster; nothing before the first paint, or if it was not there yet. */
export function getJudgedIn(): (
	unitId: string
) => (JudgedIn & { readonly mustered: MusteredUnit }) | undefined {
	const last = getLast();
	return (unitId) => {
		const painted = last();
		const mustered = painted?.context.units.find(({ unit }) => unit.id === unitId);
		return painted && mustered && { ...painted, mustered };
	};
}
