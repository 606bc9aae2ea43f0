import type { Profiles } from '#schema';
import type { ProfileBook } from '../../src/content/index.ts';
import { rawPacks } from '../packs.ts';
import { armiesOf } from './rosters.ts';

const books = new Map<string, ProfileBook | undefined>();

/** The profiles of a system of the shipped data, if its units have any. */
export function bookOf(system: string): ProfileBook | undefined {
	if (!books.has(system)) books.set(system, readBook(system));
	return books.get(system);
}

function readBook(system: string): ProfileBook | undefined {
	const read = rawPacks.find(({ folder }) => folder === system)?.profiles ?? [];
	if (read.length === 0) return undefined;
	const profiles = new Map(
		read.map(({ file, profiles }) => [file.replace('.json', ''), profiles as Profiles])
	);
	const armies = new Map(armiesOf(system).map(({ army }) => [army.id, army]));
	return {
		profileOf: (army, entry) => profiles.get(army)?.profiles[entry],
		entryOf: (id, entry) => armies.get(id)?.entries.find((one) => one.id === entry)
	};
}
