import {
	isOfUnits,
	matches,
	partOf,
	rangeOf,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit,
	type Part,
	type Problem,
	type Measured,
	type Report,
	type Verdict
} from '#engine';
import { aboutText, leastPoints, pointsText } from '#i18n';
import type { Constraint } from '#schema';
import { glance } from '../../../i18n/en/editor.ts';
import { ranksEditor } from '../../../i18n/en/groups.ts';

/** A limit on a part of the army. */
export interface PartLimit extends Measured {
	readonly rule: Constraint;
	/** The part's name, if the heading does not say it. */
	readonly subject: string;
	readonly isBroken: boolean;
	/** Whether it limits points rather than the number of choices. */
	readonly isOfPoints: boolean;
}

/** The units of a roster under one heading, with the limits on them. */
export interface RankSection {
	readonly heading: string;
	readonly units: readonly MusteredUnit[];
	readonly points: number;
	/** Limits on the section as a part of the army, in points or choices. */
	readonly limits: readonly PartLimit[];
	/** Problems of the section as a whole. */
	readonly problems: readonly Problem[];
	/** Whether the army offers entries under this heading. */
	readonly isOffered: boolean;
}

/**
 * The roster by the headings of the army list, empty ones included. Units that it does not offer come last; only
 * imported files have them.
 */
export function rankSections(
	index: ArmyIndex,
	{ context, verdicts, problems }: Pick<Report, 'context' | 'verdicts' | 'problems'>
): readonly RankSection[] {
	const types = index.system.types.filter(({ role }) => role === 'unit');
	const headings = [...new Set(types.map(({ heading }) => heading))];
	const limits = limitsByHeading(index, headings, verdicts);
	return [...headings, ranksEditor.strays]
		.map((heading): RankSection => {
			const units = context.units.filter((unit) => headingOf(unit) === heading);
			const ids = new Set(units.map(({ unit }) => unit.id));
			return {
				heading,
				units,
				points: units.reduce((sum, unit) => sum + unit.points, 0),
				limits: limits.get(heading) ?? [],
				problems: problems.filter(
					(problem) => !isOfUnit(problem) && !isOfPart(problem.constraint) && isOf(problem, ids)
				),
				isOffered: index.units.some(({ type, isBarred }) => !isBarred && type.heading === heading)
			};
		})
		.filter(({ units, isOffered }) => units.length > 0 || isOffered);
}

/** Problems without a unit: what the army lacks. */
export function problemsOfArmy(problems: readonly Problem[]): readonly Problem[] {
	return problems.filter(
		(problem) =>
			problem.units.length === 0 && !isOfPart(problem.constraint) && !isOfTotal(problem.constraint)
	);
}

/** The problems of each unit, by unit id. */
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
	return indexed?.isChoice ? undefined : ranksEditor.strays;
}

/** The limits on parts of the army, each at the first heading that it covers. */
function limitsByHeading(
	index: ArmyIndex,
	headings: readonly string[],
	verdicts: readonly Verdict[]
): ReadonlyMap<string, readonly PartLimit[]> {
	const limits = new Map<string, PartLimit[]>();
	for (const verdict of verdicts) {
		const { constraint: rule, outcome } = verdict;
		const [part, range] = [partIn(rule), rangeOf(verdict)];
		if (!part || !range) continue;
		const isSelected = ({ type, tags }: IndexedEntry): boolean =>
			'of' in part ? matches(part.of, tags) : part.number in (type.numbers ?? {});
		const heading = headings.find((each) =>
			index.units.some((unit) => unit.type.heading === each && isSelected(unit))
		);
		if (heading === undefined) continue;
		const { measured, min, max } = range;
		const about = { subject: aboutText(index, rule), isBroken: outcome !== 'met' };
		const limit = { rule, ...about, isOfPoints: 'of' in part, measured, min, max };
		limits.set(heading, [...(limits.get(heading) ?? []), limit]);
	}
	return limits;
}

/** The part of the army that a rule limits. Rules on planned groups are left out. */
function partIn(rule: Constraint): Exclude<Part, 'all'> | undefined {
	const part = rule.advice ? undefined : partOf(rule);
	return part === 'all' ? undefined : part;
}

function isOfPart(rule: Constraint): boolean {
	return partIn(rule) !== undefined;
}

/** Whether it repeats the points limit, which the bar shows. */
function isOfTotal(rule: Constraint): boolean {
	return partOf(rule) === 'all';
}

/** Whether a problem is about single units rather than their number or total. */
function isOfUnit(problem: Problem): boolean {
	const { constraint, units } = problem;
	if (isOfTotal(constraint) || isOfPart(constraint)) return false;
	return units.length === 1 || isOfUnits(problem);
}

function isOf({ units }: Problem, ids: ReadonlySet<string>): boolean {
	return units.some((id) => ids.has(id));
}

/**
 * The limit on the points of a section itself. It may count more or less than the units under the heading cost, where
 * champions are characters.
 */
export function ownLimit({ heading, points, limits }: RankSection): PartLimit | undefined {
	const ofPoints = limits.filter(({ isOfPoints }) => isOfPoints);
	return (
		ofPoints.find(({ measured }) => measured === points) ??
		ofPoints.find(({ subject }) => subject.toLowerCase() === heading.toLowerCase())
	);
}

/** A limit in figures: "120/200", "640 (min 250)", "2/0–3". */
export function limitText(limit: PartLimit): string {
	const { isOfPoints, measured, max } = limit;
	if (!isOfPoints) return glance.range(limit);
	const { limits } = ranksEditor;
	const min = limit.min === undefined ? undefined : leastPoints(limit.min);
	if (max === undefined) return limits.atLeast(measured, min ?? 0);
	return min === undefined ? limits.atMost(measured, max) : limits.between(measured, min, max);
}

/** The distance from the range, in points or choices: "500 short", "12½ over"; nothing inside it. */
export function lackText({ measured, min, max }: Measured): string {
	if (min !== undefined && measured < min)
		return glance.short(amountText(leastPoints(min) - measured));
	return max !== undefined && measured > max ? glance.over(amountText(measured - max)) : '';
}

/** A whole number stays a number, which selects its plural form. */
function amountText(amount: number): number | string {
	return Number.isInteger(amount) ? amount : pointsText(amount);
}
