import type { Profiles, EffectsOf } from '#schema';
import type { ProfileBook } from '../../src/content/index.ts';
import { rawPacks } from '../packs.ts';
import { armiesOf } from './rosters.ts';

const books = new Map<string, ((army?: string) => ProfileBook) | undefined>();

/**
 * The profiles of a system of the shipped data, if its units have any.
 * @param army whose other effects are printed too
 */
export function bookOf(system: string, army?: string): ProfileBook | undefined {
	if (!books.has(system)) books.set(system, readBook(system));
	return books.get(system)?.(army);
}

function readBook(system: string): ((army?: string) => ProfileBook) | undefined {
	const pack = rawPacks.find(({ folder }) => folder === system);
	if (!pack || pack.profiles.length === 0) return undefined;
	const profiles = new Map(
		pack.profiles.map(({ file, profiles }) => [file.replace('.json', ''), profiles as Profiles])
	);
	const armies = new Map(armiesOf(system).map(({ army }) => [army.id, army]));
	return (army) => ({
		profileOf: (of, entry) => profiles.get(of)?.profiles[entry],
		...(army !== undefined && {
			effects: { ...(pack.sharedEffects as EffectsOf), ...profiles.get(army)?.effects }
		}),
		entryOf: (id, entry) => armies.get(id)?.entries.find((one) => one.id === entry)
	});
}
