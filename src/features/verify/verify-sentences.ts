import { dateInWords } from '#i18n';
import { listVerdict } from '../../i18n/en/list-verdict.ts';
import { verifyDesk } from '../../i18n/en/verifying.ts';
import type { TypedCode } from '../../exchange/list-code/index.ts';
import type { ListFacts } from './list-facts.ts';
import type { Held } from './verify.svelte.ts';

/** A hint on a code being typed; none once it is complete. */
export function codeSentence(typed: string, code: TypedCode): string {
	if (code.ok) return '';
	const count = typed.replace(/[\s\p{Pd}]/gu, '').length;
	const { symbol, length, mistyped } = verifyDesk.codeFaults;
	return { empty: '', symbol, length: length(count), mistyped }[code.reason];
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

/** "Legal under … data of 3 May 2020." */
export function verdictSentence(facts: ListFacts): string {
	const { problems, unread, left } = facts.legality;
	if (unread !== undefined) return listVerdict.full(facts.legality);
	return problems === 0
		? verifyDesk.legal(under(facts), left)
		: verifyDesk.notLegal(under(facts), problems);
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
			return earlier(facts);
		case 'other':
			return facts.hasNewIds
				? verifyDesk.isOtherOrBefore(facts.code, dateInWords(facts.revision))
				: verifyDesk.isOther(facts.code);
	}
}

function earlier({ roster, revision }: ListFacts): string {
	return verifyDesk.isThatListEarlier(dateInWords(roster.revision), dateInWords(revision));
}
