import {
	matches,
	sourceText,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit,
	type Report
} from '#engine';
import type { BattleRecord } from '#schema';
import { effectText } from './effects/with-effects.ts';
import type { RecordCounter, RecordRule, RecordScore, SheetRecord } from './record-model.ts';
import { recordSections, onceCounters } from './record-rows.ts';
import type { ProfileBook } from './warscrolls.ts';
import { words } from './words.ts';

/** Columns where the number of turns is unknown. */
const unsaidTurns = 6;

/**
 * The battle record of this roster; undefined if its game has none.
 * @param book what its units and choices do, where the game has that
 */
export function sheetRecord(report: Report, book?: ProfileBook): SheetRecord | undefined {
	const { context } = report;
	const { index } = context;
	if (!index.system.record) return undefined;
	const record = recordInForce(index, index.system.record);
	const sections = recordSections(context, record.losses);
	const rows = sections.flatMap((section) => section.rows);
	const { piece, pieces, wounds } = record.losses;
	return {
		turns: turnsOf(record),
		scores: scoresOf(record, report),
		counters: [
			...(record.counters ?? []).map((counter) => counterOf(counter, report, book)),
			...onceCounters(context, record.once, book)
		],
		piece,
		pieces,
		wounds: index.system.statLine.find(({ id }) => id === wounds)?.name ?? wounds,
		hasPoints: context.limit > 0,
		hasWorth: rows.some(({ worth }) => worth),
		hasHalf: rows.some(({ worth }) => worth?.half !== undefined),
		sections,
		rules: rulesOf(context, record),
		unknown: record.unknown ?? []
	};
}

/** The record without what is not recorded under the interpretations in force. */
function recordInForce({ answers }: ArmyIndex, record: BattleRecord): BattleRecord {
	const isIn = ({ reading, when }: { reading?: string | undefined; when?: string | undefined }) =>
		reading === undefined || answers.get(reading)?.answer === when;
	const { scores = [], counters = [] } = record;
	return { ...record, scores: scores.filter(isIn), counters: counters.filter(isIn) };
}

function turnsOf({ turns }: BattleRecord): SheetRecord['turns'] {
	const { name = words.record.turn, max = 0, open } = turns ?? {};
	const more = turns ? (open ? 1 : 0) : unsaidTurns;
	return { name, heads: Array.from({ length: max + more }, (_, at) => `${at + 1}`) };
}

function scoresOf({ scores = [] }: BattleRecord, report: Report): readonly RecordScore[] {
	return scores.flatMap(({ name, points, boxes, tally, side }) => {
		const count = tally === undefined ? boxes : tallied(report, tally);
		if (tally !== undefined && count === 0) return [];
		return [
			{
				name,
				...(points !== undefined && { points }),
				...((count !== undefined || points !== undefined) && { boxes: count ?? 1 }),
				...(tally !== undefined && { isFirst: true as const }),
				...(side && { side })
			}
		];
	});
}

function counterOf(counter: Counter, report: Report, book: ProfileBook | undefined): RecordCounter {
	const { name, tally, boxes = 1, points, earns, side, halves } = counter;
	const each = boxNames(counter, report.context);
	return {
		name,
		boxes: each?.length ?? (tally === undefined ? boxes : tallied(report, tally)),
		...(tally === undefined && !side && { enemy: each?.length ?? boxes }),
		...(side && { isOwn: true as const }),
		...(halves && { hasHalves: true as const }),
		...(each && { each }),
		...notesOf(counter, report.context, book),
		...(points !== undefined && { points }),
		...(earns && { isForOther: true as const })
	};
}

type Counter = NonNullable<BattleRecord['counters']>[number];

/** The names of a counter's boxes: its own, once for each choice of the list that has such. */
function boxNames({ each, ofEach }: Counter, context: CheckContext): readonly string[] | undefined {
	const names = each?.map((box) => (typeof box === 'string' ? box : box.name));
	const chosen = chosenOf(ofEach, context);
	if (!names || chosen.length === 0) return names;
	return chosen.flatMap((unit) => names.map((box) => `${unitName(unit)}: ${box}`));
}

/** What its boxes ask for, and what the choices of the list ask for that have such. */
function notesOf(
	{ each = [], ofEach }: Counter,
	context: CheckContext,
	book: ProfileBook | undefined
): Pick<RecordCounter, 'notes'> {
	const own = each.flatMap((box) => (typeof box === 'string' ? [] : [box]));
	const chosen = chosenOf(ofEach, context).flatMap((unit) => {
		const entry = unit.indexed?.entry;
		const text = entry && (effectText(book?.effects, entry) ?? entry.text);
		return text === undefined ? [] : [{ name: unitName(unit), text }];
	});
	const notes = [...own, ...chosen];
	return notes.length > 0 ? { notes } : {};
}

function chosenOf(of: Counter['ofEach'], { units }: CheckContext): readonly MusteredUnit[] {
	return of ? units.filter(({ tags }) => matches(of, tags)) : [];
}

function tallied({ tallies }: Report, id: string): number {
	return tallies.find(({ tally }) => tally.id === id)?.value ?? 0;
}

/** When the battle ends, what counts, and what the units of this list are worth, in that order. */
function rulesOf({ index, units }: CheckContext, record: BattleRecord): readonly RecordRule[] {
	const { turns, counters = [], values = [] } = record;
	const worth = units.map(({ tags }) => values.find(({ of }) => matches(of, tags)));
	const explained = [
		...(turns ? [turns] : []),
		...counters.flatMap(({ name, text, source }) =>
			text === undefined ? [] : [{ name, text, source }]
		),
		...values
			.filter((value) => worth.includes(value))
			.map(({ text, source }) => ({ name: words.record.worth, text, source }))
	];
	return explained.map(({ name, text, source }) => ({
		name,
		text,
		source: sourceText(index, source)
	}));
}
