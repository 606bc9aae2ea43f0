import type { Roster } from '#schema';
import {
	contentOf,
	pairUnits,
	unitChanges,
	type Candidate,
	type Pair,
	type UnitChange,
	byKey
} from './pairs.ts';
import { musterGroups, type MusteredGroup, kindOfGroup } from '../base/groups.ts';
import type { ArmyIndex, ReadingAnswer } from '../base/army-index.ts';
import { variableModels } from '../base/muster.ts';
import type { MusteredOption } from '../base/mustered.ts';
import { judged } from '../judge/judged.ts';
import type { Report } from '../judge/report.ts';

/** Identical units of one of the rosters. */
interface ComparedUnits {
	readonly count: number;
	/** Models in each, if the player chooses the number. */
	readonly models: number | undefined;
	readonly options: readonly MusteredOption[];
	/** Their custom name. */
	readonly name: string | undefined;
	readonly note: string | undefined;
	/** The name of their group. */
	readonly group: string | undefined;
	/** Points of all of them. */
	readonly points: number;
}

/** Identical units of one entry, before and after or on one side only. */
export interface ComparedRow {
	readonly kind: 'same' | 'changed' | 'added' | 'removed';
	readonly entry: string;
	/** The entry's name, or its id if the army does not have it. */
	readonly name: string;
	/** The heading of the entry; undefined if the army does not have it. */
	readonly heading: string | undefined;
	readonly before: ComparedUnits | undefined;
	readonly after: ComparedUnits | undefined;
	/** Points after minus points before. */
	readonly difference: number;
	readonly changes: readonly UnitChange[];
}

/** A number of both rosters. */
export interface ComparedNumber {
	readonly before: number;
	readonly after: number;
	readonly difference: number;
}

/** Two rosters of one army, compared. */
export interface Comparison {
	readonly before: Report;
	readonly after: Report;
	readonly points: ComparedNumber;
	readonly size: ComparedNumber;
	readonly units: ComparedNumber;
	readonly tallies: readonly (ComparedNumber & { readonly name: string })[];
	/** Differences other than units, points and points limit. */
	readonly facts: readonly ComparedFact[];
	/** All units of both, in the order of the army list. */
	readonly rows: readonly ComparedRow[];
	/** Whether a player would notice no difference. */
	readonly isSame: boolean;
}

/**
 * Compares two rosters of one army, or two versions of one roster. Each is judged by its own answers and
 * event. Never throws, whatever the rosters contain.
 */
export function compareRosters(a: Roster, b: Roster, index: ArmyIndex): Comparison {
	const before = judged(index, a);
	const after = judged(index, b);
	const rows = compareUnits(before, after, a.id === b.id);
	const facts = compareFacts(a, b, before.context.index, after.context.index);
	return {
		before,
		after,
		points: numbers(before.points, after.points),
		size: numbers(a.size, b.size),
		units: numbers(countUnits(before), countUnits(after)),
		tallies: compareTallies(before, after).map((tally) => ({
			name: tally.name,
			...numbers(tally.before, tally.after)
		})),
		facts,
		rows,
		isSame: a.size === b.size && facts.length === 0 && rows.every(({ kind }) => kind === 'same')
	};
}

/** Choices of the whole army do not count as units. */
function countUnits({ context }: Report): number {
	return context.units.filter(({ indexed }) => !indexed?.isChoice).length;
}

function numbers(before: number, after: number): ComparedNumber {
	return { before, after, difference: after - before };
}

function compareUnits(before: Report, after: Report, areVersions: boolean): readonly ComparedRow[] {
	const [a, b] = [before.context, after.context];
	const pairs = pairUnits(a, b, namesakes(musterGroups(a), musterGroups(b)), areVersions);
	const stacks = byKey(pairs, (pair) =>
		[pair.before, pair.after].map((unit) => unit && contentOf(unit)).join('\n')
	);
	return inArmyOrder([...stacks.values()].flatMap(comparedRows), a.index);
}

/** The ids of groups that only the first roster has, with those of the same name that only the other has. */
function namesakes(
	first: readonly MusteredGroup[],
	other: readonly MusteredGroup[]
): ReadonlyMap<string, string> {
	const isIn = (groups: readonly MusteredGroup[], { id }: MusteredGroup): boolean =>
		groups.some((group) => group.id === id);
	const left = byKey(
		other.filter((group) => !isIn(first, group)),
		({ name }) => name
	);
	return new Map(
		first.flatMap((group) => {
			const namesake = isIn(other, group) ? undefined : left.get(group.name)?.shift();
			return namesake ? [[group.id, namesake.id]] : [];
		})
	);
}

