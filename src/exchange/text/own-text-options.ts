import {
	mayCarry,
	musterUnit,
	priceOf,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';

/** Something given: what it may be, how often, and its points if stated. */
export interface Given {
	readonly candidates: readonly IndexedEntry[];
	readonly times: number;
	/** As they are printed, with their sign. */
	readonly points: string | undefined;
	/** The points are those of each model. */
	readonly isEach: boolean;
}

type Picks = readonly (IndexedEntry | undefined)[];

/** The ids of what is given: of several things of one name the one that the unit may have, at its points. */
export function chosenOptions(
	given: readonly Given[],
	{ entry }: IndexedEntry,
	index: ArmyIndex
): readonly string[] {
	const bearing = (picks: Picks): MusteredUnit =>
		musterUnit({ id: 'u', entry: entry.id, options: idsOf(picks, given) }, index);
	let picks: Picks = given.map(({ candidates }) => candidates[0]);
	// What one option grants its unit may decide about another.
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

/** How well a thing fits a unit that has it: that it may have it counts more than what it costs. */
function rateOf(candidate: IndexedEntry, { points, isEach }: Given, unit: MusteredUnit): number {
	const mayHave = mayCarry(unit, candidate);
	const parts = priceOf(unit).parts.filter(({ indexed }) => indexed === candidate);
	const byModel = parts.filter(({ kind }) => kind === 'each');
	const cost = isEach
		? byModel.reduce((sum, { amount, times }) => sum + amount * times, 0)
		: parts.reduce((sum, part) => sum + part.points, 0);
	return (mayHave ? 2 : 0) + (cost === readPoints(points) ? 1 : 0);
}

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** Points as they are printed: "+12½". */
function readPoints(text = '0'): number {
	const [, sign, whole = '', part = ''] = /^([+−]?)(\d*)([¼½¾]?)$/.exec(text) ?? [];
	const size = Number(whole) + (fractions[part] ?? 0);
	return sign === '−' ? -size : size;
}
