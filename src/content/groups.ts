import {
	matches,
	groupIn,
	musterGroups,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit,
	type MusteredGroup,
	type Report,
	partOf,
	rangeOf,
	type Verdict
} from '#engine';
import type { GroupKind, Selector } from '#schema';
import { linesOfEach, sheetGroups } from './lines.ts';
import type { SheetPlan, SheetPlanGroup, Sheet } from './model.ts';
import type { SheetGroup, SheetLine, SheetShare, SheetSlots } from './list-model.ts';
import { namedGroups, ruleKinds, type NamedGroup } from './named-groups.ts';
import { proofRow } from './proof.ts';
import { aboutText } from '#i18n';
import { isArmyOfModels } from './ranks-and-files.ts';

/**
 * The roster's units by group, one per line: the leader first, the others in the order of the army list. Then
 * units that are never in a group, then those outside.
 */
export function ruleGroups(context: CheckContext): readonly SheetGroup[] {
	const { index } = context;
	const units = context.units.filter(({ indexed }) => !indexed?.isChoice);
	const groups = namedGroups(context);
	const inside = new Set(groups.flatMap(({ group }) => group.units.map(({ unit }) => unit.id)));
	const outside = units.filter(({ unit }) => !inside.has(unit.id));
	const kinds = ruleKinds(index);
	const kindOf = ({ tags, indexed }: MusteredUnit): GroupKind | undefined =>
		indexed && kinds.find(({ of, outside }) => outside && matches(of, tags));
	return [
		...groups.map((group) => sheetGroup(index, group)),
		...sheetGroups(
			index,
			outside.filter((unit) => kindOf(unit) === undefined)
		).map(withoutStats),
		...kinds.map((kind) => ({
			heading: kind.outside?.plural ?? kind.plural,
			...linesOf(
				index,
				outside.filter((unit) => kindOf(unit) === kind)
			)
		}))
	].filter(({ lines }) => lines.length > 0);
}

function withoutStats(group: SheetGroup): SheetGroup {
	return { ...group, lines: group.lines.map((line) => ({ ...line, stats: [] })) };
}

function sheetGroup(
	index: ArmyIndex,
	{ group, heading, listed, ownName, leader }: NamedGroup
): SheetGroup {
	const units = group.units.filter(({ indexed }) => !indexed?.isChoice);
	return {
		heading,
		isGroup: true,
		...(listed !== undefined && { listed }),
		...(ownName && { ownName }),
		...linesOf(index, units, leader)
	};
}

function linesOf(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	leader?: MusteredUnit
): Pick<SheetGroup, 'lines' | 'count' | 'points'> {
	const [first] = leader ? linesOfEach(index, [leader]) : [];
	const others = linesOfEach(
		index,
		units.filter((unit) => unit !== leader)
	);
	const lines: readonly SheetLine[] = first ? [{ ...first, isLeader: true }, ...others] : others;
	return {
		lines,
		count: lines.length,
		points: lines.reduce((sum, { points }) => sum + points, 0)
	};
}

/** The planned groups (brigades), each with its units and unmet advice. */
export function sheetPlans(report: Report): readonly SheetPlan[] {
	const { context } = report;
	return (context.index.system.groups ?? [])
		.filter(({ sketch }) => sketch)
		.map(({ id, plural }) => ({
			heading: plural,
			groups: musterGroups(context, id).map((group) => planGroup(report, group))
		}))
		.filter(({ groups }) => groups.length > 0);
}

function planGroup(
	{ context, advice }: Report,
	{ id, name, units }: MusteredGroup
): SheetPlanGroup {
	const counts = new Map<string, number>();
	for (const unit of units) counts.set(unitName(unit), (counts.get(unitName(unit)) ?? 0) + 1);
	return {
		name,
		units: [...counts].map(([unit, count]) => (count === 1 ? unit : `${count} ${unit}`)),
		advice: [
			...new Set(
				advice
					.filter((problem) => groupIn(problem)?.id === id)
					.map((verdict) => proofRow(context, verdict).sentence)
			)
		]
	};
}

/**
 * The headings with their share of the points limit and their number of choices, and the limits of rules on exactly
 * the units of one heading; then what other rules of this kind measure.
 */
export function withShares(
	groups: readonly SheetGroup[],
	{ context, verdicts }: Report
): Pick<Sheet, 'groups' | 'shares'> {
	const { index, limit } = context;
	if (!isArmyOfModels(index) || limit === 0) return { groups, shares: [] };
	const shares = verdicts.flatMap((verdict) => shareOf(index, verdict, limit));
	const slots = verdicts.flatMap((verdict) => slotsOf(index, verdict));
	const placed = groups.map((group) => {
		const own = ({ heading }: ShareRule): boolean => heading === group.heading;
		return { group, share: shares.find(own), slots: slots.find(own) };
	});
	const atHeadings = new Set(placed.flatMap(({ share, slots }) => [share, slots]));
	return {
		groups: placed.map(({ group, share, slots }) => ({
			...group,
			...(shares.length > 0 && {
				share: { ...share?.shown, percent: percentOf(group.points, limit) }
			}),
			...(slots && { slots: slots.shown })
		})),
		shares: [...shares, ...slots]
			.filter((rule) => !atHeadings.has(rule))
			.filter(({ measured, shown }) => measured > 0 || shown.min !== undefined)
			.map(({ name, shown }) => ({ name, ...shown }))
	};
}

/** A rule on a share, or on how many choices there are of a kind. */
interface ShareRule<T = SheetShare | SheetSlots> {
	readonly name: string;
	/** The heading whose units are all that it is about. */
	readonly heading: string | undefined;
	readonly measured: number;
	readonly shown: T;
}

function shareOf(
	index: ArmyIndex,
	verdict: Verdict,
	size: number
): readonly ShareRule<SheetShare>[] {
	const { constraint } = verdict;
	const [part, range] = [partOf(constraint), rangeOf(verdict)];
	if (!range || !part || part === 'all' || 'number' in part) return [];
	const { of, ...limits } = part;
	const { measured } = range;
	const shown = { percent: percentOf(measured, size), ...limits };
	return [{ name: aboutText(index, constraint), heading: headingOf(index, of), measured, shown }];
}

function headingOf({ units }: ArmyIndex, of: Selector): string | undefined {
	const matching = units.filter(({ tags }) => matches(of, tags));
	const heading = matching[0]?.type.heading;
	const under = units.filter(({ type }) => type.heading === heading);
	const isSame = matching.length === under.length && matching.every((unit) => under.includes(unit));
	return isSame ? heading : undefined;
}

/** For a rule on how many choices of some types of units there are: their number, and its range. */
function slotsOf(index: ArmyIndex, verdict: Verdict): readonly ShareRule<SheetSlots>[] {
	const [part, range] = [partOf(verdict.constraint), rangeOf(verdict)];
	if (!range || !part || part === 'all' || !('number' in part)) return [];
	const { number } = part;
	const types = index.system.types.filter(({ numbers }) => numbers?.[number] !== undefined);
	if (types.length === 0) return [];
	const [heading, ...others] = new Set(types.map((type) => type.heading));
	const { measured, min, max } = range;
	const shown = {
		slots: measured,
		...(min !== undefined && { min }),
		...(max !== undefined && { max })
	};
	const name = aboutText(index, verdict.constraint);
	return [{ name, heading: others.length > 0 ? undefined : heading, measured, shown }];
}

function percentOf(points: number, size: number): number {
	return Math.round((points / size) * 1000) / 10;
}
