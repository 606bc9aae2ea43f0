import type { Army, Roster } from '#schema';
import { isGreeting, isIntroduction } from '../exchange/mail/introduction.ts';
import { withoutManners } from '../exchange/mail/manners.ts';
import { normaliseName, type ListText, type SentText } from '../exchange/index.ts';
import type { Outcome } from './outcome.ts';

/**
 * A text that was copied from a mail, without its greeting and what leads to its list, like that of a mail. Its other
 * lines keep their numbers.
 */
export function withoutGreeting(sent: SentText): SentText {
	if (!sent.ok || sent.intro !== undefined || sent.beside !== undefined) return sent;
	const lines = sent.text.split(/\r\n|[\n\r]/);
	const first = lines.find((line) => line.trim() !== '') ?? '';
	if (!isGreeting(first) && !isIntroduction(first)) return sent;
	const name = sent.player?.name ?? '';
	const { text, intro } = withoutManners(lines, name, name);
	const start = lines.findIndex((line) => line.trim() === text.split('\n')[0]?.trim());
	const above = '\n'.repeat(Math.max(0, start));
	return { ...sent, text: `${above}${text}`, ...(intro !== undefined && { intro }) };
}

/** Whether sentences that led to a list name something that its army may have: they may say more of the list. */
export function isAbout(outcome: Outcome, sentences: string): boolean {
	return outcome.kind === 'judged' && namesEntry(sentences, outcome.index.army);
}

/**
 * A list that a text calls by a greeting, or by a sentence that leads to it, has no name but its army's. A sentence that
 * names something of the army stays, to be seen.
 */
export function withoutSentence(roster: Roster, army: Army, text: ListText | undefined): Roster {
	if (!text || text.own || roster.name === '') return roster;
	const line = text.written.find((written) => written.text.trim().startsWith(roster.name));
	const sentence = line?.text.trim() ?? '';
	const leads = isIntroduction(sentence) || (/[,!.]$/.test(sentence) && isGreeting(sentence));
	return leads && !namesEntry(sentence, army) ? { ...roster, name: army.name } : roster;
}

function namesEntry(sentences: string, { entries }: Army): boolean {
	const said = ` ${normaliseName(sentences)} `;
	return entries.some(({ name, plural = name }) =>
		[name, plural].some((one) => said.includes(` ${normaliseName(one)} `))
	);
}
