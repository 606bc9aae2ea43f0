import { lacksEvent, unspent, type Legality } from '#engine';
import type { Roster } from '#schema';
import { catalogue } from '../../packs/catalogue.ts';
import type { Summary } from '../../persistence/index.ts';

/** The verdict on a stored list, as last judged. */
export function storedLegality(
	roster: Roster,
	{ points, problems, isUnfinished }: Summary
): Legality {
	const system = catalogue.find(({ id }) => id === roster.system) ?? {};
	return {
		problems,
		isUnfinished,
		lacksEvent: lacksEvent(roster),
		...unspent(system, roster.size, points)
	};
}
