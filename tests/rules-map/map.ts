import type { Roster } from '#schema';
import type { Case, RuleCases, TallyCases } from './case.ts';
import type { Pack } from './pack.ts';
import { linesOf, type Row, type RowsFile } from './row.ts';
import {
	referenceKey,
	resolveIn,
	statedThingsOf,
	type Reference,
	type StatedThing
} from './references.ts';
import { everyConstraintOf, type ReadingsTried, type StatedConstraint } from './stated.ts';
import { trialsOf } from './trials.ts';
import { everyTrialOf, type EveryTrial, type MakeTrials } from './tried.ts';

/** Things of the data that stand in a table of the page: where the book prints them, and what they are. */
export interface Printed {
	/** As references write them, with their file: `orc/limit-giant`. */
	readonly keys: readonly string[];
	readonly lines: readonly number[];
}

/** What is read by hand of a system: its sentences, and lists judged by them. */
export interface MapSource extends RowsFile {
	readonly pack: Pack;
	readonly readings: ReadingsTried;
	readonly ruleCases: readonly RuleCases[];
	readonly tallyCases: readonly TallyCases[];
	/** The size of a case that names none. */
	readonly usualSize: number;
	readonly rosterOf: (one: Case) => Roster;
	/** What tables of the page say, beside the rows. */
	readonly printed: readonly Printed[];
	/** How many lines the text has, and in which book each is. */
	readonly lastLine: number;
	readonly bookAt: (line: number) => string;
	/** Constraints that no list can break, as they take a limit away or say what is always so. */
	readonly isBoundless: (key: string) => boolean;
	/** Constraints that no list can meet, as nobody has what they want. */
	readonly isBearerless: (key: string) => boolean;
	/** How many of these there are. */
	readonly bearerless: number;
	/** Makes the trials, where the usual way does not do. */
	readonly trialsOf?: MakeTrials;
}

/** A system's sentences beside its data, and what proves them. */
export interface RulesMap extends MapSource {
	readonly everyConstraint: readonly StatedConstraint[];
	readonly everyTrial: EveryTrial;
	readonly statedThings: readonly StatedThing[];
	readonly resolve: (written: string, army?: string) => Reference;
	/** The lines where each thing of the data is in the map. */
	readonly mapped: ReadonlyMap<string, ReadonlySet<number>>;
}

export function rulesMapOf(source: MapSource): RulesMap {
	const everyConstraint = everyConstraintOf(source.pack, source.readings);
	const resolve = (written: string, army?: string) => resolveIn(source.pack, written, army);
	return {
		...source,
		everyConstraint,
		everyTrial: everyTrialOf(everyConstraint, source.trialsOf ?? trialsOf),
		statedThings: statedThingsOf(source.pack, everyConstraint),
		resolve,
		mapped: mappedBy(source, resolve)
	};
}

function mappedBy(
	{ rows, printed }: MapSource,
	resolve: RulesMap['resolve']
): ReadonlyMap<string, ReadonlySet<number>> {
	const mapped = new Map<string, Set<number>>();
	const add = (key: string, lines: readonly number[]) => {
		const known = mapped.get(key) ?? new Set();
		for (const line of lines) known.add(line);
		mapped.set(key, known);
	};
	for (const row of rows) {
		for (const written of row.encoded) {
			add(referenceKey(resolve(written, row.army)), linesOf(row));
		}
	}
	for (const { keys, lines } of printed) for (const key of keys) add(key, lines);
	return mapped;
}

/** The rules that speak of what may be built, not of play only. */
export function builtRows({ rows }: Pick<RowsFile, 'rows'>): readonly Row[] {
	return rows.filter(({ play }) => play === undefined);
}
