import type { Roster } from '#schema';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import type { StoredRoster } from '../../persistence/index.ts';
import { stateOf } from './state-of.ts';

/**
 * The stored roster that a proposal is for.
 * @param code of the list that it answers
 * @param proposed the list that came back
 */
export async function findAnswered(
	code: string,
	{ roster: proposed, pack }: OpenedRoster,
	stored: readonly StoredRoster[]
): Promise<Roster | undefined> {
	const ofArmy = stored.filter(
		({ roster }) => roster.system === proposed.system && roster.army === proposed.army
	);
	const isNamed = ({ roster }: StoredRoster): boolean => roster.name === proposed.name;
	const likely = ofArmy.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
	for (const kept of likely) if (await stateOf(code, kept, pack)) return kept.roster;
	return undefined;
}
