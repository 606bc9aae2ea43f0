import {
	isLifted,
	matches,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit,
	type Problem,
	type Report,
	type Verdict
} from '#engine';
import { pointsText, rangeText } from '#i18n';
import type { ConstraintOf } from '#schema';
import { glance } from '../i18n/en/glance.ts';
import { ranksEditor } from '../i18n/en/ranks-editor.ts';

/** The units of a roster under one heading of the list, with what its rules say of them. */
export interface RankSection {
	readonly heading: string;
	/** What one of them is called. */
	readonly one: string;
	readonly units: readonly MusteredUnit[];
	readonly points: number;
	/** What part of the army they may be, or have to be: in points, or in choices. */
	readonly limits: readonly Verdict[];
	/** What is wrong with them together. */
	readonly problems: readonly Problem[];
	/** Whether the army has something to add here. */
	readonly isOffered: boolean;
}

/** The heading of units that the army's list does not offer; only a file can bring them in. */
export function strays(): string {
	return ranksEditor.strays;
}

/** The roster by the headings of the army's list, those that are empty included. */
export function rankSections(
	index: ArmyIndex,
	{ context, verdicts, problems }: Pick<Report, 'context' | 'verdicts' | 'problems'>
): readonly RankSection[] {
	const types = index.system.types.filter(({ role }) => role === 'unit');
	const headings = [...new Set(types.map(({ heading }) => heading))];
	const holding = verdicts.filter(({ constraint }) => !isLifted(context, constraint));
	const limits = limitsByHeading(index, headings, holding);
	return [...headings, strays()]
		.map((heading): RankSection => {
			const units = context.units.filter((unit) => headingOf(unit) === heading);
			const ids = new Set(units.map(({ unit }) => unit.id));
			return {
				heading,
				one: types.find((type) => type.heading === heading)?.name ?? heading,
				units,
				points: units.reduce((sum, unit) => sum + unit.points, 0),
				limits: limits.get(heading) ?? [],
				problems: problems.filter(
					(problem) => !isOfUnit(problem) && !isOfPart(problem.constraint) && isOf(problem, ids)
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
			problem.units.length === 0 &&
			problem.constraint.kind !== 'points-limit' &&
			!isOfPart(problem.constraint)
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
	return indexed?.isChoice ? undefined : strays();
}

/** Rules on parts of the army, each at the first heading that it is about. */
function limitsByHeading(
	index: ArmyIndex,
	headings: readonly string[],
	verdicts: readonly Verdict[]
): ReadonlyMap<string, readonly Verdict[]> {
	const limits = new Map<string, Verdict[]>();
	for (const verdict of verdicts) {
		const { constraint } = verdict;
		if (!isOfPart(constraint)) continue;
		const heading = headings.find((each) =>
			index.units.some((unit) => unit.type.heading === each && isMeant(constraint, unit))
		);
		if (heading !== undefined) limits.set(heading, [...(limits.get(heading) ?? []), verdict]);
	}
	return limits;
}

/** A rule on the points or the choices of a part of the army. */
type PartRule = ConstraintOf<'share'> | ConstraintOf<'count'>;

function isMeant(constraint: PartRule, { type, tags }: IndexedEntry): boolean {
	return constraint.kind === 'share'
		? matches(constraint.of, tags)
		: typeof constraint.counting === 'object' && constraint.counting.number in (type.numbers ?? {});
}

function isOfPart(constraint: Verdict['constraint']): constraint is PartRule {
	if (constraint.advice) return false;
	return constraint.kind === 'share'
		? constraint.scope === 'army'
		: constraint.kind === 'count' && typeof constraint.counting === 'object';
}

/** Whether a problem is of single units, and not of how many there are or what they cost together. */
function isOfUnit({ constraint, bearer, units }: Problem): boolean {
	if (constraint.kind === 'points-limit' || isOfPart(constraint)) return false;
	return units.length === 1 || bearer !== undefined || constraint.kind === 'unique';
}

function isOf({ constraint, units }: Problem, ids: ReadonlySet<string>): boolean {
	return constraint.kind !== 'points-limit' && units.some((id) => ids.has(id));
}

/** What part of the army something is and may be: "120 of 200", "640 · at least 250", "2 of 0–3". */
export function limitText(verdict: Verdict): string {
	const { constraint, measured, min, max } = verdict;
	if (constraint.kind !== 'share') return rangeText(verdict);
	const { limits } = ranksEditor;
	if (max === undefined) return limits.atLeast(measured, min ?? 0);
	return min === undefined ? limits.atMost(measured, max) : limits.between(measured, min, max);
}

/** How far it is from what it may be, in points or choices: "500 short", "12½ over"; nothing where it is not. */
export function lackText({ measured, min, max }: Verdict): string {
	if (min !== undefined && measured < min) return glance.short(amountText(min - measured));
	return max !== undefined && measured > max ? glance.over(amountText(measured - max)) : '';
}

/** Numbers that are whole have a plural of their own. */
function amountText(amount: number): number | string {
	return Number.isInteger(amount) ? amount : pointsText(amount);
}
