import { matches, type ArmyIndex, type Report, type Verdict } from '#engine';
import type { ConstraintOf } from '#schema';
import type { Sheet, SheetGroup, SheetShare } from './model.ts';
import { isArmyOfModels } from './ranks-and-files.ts';

/**
 * The headings with their shares of the agreed size, and the limits of the rules that are about just
 * what stands under one; then what other rules on shares measure.
 */
export function withShares(
	groups: readonly SheetGroup[],
	{ context, verdicts }: Report
): Pick<Sheet, 'groups' | 'shares'> {
	const { index, size } = context;
	if (!isArmyOfModels(index) || size === 0) return { groups, shares: [] };
	const rules = verdicts.flatMap((verdict) => shareOf(index, verdict, size));
	const printed = new Set(groups.map(({ heading }) => heading));
	return {
		groups: groups.map((group) => {
			const limits = rules.find(({ heading }) => heading === group.heading)?.share;
			return { ...group, share: { ...limits, percent: percentOf(group.points, size) } };
		}),
		shares: rules
			.filter(({ measured, share }) => measured > 0 || share.min !== undefined)
			.filter(({ heading }, at) => {
				const isFirst = rules.findIndex((rule) => rule.heading === heading) === at;
				return heading === undefined || !isFirst || !printed.has(heading);
			})
			.map(({ name, share }) => ({ name, ...share }))
	};
}

interface ShareRule {
	readonly name: string;
	/** The heading whose units are all that it is about. */
	readonly heading: string | undefined;
	readonly measured: number;
	readonly share: SheetShare;
}

function shareOf(
	index: ArmyIndex,
	{ constraint, subject, measured }: Verdict,
	size: number
): readonly ShareRule[] {
	if (constraint.kind !== 'share' || constraint.scope !== 'army') return [];
	const { min, max } = constraint;
	const share = {
		percent: percentOf(measured, size),
		...(min !== undefined && { min }),
		...(max !== undefined && { max })
	};
	return [{ name: subject, heading: headingOf(index, constraint), measured, share }];
}

function headingOf({ units }: ArmyIndex, { of }: ConstraintOf<'share'>): string | undefined {
	const meant = units.filter(({ tags }) => matches(of, tags));
	const heading = meant[0]?.type.heading;
	const under = units.filter(({ type }) => type.heading === heading);
	const isSame = meant.length === under.length && meant.every((unit) => under.includes(unit));
	return isSame ? heading : undefined;
}

function percentOf(points: number, size: number): number {
	return Math.round((points / size) * 1000) / 10;
}
