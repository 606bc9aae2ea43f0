import { indexFor, type ArmyIndex } from '#engine';
import type { Army, EventPack, System } from '#schema';
import type { Fault } from '../common/fault.ts';
import type { RosterResult, Finding } from '../common/read-list.ts';
import { limitOfNamed, textAtEvent } from '../roster/event-limit.ts';
import { resolveText } from '../roster/resolve-text.ts';
import { withSum } from '../roster/text-prices.ts';
import type { ListByName, UnitByName } from '../outside/list-by-name.ts';
import type { ListText } from '../lines/text-line.ts';
import { isLeftOut, reviewedLines } from './review-lines.ts';
import type { Corrections, Review } from './review.ts';
import { withAliases } from './with-aliases.ts';

/** A review, or why there can be none. */
type ReviewResult =
	| { readonly ok: true; readonly review: Review; readonly index: ArmyIndex }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads a text for an army, line by line. What is not understood stops nothing.
 * @param events the event packs that are here: a text that states no points limit has that of the event it names
 */
export function reviewText(
	text: ListText,
	pack: { readonly system: System; readonly army: Army },
	corrections: Corrections,
	newId: () => string,
	events: readonly EventPack[] = []
): ReviewResult {
	const { system, army } = withAliases(pack, corrections.aliases);
	const index = indexFor({ system, army });
	const limit = limitOfNamed(text.event, system.id, events);
	const whole = resolveText(text, index, newId, true);
	const kept = corrections.skipped.size === 0 ? whole : withoutSkipped();
	const result = textAtEvent(kept, limit);
	if (!result.ok) return result;
	return { ok: true, review: reviewOf(text, result, corrections, index), index };

	/** Which lines are below a unit is known only with those that are skipped. */
	function withoutSkipped(): RosterResult {
		const read = resolveText(without(text, corrections.skipped), index, newId, true);
		if (!read.ok || !read.read || !whole.ok || !whole.read) return read;
		return { ...read, read: { ...read.read, below: whole.read.below } };
	}
}

/** What became of each line of a text that was read for somebody who goes through it. */
export function reviewOf(
	text: ListText,
	result: Extract<RosterResult, { ok: true }>,
	corrections: Corrections,
	index: ArmyIndex
): Review {
	const { usualSize, sizes } = index.system;
	const hasPoints = usualSize > 0 || sizes.length > 0;
	const lines = reviewedLines(text, result, corrections, index);
	const reported = new Set(lines.flatMap(({ unknown }) => unknown.map(({ fault }) => fault)));
	return {
		lines,
		roster: result.roster,
		size: hasPoints ? result.read?.size : 0,
		spent: result.spent,
		clues: result.clues ?? [],
		halfRead: result.halfRead ?? [],
		remarks: remarksOf(result, (fault) => reported.has(fault) || isLeftOut(fault, corrections))
	};
}

/** The remarks of a review, which belong to no line, with the sum of the text if it is wrong. */
export function remarksWithSum(
	{ lines, spent, remarks, clues }: Review,
	points: number
): readonly string[] {
	const prices = lines.flatMap((line) => line.prices);
	const isWhole = lines.every(
		({ state, leftOut }) =>
			state !== 'not' && state !== 'partly' && state !== 'skipped' && leftOut.length === 0
	);
	if (!isWhole) return remarks;
	const findings = prices.map(({ theirs, ours }): Finding => {
		return { kind: 'price', fault: { message: '' }, theirs, ours };
	});
	const sums = withSum(findings, spent, points, clues).filter(({ kind }) => kind === 'sum');
	return [...remarks, ...sums.map(({ fault }) => fault.message)];
}

function remarksOf(
	{ findings = [] }: Extract<RosterResult, { ok: true }>,
	isOfLine: (fault: Fault) => boolean
): readonly string[] {
	return findings.flatMap(({ kind, fault }) =>
		kind === 'unread' && !isOfLine(fault) ? fault.message : []
	);
}

function without(text: ListText, skipped: ReadonlySet<number>): ListText {
	const isKept = ({ number }: { readonly number: number }): boolean => !skipped.has(number);
	const { musterText, plain } = text;
	return {
		...text,
		lines: text.lines.filter(isKept),
		...(plain && { plain: { ...plain, byName: keptOf(plain.byName, skipped) } }),
		...(musterText && {
			musterText: {
				...musterText,
				head: musterText.head.filter(isKept),
				parts: musterText.parts.map((part) => ({ ...part, lines: part.lines.filter(isKept) }))
			}
		})
	};
}

/** A plain list without the units, and what they are given, of some lines. */
function keptOf(written: ListByName, skipped: ReadonlySet<number>): ListByName {
	const isKept = ({ line }: { readonly line?: number | undefined }): boolean =>
		line === undefined || !skipped.has(line);
	const units = written.units.filter(isKept).map((unit): UnitByName => {
		const { said, optionPositions = [] } = unit;
		const names = (said.with ?? []).filter((_, at) => isKept(optionPositions[at] ?? {}));
		return {
			...unit,
			said: { ...said, with: names },
			optionPositions: optionPositions.filter(isKept)
		};
	});
	return { ...written, units };
}
