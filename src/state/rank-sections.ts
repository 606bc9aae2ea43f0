import {
	matches,
	type ArmyIndex,
	type MusteredUnit,
	type Problem,
	type Report,
	type Verdict
} from '#engine';
import { pointsText } from '#i18n';
import type { ConstraintOf } from '#schema';

/** The units of a roster under one heading of the list, with what its rules say of them. */
export interface RankSection {
	readonly heading: string;
	/** What one of them is called. */
	readonly one: string;
	readonly units: readonly MusteredUnit[];
	readonly points: number;
	/** What part of the army they may be, or have to be. */
	readonly shares: readonly Verdict[];
	/** What is wrong with them together. */
	readonly problems: readonly Problem[];
	/** Whether the army has something to add here. */
	readonly isOffered: boolean;
}

/** The heading of units that the army's list does not offer; only a file can bring them in. */
export const strays = 'Not units of this army';

/** The roster by the headings of the army's list, those that are empty included. */
export function rankSections(
	index: ArmyIndex,
	{ context, verdicts, problems }: Pick<Report, 'context' | 'verdicts' | 'problems'>
): readonly RankSection[] {
	const types = index.system.types.filter(({ role }) => role === 'unit');
	const headings = [...new Set(types.map(({ heading }) => heading))];
	const shares = sharesByHeading(index, headings, verdicts);
	return [...headings, strays]
		.map((heading): RankSection => {
			const units = context.units.filter((unit) => headingOf(unit) === heading);
			const ids = new Set(units.map(({ unit }) => unit.id));
			return {
				heading,
				one: types.find((type) => type.heading === heading)?.name ?? heading,
				units,
				points: units.reduce((sum, unit) => sum + unit.points, 0),
				shares: shares.get(heading) ?? [],
				problems: problems.filter(
					(problem) => !isOfUnit(problem) && !isShare(problem) && isOf(problem, ids)
				),
				isOffered: index.units.some(({ type }) => type.heading === heading)
			};
		})
		.filter(({ units, isOffered }) => units.length > 0 || isOffered);
}

/** What is wrong and has no place among the units: what the army lacks. */
export function problemsOfArmy(problems: readonly Problem[]): readonly Problem[] {
	return problems.filter(
		(problem) =>
			problem.units.length === 0 && problem.constraint.kind !== 'points-limit' && !isShare(problem)
	);
}

/** What is wrong with one unit, by its id. */
export function problemsByUnit(
	problems: readonly Problem[]
): ReadonlyMap<string, readonly Problem[]> {
	const byUnit = new Map<string, Problem[]>();
	for (const problem of problems.filter(isOfUnit)) {
		for (const id of problem.units) byUnit.set(id, [...(byUnit.get(id) ?? []), problem]);
	}
	return byUnit;
}

function headingOf({ indexed }: MusteredUnit): string | undefined {
	if (indexed?.isUnit) return indexed.type.heading;
	return indexed?.isChoice ? undefined : strays;
}

/** Rules on parts of the army, each at the first heading with something that it means. */
function sharesByHeading(
	index: ArmyIndex,
	headings: readonly string[],
	verdicts: readonly Verdict[]
): ReadonlyMap<string, readonly Verdict[]> {
	const shares = new Map<string, Verdict[]>();
	for (const verdict of verdicts) {
		const { constraint } = verdict;
		if (!isOfArmy(constraint)) continue;
		const isMeant = (heading: string): boolean =>
			index.units.some(
				({ type, tags }) => type.heading === heading && matches(constraint.of, tags)
			);
		const heading = headings.find(isMeant);
		if (heading !== undefined) shares.set(heading, [...(shares.get(heading) ?? []), verdict]);
	}
	return shares;
}

function isOfArmy(constraint: Verdict['constraint']): constraint is ConstraintOf<'share'> {
	return constraint.kind === 'share' && constraint.scope === 'army' && !constraint.advice;
}

function isShare({ constraint }: Problem): boolean {
	return isOfArmy(constraint);
}

/** Whether a problem is of single units, and not of how many there are or what they cost together. */
function isOfUnit({ constraint, bearer, units }: Problem): boolean {
	if (constraint.kind === 'points-limit' || isOfArmy(constraint)) return false;
	return units.length === 1 || bearer !== undefined || constraint.kind === 'unique';
}

function isOf({ constraint, units }: Problem, ids: ReadonlySet<string>): boolean {
	return constraint.kind !== 'points-limit' && units.some((id) => ids.has(id));
}

/** What part of the army something may be, or has to be, behind what it is: "of 500", "of 250–500". */
export function shareText({ min, max }: Verdict): string {
	const least = min === undefined ? '' : pointsText(min);
	if (max === undefined) return `· at least ${least}`;
	return min === undefined ? `of ${pointsText(max)}` : `of ${least}–${pointsText(max)}`;
}
