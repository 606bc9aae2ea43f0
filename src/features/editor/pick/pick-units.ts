import {
	placesOf,
	takes,
	unitName,
	whyNotAdd,
	type CheckContext,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import { reasonsText } from '#i18n';
import { rosterEdits } from '../../../i18n/en/editor.ts';
import { unitPicker } from '../../../i18n/en/units.ts';
import { maxUnits } from '../../../schema/bounds.ts';
import { groupOf, pointsAfter, withEmptyGroup, type Target } from '../../arrange/index.ts';
import { searchEntries } from './search-entries.ts';
import type { System } from '#schema';

/** The filter of a picker. */
export interface Asked {
	readonly text: string;
	readonly isAffordable: boolean;
	/** Whether hidden entries are shown. */
	readonly showsHidden: boolean;
}

/** An entry as a picker lists it. */
export interface Pick {
	readonly indexed: IndexedEntry;
	/** Why one more may not be added; undefined if it may. */
	readonly why: string | undefined;
}

/** What a picker lists: available entries by heading, and the rest. */
export interface Picks {
	readonly groups: readonly { readonly heading: string; readonly picks: readonly Pick[] }[];
	readonly rest: readonly Pick[];
}

/**
 * The available entries, then the unavailable ones; what fits the text best first.
 * @param added entries added while the picker is open: they keep their place, so that the button under the
 * finger does not move
 */
export function picksFor(
	context: CheckContext,
	entries: readonly IndexedEntry[],
	target: Target,
	added: ReadonlySet<string>,
	{ text, isAffordable, showsHidden }: Asked
): Picks {
	const isAsked = text.trim() !== '';
	const at = target === 'new' ? withEmptyGroup(context) : context;
	const picks = searchEntries(entries, text)
		.filter((indexed) => showsHidden || !indexed.isHidden || added.has(indexed.entry.id))
		.map((indexed) => ({
			indexed,
			why: whyNot(at, indexed, target)
		}));
	const isKept = ({ indexed }: Pick): boolean => added.has(indexed.entry.id);
	const offered = picks.filter((pick) => pick.why === undefined || isKept(pick));
	const found = offered.filter(
		(pick) =>
			!isAffordable ||
			isKept(pick) ||
			pointsAfter(context, pick.indexed.entry.id, target) <= context.limit
	);
	const leader = leaderAt(context, target);
	// A character who may lead everyone in the group can also join it, and then leads.
	const isLed = (pick: Pick): boolean =>
		!leader?.indexed || isKept(pick) || takes(leader.indexed, pick.indexed);
	const others = found.filter((pick) => !isLed(pick));
	return {
		groups: [
			...byHeading(context, found.filter(isLed), isAsked),
			...(leader && others.length > 0
				? [{ heading: unitPicker.wouldLead(unitName(leader)), picks: others }]
				: [])
		],
		rest: isAffordable ? [] : picks.filter((pick) => !offered.includes(pick))
	};
}

/** Why one more of an entry may not be added; undefined if it may. */
export function whyNotPick(
	context: CheckContext,
	entry: IndexedEntry,
	target: Target
): string | undefined {
	return whyNot(target === 'new' ? withEmptyGroup(context) : context, entry, target);
}

function whyNot(
	context: CheckContext,
	{ entry }: IndexedEntry,
	target: Target
): string | undefined {
	if (context.units.length >= maxUnits) return rosterEdits.maxUnits(maxUnits);
	const problems = whyNotAdd(context, entry.id, groupOf(target));
	return reasonsText(context.index, problems);
}

/** The leader of the group that is added to. */
function leaderAt(context: CheckContext, target: Target): MusteredUnit | undefined {
	return typeof target === 'object' ? placesOf(context, target.group)?.leader : undefined;
}

/** The picks by their headings, in the order of the system's types; of what was looked for, the best first. */
function byHeading(
	{ index }: CheckContext,
	picks: readonly Pick[],
	isAsked: boolean
): Picks['groups'] {
	const types = isAsked ? picks.map(({ indexed }) => indexed.type) : index.system.types;
	const headings = [...new Set(types.map(({ heading }) => heading))];
	return headings
		.map((heading) => ({
			heading,
			picks: picks.filter(({ indexed }) => indexed.type.heading === heading)
		}))
		.filter((group) => group.picks.length > 0);
}

/**
 * The stat line of an entry on one line: "M 4  WS 3  Ld 7". Without what it does not have; empty if it has no
 * stat line.
 */
export function shortStats({ entry }: IndexedEntry, { statLine }: System): string {
	return statLine
		.flatMap(({ id, short }) => {
			const stat = entry.stats?.[id];
			// Column and number stay together.
			return stat === undefined || stat === '-' || stat === '–' ? [] : [`${short}\u00a0${stat}`];
		})
		.join(' ');
}
