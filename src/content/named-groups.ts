import {
	groupIn,
	musterGroups,
	placesOf,
	type ArmyIndex,
	type CheckContext,
	type MusteredGroup,
	type MusteredOption,
	type MusteredUnit,
	type Report,
	type Verdict
} from '#engine';
import type { GroupKind } from '#schema';
import { words } from './words.ts';

/** A group of the rules, with its heading. */
export interface NamedGroup {
	readonly group: MusteredGroup;
	/** "General's Regiment", or its number on the screen ("Regiment 2"). */
	readonly heading: string;
	/** "Regiment 1": numbered without the general's and without empty ones, as lists in text are. */
	readonly listed?: string;
	/** Its custom name. */
	readonly ownName?: string;
	readonly leader: MusteredUnit | undefined;
}

/** Kinds of groups that the rules use, not only plans. */
export function ruleKinds({ system }: ArmyIndex): readonly GroupKind[] {
	return (system.groups ?? []).filter(({ sketch }) => !sketch);
}

/** Whether an option is the role that one unit gets at the start, the general's. */
export function isFirstRole({ indexed }: MusteredOption): boolean {
	return indexed?.entry.given === 'first';
}

/**
 * Groups with units in them. The one led by the general is named after that role and comes first; the others
 * have the number that they have on the screen, where empty ones count too.
 */
export function namedGroups(context: CheckContext): readonly NamedGroup[] {
	return ruleKinds(context.index).flatMap((kind) => {
		const all = musterGroups(context, kind.id);
		const numberOf = ({ id }: MusteredGroup): number => all.findIndex((one) => one.id === id) + 1;
		const groups = all
			.filter(({ units }) => units.length > 0)
			.map((group) => {
				const leader = placesOf(context, group.id)?.leader;
				return { group, leader, role: leader?.options.find(isFirstRole)?.indexed?.entry.name };
			});
		const first = groups.filter(({ role }) => role !== undefined);
		const others = groups.filter(({ role }) => role === undefined);
		return [
			...first.map(({ group, leader, role = '' }) =>
				named(context, group, leader, words.groupLedBy(role, kind.name))
			),
			...others.map(({ group, leader }, at) => ({
				...named(context, group, leader, words.groupNumber(kind.name, numberOf(group))),
				listed: words.groupNumber(kind.name, at + 1)
			}))
		];
	});
}

function named(
	{ groups }: CheckContext,
	group: MusteredGroup,
	leader: MusteredUnit | undefined,
	heading: string
): NamedGroup {
	const ownName = groups.find(({ id }) => id === group.id)?.name?.trim();
	return { group, heading, leader, ...(ownName && { ownName }) };
}

/** The report with the sheet's names for groups, so that both agree. */
export function withSheetNames(report: Report): Report {
	const names = new Map(
		namedGroups(report.context)
			.filter(({ ownName }) => ownName === undefined)
			.map(({ group, heading }) => [group.id, heading])
	);
	if (names.size === 0) return report;
	const withNames = <V extends Verdict>(verdict: V): V => renamed(verdict, names);
	return {
		...report,
		verdicts: report.verdicts.map(withNames),
		problems: report.problems.map(withNames),
		advice: report.advice.map(withNames)
	};
}

function renamed<V extends Verdict>(verdict: V, names: ReadonlyMap<string, string>): V {
	const group = groupIn(verdict);
	const name = names.get(group?.id ?? '');
	return group && name !== undefined ? { ...verdict, group: { ...group, name } } : verdict;
}
