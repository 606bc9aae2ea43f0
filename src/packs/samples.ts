import { samples } from 'virtual:packs/samples';

/** The list of a system that somebody without rosters may begin with, as a person writes it; undefined if it has none. */
export function sampleOf(system: string): unknown {
	return Object.hasOwn(samples, system) ? samples[system] : undefined;
}
