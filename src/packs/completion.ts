import { completions } from 'virtual:packs/completions';
import type { Completion } from '#schema';

/** What lists of a game usually look like; undefined where nothing is known of that. */
export function completionOf(system: string): Completion | undefined {
	return Object.hasOwn(completions, system) ? completions[system] : undefined;
}