/** The rows for a stack of identical pairs. */
function comparedRows(stack: readonly Pair[]): readonly ComparedRow[] {
	const [first] = stack;
	const unit = first?.after ?? first?.before;
	if (!first || !unit) return [];
	const { unit: chosen, indexed } = unit.mustered;
	const before = first.before && unitsOf(first.before, stack.length);
	const after = first.after && unitsOf(first.after, stack.length);
	const changes = first.before && first.after ? unitChanges(first.before, first.after) : [];
	return [
		{
			kind: !before ? 'added' : !after ? 'removed' : changes.length > 0 ? 'changed' : 'same',
			entry: chosen.entry,
			name: indexed?.entry.name ?? chosen.entry,
			heading: indexed && indexed.type.role !== 'option' ? indexed.type.heading : undefined,
			before,
			after,
			difference: (after?.points ?? 0) - (before?.points ?? 0),
			changes
		}
	];
}

function unitsOf({ mustered, groupName }: Candidate, count: number): ComparedUnits {
	const { unit, options, points } = mustered;
	return {
		count,
		models: variableModels(mustered),
		options,
		name: unit.name,
		note: unit.note,
		group: groupName,
		points: points * count
	};
}

const kinds: readonly ComparedRow['kind'][] = ['same', 'changed', 'removed', 'added'];

/** In the order of the army list; entries that the army does not have come last. */
function inArmyOrder(
	rows: readonly ComparedRow[],
	{ system, units, choices }: ArmyIndex
): readonly ComparedRow[] {
	const headings = system.types.map(({ heading }) => heading);
	const places = new Map([...units, ...choices].map(({ entry }, at) => [entry.id, at]));
	const headingOf = ({ heading }: ComparedRow): number =>
		heading === undefined ? headings.length : headings.indexOf(heading);
	const placeOf = ({ entry }: ComparedRow): number => places.get(entry) ?? places.size;
	return rows.toSorted(
		(a, b) =>
			headingOf(a) - headingOf(b) ||
			placeOf(a) - placeOf(b) ||
			kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
	);
}

/** A difference between two rosters that is not about units. */
export interface ComparedFact {
	readonly kind: 'name' | 'note' | 'event' | 'reading' | 'group';
	/** The subject if the kind does not say it: a question, or a kind of group. */
	readonly subject: string | undefined;
	/** Equal before and after if two events of the same name and date have different rules. */
	readonly before: string | undefined;
	readonly after: string | undefined;
}

/** Differences other than units, points and points limit. */
function compareFacts(
	a: Roster,
	b: Roster,
	before: ArmyIndex,
	after: ArmyIndex
): readonly ComparedFact[] {
	const fields = ({ name, note, event }: Roster) => ({ name, note, event });
	const textOf = (kind: 'name' | 'note' | 'event', roster: Roster): string | undefined =>
		kind === 'event' ? eventOf(roster) : roster[kind];
	return [
		...differing(fields(a), fields(b)).map((kind) => {
			return { kind, subject: undefined, before: textOf(kind, a), after: textOf(kind, b) };
		}),
		...changedAnswers([...before.answers.values()], after).map(
			({ question, ...texts }) => ({ kind: 'reading', subject: question, ...texts }) as const
		),
		...compareGroups(a, b, before)
	];
}

function eventOf({ event }: Roster): string | undefined {
	return event && `${event.name}, ${event.date}`;
}

/** Custom names of groups that differ. Membership is compared with the units. */
function compareGroups(a: Roster, b: Roster, index: ArmyIndex): readonly ComparedFact[] {
	return (a.groups ?? []).flatMap(({ id, kind, name }): readonly ComparedFact[] => {
		const other = b.groups?.find((group) => group.id === id);
		if (!other || other.name === name) return [];
		const subject = kindOfGroup(index, kind)?.name;
		return [{ kind: 'group', subject, before: name, after: other.name }];
	});
}

/** An answer that is another now. Without a new answer, the question no longer exists either. */
export interface ChangedReading {
	readonly question: string;
	readonly before: string;
	readonly after: string | undefined;
}

/** The answers that are others in another index, in words. */
export function changedAnswers(
	answers: readonly ReadingAnswer[],
	after: ArmyIndex
): readonly ChangedReading[] {
	return answers.flatMap(({ reading, answer }) => {
		const other = after.answers.get(reading.id);
		if (other?.answer === answer) return [];
		const textOf = (of: ReadingAnswer['reading'], wanted: string) =>
			of.answers.find(({ id }) => id === wanted)?.text;
		return [
			{
				question: reading.question,
				before: textOf(reading, answer) ?? answer,
				after: other && textOf(other.reading, other.answer)
			}
		];
	});
}

/** The numbers of the tallies that both reports have. */
export function compareTallies(before: Report, after: Report) {
	return before.tallies.flatMap(({ tally, value, each }) => {
		const other = after.tallies.find((candidate) => candidate.tally.id === tally.id);
		return each || !other ? [] : [{ name: tally.name, before: value, after: other.value }];
	});
}

/** The keys of what differs. */
export function differing<K extends string>(
	before: Readonly<Record<K, unknown>>,
	after: Readonly<Record<K, unknown>>
): readonly K[] {
	const keys = Object.keys(before) as K[];
	return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}
