import { indexFor, judged, legalityOf, type ArmyIndex, type Legality } from '#engine';
import type { Army, System } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import {
	remarksWithSum,
	reviewOf,
	reviewText,
	withoutLeadersUnread,
	type Corrections,
	type ListText,
	type ReadList,
	type Review
} from '../../exchange/index.ts';
import type { PageData } from './page-data.ts';

/** A text to be reviewed, and what the player said of it. */
export interface ReviewOrder {
	readonly text: ListText;
	readonly system: string;
	readonly army: string;
	readonly corrections: Corrections;
	/** The points limit that the player chose. */
	readonly size: number | undefined;
	/** The id of the roster that it becomes. */
	readonly roster: string;
}

/** Something of an army, under the heading of its kind. */
export interface ArmyName {
	readonly id: string;
	readonly name: string;
	readonly heading: string;
}

/** A text beside the roster that it becomes, judged. Its remarks also say if the total in the text is wrong. */
export interface ReviewedText extends Omit<Review, 'clues'> {
	readonly ok: true;
	/** Everything that the army has, for a name that nothing comes near. */
	readonly names: readonly ArmyName[];
	readonly points: number;
	readonly legality: Legality;
}

/** A review, or why there can be none. */
export type ReviewOutcome =
	| ReviewedText
	| { readonly ok: false; readonly faults: readonly string[] };

/** Reads a text for an army, line by line, and judges the roster that it becomes. */
export async function carryOutReview(order: ReviewOrder, data: PageData): Promise<ReviewOutcome> {
	const pack = await data.packs.pack(order.system, order.army);
	if (!pack) return { ok: false, faults: [importing.noArmy(order.army, order.system)] };
	const { text, corrections } = order;
	const events = text.event ? await data.events() : [];
	const result = reviewText(text, pack, corrections, () => order.roster, events);
	if (!result.ok) return { ok: false, faults: result.faults.map(({ message }) => message) };
	return judgedReview(result.review, result.index, pack, order.size);
}

/** The review of a text that was just read, before anybody corrects it. */
export async function firstReview(
	text: ListText,
	list: Extract<ReadList, { ok: true }>,
	{ packs }: PageData
): Promise<ReviewedText | undefined> {
	const pack = await packs.pack(list.roster.system, list.roster.army);
	if (!pack) return undefined;
	const index = indexFor(pack);
	const nothing: Corrections = { skipped: new Set(), aliases: [] };
	return judgedReview(reviewOf(text, list, nothing, index), index, pack);
}

function judgedReview(
	review: Review,
	index: ArmyIndex,
	pack: { readonly system: System; readonly army: Army },
	chosenSize?: number
): ReviewedText {
	const { lines, size, spent, halfRead } = review;
	const roster = { ...review.roster, size: chosenSize ?? size ?? review.roster.size };
	const report = withoutLeadersUnread(judged(pack, roster), halfRead);
	const open = lines.filter(({ state }) => state === 'partly' || state === 'not').length;
	return {
		ok: true,
		lines,
		roster,
		size,
		spent,
		remarks: remarksWithSum(review, report.points),
		halfRead,
		names: namesOf(index),
		points: report.points,
		legality: legalityOf(report, open)
	};
}

function namesOf({ units, choices, options }: ArmyIndex): readonly ArmyName[] {
	return [...units, ...choices, ...options].map(({ entry, type }) => {
		return { id: entry.id, name: entry.name, heading: type.heading };
	});
}
