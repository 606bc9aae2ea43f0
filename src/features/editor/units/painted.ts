import { createContext } from 'svelte';
import type { CheckContext, MusteredUnit } from '#engine';
import type { Roster } from '#schema';
import { afterPaint } from '../../../ui/after-paint.svelte.ts';
import type { RosterEditor } from '../../editing/index.ts';

/** The roster as last painted: a frame behind the taps. What a unit may have is judged in it, not in the tap. */
interface Painted {
	readonly roster: Roster;
	readonly context: CheckContext;
}

const [getLast, setLast] = createContext<() => Painted | undefined>();

/** Sets in which roster is judged what a unit may have. */
export const setPainted = setLast;

/**
 * Has what a unit may have judged in the roster of the last paint. Each dialog follows by itself, so that it is painted
 * before anything is judged for it.
 */
export function followPainted(editor: RosterEditor): void {
	setLast(afterPaint(() => ({ roster: editor.roster, context: editor.context })));
}

/** Finds a unit in the roster as last painted; nothing before the first paint, or if it was not there yet. */
export function getPainted(): (
	unitId: string
) => (Painted & { readonly mustered: MusteredUnit }) | undefined {
	const last = getLast();
	return (unitId) => {
		const painted = last();
		const mustered = painted?.context.units.find(({ unit }) => unit.id === unitId);
		return painted && mustered && { ...painted, mustered };
	};
}
