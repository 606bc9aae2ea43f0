import type { EventPack, Sentences } from '#schema';
import type { PackSource } from '../../packs/port.ts';

/** What reading lists needs of the page. */
export interface PageData {
	readonly packs: PackSource;
	/** The event packs that are kept here. */
	readonly events: () => Promise<readonly EventPack[]>;
	/** The sentences that a game has in a language; undefined if it has none. */
	readonly sentences?: (system: string, language: string) => Promise<Sentences | undefined>;
}
