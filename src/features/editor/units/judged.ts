import { createContext } from 'svelte';
import type { CheckContext } from '#engine';
import type { Roster } from '#schema';

/** The roster as last checked for what a unit may have: one frame behind the taps. */
export interface Judged {
	readonly roster: Roster;
	readonly context: CheckContext;
}

export const [getJudged, setJudged] = createContext<() => Judged | undefined>();
