import { importing } from '../../i18n/en/importing.ts';
import { readSample } from './read-sample.ts';
import { rememberSystem } from '../armies/index.ts';
import { addRoster } from '../rosters/late.ts';

/**
 * Stores a game's sample list as a roster of the player and returns its id.
 * @throws if there is no sample, its data do not load, or the browser refuses to store it
 */
export async function makeSample(system: string): Promise<string> {
	const roster = await readSample(system);
	rememberSystem(system);
	return addRoster({ ...roster, name: importing.sampleOf(roster.name) });
}
