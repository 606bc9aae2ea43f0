import { sampleOf } from '../../packs/samples.ts';
import { home } from '../../i18n/en/frame.ts';
import { importing } from '../../i18n/en/importing.ts';
import { readText } from './import-lists.ts';
import { rememberSystem } from '../armies/index.ts';
import { addRoster } from '../rosters/late.ts';

/**
 * Stores a game's sample list as a roster of the player and returns its id.
 * @throws if there is no sample, its data do not load, or the browser refuses to store it
 */
export async function makeSample(system: string): Promise<string> {
	const sample = sampleOf(system);
	if (sample === undefined) throw new Error(importing.noArmyOf(system));
	const [read] = await readText(JSON.stringify(sample), system);
	if (read?.kind !== 'roster') {
		throw new Error(read?.kind === 'refused' ? read.faults.join(' ') : importing.noList);
	}
	rememberSystem(system);
	const name = home.sampleOf(read.roster.name);
	return addRoster({ ...read.roster, name });
}
