import { indexFor } from '#engine';
import { shownRoster } from '../../../content/index.ts';
import { dataFor } from '../../../persistence/data-version/data-for.ts';
import type { Battle } from '../../../schema/own/battle.ts';

/** A list of a battle without what its game keeps secret, and without notes. */
export async function shownList(list: Battle['own']): Promise<Battle['own']> {
	const { roster } = list;
	const { pack } = await dataFor(list);
	return { ...list, roster: pack ? shownRoster(roster, indexFor(pack, roster)) : roster };
}
