import {
	mayCarry,
	musterUnit,
	priceOf,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import { pointsIn } from '#i18n';

/** An option: the entries with its name, the number, and the points if stated. */
export interface Given {
	readonly candidates: readonly IndexedEntry[];
	readonly times: number;
	/** As printed, with their sign. */
	readonly points: string | undefined;
	/** Whether the points are per model. */
	readonly isEach: boolean;
}

type Picks = readonly (IndexedEntry | undefined)[];

/** The ids of the options: of several with the same name the one that the unit may have, at these points. */
export function chosenOptions(
	given: readonly Given[],
	{ entry }: IndexedEntry,
	index: ArmyIndex
): readonly string[] {
	const bearing = (picks: Picks): MusteredUnit =>
		musterUnit({ id: 'u', entry: entry.id, options: idsOf(picks, given) }, index);
	let picks: Picks = given.map(({ candidates }) => candidates[0]);
	// Repeated, as an option may grant what another needs.
	for (let round = 0; round < 3; round += 1) {
		for (const [at, one] of given.entries()) {
			if (one.candidates.length < 2) continue;
			const rated = one.candidates.map((candidate) => ({
				candidate,
				rate: rateOf(candidate, one, bearing(picks.with(at, candidate)))
			}));
			picks = picks.with(at, rated.toSorted((a, b) => b.rate - a.rate)[0]?.candidate);
		}
	}
	return idsOf(picks, given);
}

function idsOf(picks: Picks, given: readonly Given[]): readonly string[] {
	return picks.flatMap((pick, at) =>
		pick ? Array<string>(given[at]?.times ?? 1).fill(pick.entry.id) : []
	);
}

/** How well an option fits a unit. Being allowed counts more than the right price. */
function rateOf(candidate: IndexedEntry, { points, isEach }: Given, unit: MusteredUnit): number {
	const mayHave = mayCarry(unit, candidate);
	const parts = priceOf(unit).parts.filter(({ indexed }) => indexed === candidate);
	const byModel = parts.filter(({ kind }) => kind === 'each');
	const cost = isEach
		? byModel.reduce((sum, { amount, times }) => sum + amount * times, 0)
		: parts.reduce((sum, part) => sum + part.points, 0);
	return (mayHave ? 2 : 0) + (cost === pointsIn(points ?? '') ? 1 : 0);
}
