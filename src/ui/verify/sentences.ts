import { dateInWords, pointsText } from '#i18n';
import type { TypedCode } from '../../exchange/list-code/index.ts';
import type { ListFacts } from '../../state/list-facts.ts';
import type { Held, LinkedList } from '../../state/verify.svelte.ts';

/** What is to be said of a code while it is typed; nothing of one that is whole. */
export function codeSentence(typed: string, code: TypedCode): string {
	if (code.ok) return '';
	const count = typed.replace(/[\s\p{Pd}]/gu, '').length;
	return {
		empty: '',
		symbol: 'A list code has letters and digits only, and no U.',
		length: `A list code has twelve letters and digits; these are ${count}.`,
		mistyped: 'This code is mistyped: one letter is wrong, or two have changed places.'
	}[code.reason];
}

/** Which data, and which event's rules, a verdict is under. */
function under({ revision, system, roster }: ListFacts): string {
	const event = roster.event?.system === roster.system ? roster.event : undefined;
	const rules = event ? ` and the rules of ${event.name}, ${dateInWords(event.date)}` : '';
	return `under ${system} data of ${dateInWords(revision)}${rules}`;
}

/** "Legal under … data of 3 May 2020." */
export function verdictSentence(facts: ListFacts): string {
	const count = facts.problems.length;
	if (count === 0) return `Legal ${under(facts)}.`;
	return `Not legal ${under(facts)}: ${count === 1 ? '1 problem' : `${count} problems`}.`;
}

/** Game, army and points in a line. */
export function summary({ system, army, points, roster }: ListFacts): string {
	const spent = roster.size > 0 ? ` · ${pointsText(points)} of ${roster.size} points` : '';
	return `${system}, ${army}${spent}`;
}

/** Whether a list is the one of the code. */
export function matchSentence({ match, facts }: Held & { kind: 'list' }, isCode: boolean): string {
	if (!isCode) return `Its code is ${facts.code}. Type or scan a code to compare.`;
	switch (match) {
		case 'same':
			return 'This is that list.';
		case 'earlier':
			return earlier(facts);
		case 'other':
			return `This is another list: its code is ${facts.code}.`;
	}
}

function earlier({ roster, revision }: ListFacts): string {
	return `This is that list under data of ${dateInWords(roster.revision)}, with which it was saved. It is judged here by the present data, of ${dateInWords(revision)}: its code is another now, and its verdict may be.`;
}

/** What the code of a link says of the list that came with it. */
export function linkSentence({ match, facts, packed }: LinkedList): string {
	switch (match) {
		case 'same':
			return `This is the list of ${packed.code}.`;
		case 'earlier':
			return `This is the list of ${packed.code} under data of ${dateInWords(packed.revision)}. It is judged here by the present data, of ${dateInWords(facts.revision)}: its code is another now, and its verdict may be.`;
		case 'event':
			return `This list is for ${packed.event?.name ?? ''}, ${dateInWords(packed.event?.date ?? '')}. The pack of that event is not on this device: choose its file, so that the list is judged by its rules and its code is compared.`;
		case 'other':
			return `The code in this link, ${packed.code}, is not that of the list in it (${facts.code}): the list was not written by Muster, or things in the data have changed since ${dateInWords(packed.revision)}.`;
	}
}
