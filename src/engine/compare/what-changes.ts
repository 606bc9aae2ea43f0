import type { Roster } from '#schema';
import type { ArmyIndex, IndexedEntry } from '../base/army-index.ts';
import { byKey, without } from './pairs.ts';
import type { CheckContext } from '../base/context.ts';
import { pointsOfOptions } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { renewed } from '../base/renewed.ts';
import { checkRoster, type Report } from '../judge/report.ts';
import { changedAnswers, compareTallies, differing, type ChangedReading } from './compare.ts';
import { isIdle, rangeOf } from '../../rules/about.ts';
import { severityOf } from '../../rules/kinds.ts';
import { isUnmet, type Verdict } from '../../rules/base/verdict.ts';

/** A number under the roster's data, and under other data. */
interface ChangedNumber {
	readonly before: number;
	readonly after: number;
}

/** The differences of an entry besides price and name. */
type ChangedFact = 'stats' | 'equipment' | 'rules';

/** What differs in an entry or option of the roster. */
interface ChangedThing extends ChangedNumber {
	readonly id: string;
	/** Its former name, or its id if that is unknown. */
	readonly name: string;
	/** Its new name, if changed. */
	readonly newName: string | undefined;
	/** Whether the army no longer has it. */
	readonly isGone: boolean;
	/** How many the roster has. */
	readonly count: number;
	readonly facts: readonly ChangedFact[];
}

/** All units of one entry, with their points before and after, options included. */
export interface ChangedRow extends ChangedThing {
	/** Points after minus points before. */
	readonly difference: number;
	/** The number of models, if it changes. */
	readonly models: ChangedNumber | undefined;
	/** Their options that differ, with what they add to the points. */
	readonly options: readonly ChangedThing[];
}

/** The changes to a roster under other data. */
export interface Changes {
	readonly before: Report;
	readonly after: Report;
	/** The entries that differ, in the order of the army list. Their differences add up to that of the totals. */
	readonly rows: readonly ChangedRow[];
	readonly rules: readonly ChangedRule[];
	/** Answers of the roster that no longer exist. */
	readonly readings: readonly ChangedReading[];
	readonly tallies: readonly (ChangedNumber & { readonly name: string })[];
	/** Whether a player would notice no difference. */
	readonly isSame: boolean;
}

/**
 * What changes for a roster when other data of its army judge it. Only what the roster has is compared. Never
 * throws, whatever the roster contains.
 * @param old the army under the roster's data, answers and event
 * @param now the same under the other data
 */
export function whatChanges(roster: Roster, old: ArmyIndex, now: ArmyIndex): Changes {
	return changesBetween(checkRoster(roster, old), checkRoster(roster, now));
}

/**
 * What differs between two judgements.
 * @param units what has become of each unit, and of each of its options, in the order of the first roster
 */
export function changesBetween(
	before: Report,
	after: Report,
	units: readonly MusteredUnit[] = after.context.units
): Changes {
	const rows = rowsOf(before.context, units);
	const rules = changedRules(before, after);
	const given = [...before.context.index.answers.values()].filter(
		({ givenBy }) => givenBy === 'roster'
	);
	const readings = changedAnswers(given, after.context.index);
	const tallies = compareTallies(before, after).filter((tally) => tally.before !== tally.after);
	const lists = [rows, rules, readings, tallies];
	return {
		before,
		after,
		rows,
		rules,
		readings,
		tallies,
		isSame: lists.every(({ length }) => length === 0)
	};
}

/** The roster under other data. Units that the army no longer has keep their former name. */
export function underData(roster: Roster, old: ArmyIndex, now: ArmyIndex): Roster {
	const units = renewed(roster, now).units.map((unit) => {
		const known = now.entries.has(unit.entry) ? undefined : old.entries.get(unit.entry);
		return known && unit.name === undefined
			? { ...unit, name: known.entry.name.slice(0, 80) }
			: unit;
	});
	return { ...roster, units, revision: now.system.revision };
}

/** A unit under both data. */
interface Pair {
	readonly old: MusteredUnit;
	readonly now: MusteredUnit;
}

