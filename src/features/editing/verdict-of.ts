import { legalityOf } from '#engine';
import { frame } from '../../i18n/en/frame.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** How the list stands, in a word, or what is next in one that nobody has done wrong yet. */
export function verdictOf({ report, next }: RosterEditor): string {
	return next ?? frame.verdict(legalityOf(report));
}
