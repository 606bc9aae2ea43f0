import { lacksEvent, unspent, type Standing } from '#engine';
import type { Roster } from '#schema';
import { catalogue } from '../../packs/catalogue.ts';
import type { Summary } from '../../persistence/index.ts';

/** The verdict on a stored list, as last judged. */
export function storedStanding(roster: Roster, { points, problems }: Summary): Standing {
	const system = catalogue.find(({ id }) => id === roster.system) ?? {};
	return { problems, lacksEvent: lacksEvent(roster), ...unspent(system, roster.size, points) };
}
