import type { Army, Roster } from '#schema';
import { isGreeting, isIntroduction, normaliseName, type ListText } from '../exchange/index.ts';
import type { Outcome } from './outcome.ts';

/** Whether sentences that led to a list name something that its army may have: they may say more of the list. */
export function isAbout(outcome: Outcome, sentences: string): boolean {
	if (outcome.kind === 'unreadable') return false;
	const said = ` ${normaliseName(sentences)} `;
	return outcome.index.army.entries.some(({ name, plural = name }) =>
		[name, plural].some((one) => said.includes(` ${normaliseName(one)} `))
	);
}

/** A list that a text calls by a greeting, or by a sentence that leads to it, has no name but its army's. */
export function withoutSentence(roster: Roster, army: Army, text: ListText | undefined): Roster {
	const isSentence = (line: string): boolean =>
		isIntroduction(line) || (/[,!.]$/.test(line) && isGreeting(line));
	const line = text?.own
		? undefined
		: text?.written.find(({ text: written }) => written.trim().startsWith(roster.name));
	return line && roster.name !== '' && isSentence(line.text.trim())
		? { ...roster, name: army.name }
		: roster;
}
