import { createContext } from 'svelte';
import type { CheckContext } from '#engine';
import type { Roster } from '#schema';

/** The roster as it was when it was last judged what a unit may have: a frame behind the taps. */
export interface Judged {
	readonly roster: Roster;
	readonly context: CheckContext;
}

export const [getJudged, setJudged] = createContext<() => Judged | undefined>();
