import type { Deadline, EventPack, Reading } from '#schema';
import { eventFacts } from '../../i18n/en/importing.ts';
import { locale } from '../../i18n/base/words.ts';
import { ruleText, tagName } from '../../i18n/sentences/rules/rule-text.ts';

/** An event pack in words. */
export interface EventWords {
	/** "Saturday, 5 December 2026 · 2000 points" */
	readonly facts: string;
	readonly rules: readonly string[];
	/** The questions that it answers, with the answers. */
	readonly readings: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Describes an event pack.
 * @param names names of entries by id; other entries are shown by id
 * @param readings the questions to include
 * @param armyName the name of an army, by id
 */
export function eventWords(
	{ date, size, deadline, teams, constraints, readings: answers = {} }: EventPack,
	names: ReadonlyMap<string, string>,
	readings: readonly Reading[],
	armyName: (id: string) => string
): EventWords {
	const nameOf = (tag: string): string => names.get(tag) ?? tagName(tag);
	const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' });
	const when = day.format(new Date(`${date}T00:00:00Z`));
	const facts = [
		when,
		...(size === undefined ? [] : [eventFacts.points(size)]),
		...(deadline ? [eventFacts.deadline(deadlineText(deadline))] : []),
		...(teams ? eventFacts.teams(teams) : [])
	];
	return {
		facts: facts.join(' · '),
		rules: constraints.map((constraint) => ruleText(constraint, nameOf, armyName)),
		readings: readings.flatMap(({ id, question, answers: known }) => {
			const answer = known.find((one) => one.id === answers[id]);
			return answer ? [{ question, answer: answer.text }] : [];
		})
	};
}

/** "28 November 2026, 20:00 (Europe/Berlin)" */
function deadlineText({ at, zone }: Deadline): string {
	const format = new Intl.DateTimeFormat(locale(), {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone: 'UTC'
	});
	return `${format.format(new Date(`${at}Z`))} (${zone})`;
}
