import { indexFor, judged, legalityOf, type Legality } from '#engine';
import type { EventPack, Roster } from '#schema';
import { reportedProblems, type ReportedProblem } from '../../content/index.ts';
import { eventRemarks, type EventRemarks } from '../../exchange/event/event-comparison.ts';
import { withoutLeadersUnread } from '../../exchange/names/leaders-unread.ts';
import { loadEvents } from '../import/index.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import {
	hasNewIds,
	printedCode,
	matchCode,
	type CodeMatch
} from '../../exchange/list-code/index.ts';
import { dateInWords } from '#i18n';
import { listVerdict } from '../../i18n/en/list-verdict.ts';
import { verifyDesk } from '../../i18n/en/verifying.ts';

/** The facts and the verdict of a list, for the organiser. */
export interface ListFacts {
	readonly roster: Roster;
	readonly system: string;
	readonly army: string;
	readonly points: number;
	readonly legality: Legality;
	readonly problems: readonly ReportedProblem[];
	/** What is known of the rules of its event. */
	readonly event?: EventRemarks;
	/** What was not understood of its text, a sentence each. */
	readonly unread?: readonly string[];
	/** The date of the data that judge it. */
	readonly revision: string;
	/** Its list code under that data. */
	readonly code: string;
	/** Whether ids have changed, so that an older code of this list cannot be compared. */
	readonly hasNewIds: boolean;
}

/** What was not understood of a list. */
interface HowRead {
	/** Lines of its text, a sentence each. */
	readonly unread?: readonly string[];
	/** The ids of groups with such a line: it may be their leader's. */
	readonly halfRead?: readonly string[];
}

/** The facts of a roster under today's data, or a given pack; undefined if there is no such army. */
export async function factsOf(
	roster: Roster,
	loading: Promise<Pack | undefined> = loadPack(roster.system, roster.army),
	{ unread = [], halfRead = [] }: HowRead = {}
): Promise<ListFacts | undefined> {
	const pack = await loading;
	if (!pack) return undefined;
	const report = withoutLeadersUnread(judged(pack, roster), halfRead);
	const { index } = report.context;
	const { points, problems } = report;
	const event = roster.event && eventRemarks(index, await loadEvents());
	return {
		roster,
		system: pack.system.name,
		army: pack.army.name,
		points,
		legality: legalityOf(report, unread.length),
		unread,
		...(event && { event }),
		problems: reportedProblems(index, problems),
		revision: pack.system.revision,
		code: printedCode(roster, index),
		hasNewIds: hasNewIds(roster, index)
	};
}

/** How a code compares with a roster, and under which event. */
export interface Matched {
	readonly match: CodeMatch;
	/** The roster, under the event that matched. */
	readonly roster: Roster;
}

/**
 * Compares a code with a roster as it is, then under each event pack of its game: a list typed in from paper
 * rarely names its event.
 * @param isLimitAssumed whether it states no points limit: under an event it is at that of the event
 */
export async function matchRoster(
	code: string,
	roster: Roster,
	events: readonly EventPack[],
	loading: Promise<Pack | undefined> = loadPack(roster.system, roster.army),
	isLimitAssumed = false
): Promise<Matched> {
	const pack = await loading;
	if (!pack) return { match: 'other', roster };
	const ofGame = events.filter(({ system }) => system === roster.system);
	const under = (event: EventPack): Roster => {
		const { size } = isLimitAssumed ? event : {};
		return { ...roster, event, ...(size !== undefined && { size }) };
	};
	for (const tried of [roster, ...ofGame.map(under)]) {
		const match = matchCode(code, tried, indexFor(pack, tried));
		if (match !== 'other') return { match, roster: tried };
	}
	return { match: 'other', roster };
}

/** What a code was compared with: a list or an unreadable file. */
export type Held =
	| {
			readonly kind: 'list';
			readonly from: string;
			readonly facts: ListFacts;
			readonly match: CodeMatch;
	  }
	| { readonly kind: 'refused'; readonly from: string; readonly faults: readonly string[] };

/** "Legal under … data of 3 May 2020." */
export function verdictSentence(facts: ListFacts): string {
	const { problems, unread, left } = facts.legality;
	if (unread !== undefined) return listVerdict.full(facts.legality);
	return problems === 0
		? verifyDesk.legal(under(facts), left)
		: verifyDesk.notLegal(under(facts), problems);
}

/** The data and the event that a verdict is based on. */
function under({ revision, system, roster }: ListFacts): string {
	const event = roster.event?.system === roster.system ? roster.event : undefined;
	const data = verifyDesk.data(system, dateInWords(revision));
	if (!event) return data;
	const day = dateInWords(event.date);
	return event.missing
		? verifyDesk.withoutRules(data, event.name, day)
		: verifyDesk.and(data, verifyDesk.rules(event.name, day));
}

/** Game, army and points in one line. */
export function summary({ system, army, points, roster }: ListFacts): string {
	const spent = roster.size > 0 ? ` · ${verifyDesk.spent(points, roster.size)}` : '';
	return `${system}, ${army}${spent}`;
}

/** Whether a list matches the code. */
export function matchSentence({ match, facts }: Held & { kind: 'list' }, isCode: boolean): string {
	if (!isCode) return verifyDesk.itsCode(facts.code);
	switch (match) {
		case 'same':
			return verifyDesk.isThatList;
		case 'earlier':
			return verifyDesk.isThatListEarlier(
				dateInWords(facts.roster.revision),
				dateInWords(facts.revision)
			);
		case 'other':
			return facts.hasNewIds
				? verifyDesk.isOtherOrBefore(facts.code, dateInWords(facts.revision))
				: verifyDesk.isOther(facts.code);
	}
}