function rowsOf(before: CheckContext, after: readonly MusteredUnit[]): readonly ChangedRow[] {
	const pairs = before.units.flatMap((old, at): readonly Pair[] => {
		const now = after[at];
		return now ? [{ old, now }] : [];
	});
	const order = new Map([...before.index.entries.keys()].map((id, at) => [id, at]));
	const placeOf = ({ id }: ChangedRow): number => order.get(id) ?? order.size;
	return [...byKey(pairs, ({ old }) => old.unit.entry)]
		.map(([id, own]) => changedRow(id, own))
		.filter(isAnother)
		.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function changedRow(id: string, pairs: readonly Pair[]): ChangedRow {
	const before = sumOf(pairs, ({ old }) => old.points);
	const after = sumOf(pairs, ({ now }) => now.points);
	const models = {
		before: sumOf(pairs, ({ old }) => old.models ?? 0),
		after: sumOf(pairs, ({ now }) => now.models ?? 0)
	};
	const [first] = pairs;
	const options = new Set(pairs.flatMap(({ old }) => old.options.map((option) => option.id)));
	return {
		...thingOf(id, first?.old.indexed, first?.now.indexed),
		count: pairs.length,
		before,
		after,
		difference: after - before,
		models: first?.now.indexed && models.before !== models.after ? models : undefined,
		options: [...options].map((option) => optionOf(option, pairs)).filter(isAnother)
	};
}

/** An option of units under both data. It is matched by position, because its id may change. */
function optionOf(id: string, pairs: readonly Pair[]): ChangedThing {
	const given = ({ old }: Pair, unit: MusteredUnit) =>
		unit.options.filter((_, at) => old.options[at]?.id === id);
	const [first] = pairs.flatMap((pair) => given(pair, pair.old));
	const [other] = pairs.flatMap((pair) => given(pair, pair.now));
	return {
		...thingOf(id, first?.indexed, other?.indexed),
		count: sumOf(pairs, (pair) => given(pair, pair.old).length),
		before: sumOf(pairs, (pair) => pointsOfOptions(pair.old, given(pair, pair.old))),
		after: sumOf(pairs, (pair) => pointsOfOptions(pair.now, given(pair, pair.now)))
	};
}

function thingOf(id: string, old: IndexedEntry | undefined, now: IndexedEntry | undefined) {
	const name = old?.entry.name ?? now?.entry.name ?? id;
	return {
		id,
		name,
		newName: now && now.entry.name !== name ? now.entry.name : undefined,
		isGone: old !== undefined && now === undefined,
		facts: old && now ? factsOf(old, now) : []
	};
}

/** Which printed facts differ: stat line, equipment, or names of special rules. */
function factsOf(old: IndexedEntry, now: IndexedEntry): readonly ChangedFact[] {
	const printed = ({ entry, rules }: IndexedEntry) => ({
		stats: [Object.entries(entry.stats ?? {}).toSorted(), entry.lines, entry.adds],
		equipment: entry.equipment?.toSorted(),
		rules: rules.map(({ name }) => name).toSorted()
	});
	return differing(printed(old), printed(now));
}

function isAnother(thing: ChangedThing | ChangedRow): boolean {
	const { before, after, newName, isGone, facts } = thing;
	const isOther = 'options' in thing && (thing.options.length > 0 || thing.models !== undefined);
	return before !== after || newName !== undefined || isGone || facts.length > 0 || isOther;
}

function sumOf<T>(things: readonly T[], amountOf: (thing: T) => number): number {
	return things.reduce((sum, thing) => sum + amountOf(thing), 0);
}

/** A rule whose verdicts on a roster differ, before and after. */
interface ChangedRule {
	readonly id: string;
	readonly before: readonly Verdict[];
	readonly after: readonly Verdict[];
}

/** The rules whose verdicts differ between two reports, in the order of the pack. */
function changedRules(before: Report, after: Report): readonly ChangedRule[] {
	const ruleOf = ({ constraint }: Verdict): string => constraint.id;
	const [olds, news] = [byKey(before.verdicts, ruleOf), byKey(after.verdicts, ruleOf)];
	return [...new Set([...olds.keys(), ...news.keys()])].flatMap((id) => {
		const [old = [], now = []] = [olds.get(id), news.get(id)];
		const rule = { id, before: applicable(old, now), after: applicable(now, old) };
		return isOfInterest(rule) ? [rule] : [];
	});
}

/** Applicable verdicts that only the first report has. */
function applicable(here: readonly Verdict[], there: readonly Verdict[]): readonly Verdict[] {
	return without(here, there, signatureOf).filter((verdict) => !isIdle(verdict));
}

/** The identity of a verdict: outcome, limits, and distance from them. */
function signatureOf(verdict: Verdict): string {
	const { outcome, units } = verdict;
	const { min, max } = rangeOf(verdict) ?? {};
	const found = isUnmet(verdict) ? [severityOf(verdict), units] : [];
	return JSON.stringify([outcome, min, max, ...found]);
}

/** A new or removed rule only matters if it is not met. */
function isOfInterest({ before, after }: ChangedRule): boolean {
	if ([...before, ...after].some(isUnmet)) return true;
	return before.length > 0 && after.length > 0;
}
