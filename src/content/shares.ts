import { matches, partOf, rangeOf, type ArmyIndex, type Report, type Verdict } from '#engine';
import { aboutText } from '#i18n';
import type { Selector } from '#schema';
import type { Sheet, SheetGroup, SheetShare, SheetSlots } from './model.ts';
import { isArmyOfModels } from './ranks-and-files.ts';

/**
 * The headings with their share of the points limit and their number of choices, and the limits of rules on exactly
 * the units of one heading; then what other rules of this kind measure.
 */
export function withShares(
	groups: readonly SheetGroup[],
	{ context, verdicts }: Report
): Pick<Sheet, 'groups' | 'shares'> {
	const { index, size } = context;
	if (!isArmyOfModels(index) || size === 0) return { groups, shares: [] };
	const shares = verdicts.flatMap((verdict) => shareOf(index, verdict, size));
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
				share: { ...share?.shown, percent: percentOf(group.points, size) }
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

/** What a rule says of a number that whole types of units count for: how many choices they are. */
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
