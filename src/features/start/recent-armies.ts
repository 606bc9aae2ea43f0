import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';

/** As many as two rows of a phone hold. */
const most = 4;

/** The armies of a game played last, each once, with the points limit of its newest roster. */
export function recentArmies(
	rows: readonly Stored[],
	system: string
): readonly Pick<Roster, 'army' | 'size'>[] {
	const rosters = rows.flatMap((stored) =>
		stored.readable && stored.roster.system === system ? [stored.roster] : []
	);
	const newest = new Map(rosters.toReversed().map((roster) => [roster.army, roster]));
	return rosters.filter((roster) => [...newest.values()].includes(roster)).slice(0, most);
}
