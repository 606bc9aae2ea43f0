import { samples } from 'virtual:packs/samples';

/** The sample list of a system, as a plain list; undefined if it has none. */
export function sampleOf(system: string): unknown {
	return Object.hasOwn(samples, system) ? samples[system] : undefined;
}
