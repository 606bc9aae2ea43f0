import type { Roster } from '#schema';
import type { ArmyIndex, ReadingAnswer } from '../base/army-index.ts';
import { kindOfGroup } from '../base/groups.ts';
import type { Report } from '../judge/report.ts';

/** A difference between two rosters that is not about units. */
export interface ComparedFact {
	readonly kind: 'name' | 'note' | 'event' | 'reading' | 'group';
	/** The subject if the kind does not say it: a question, or a kind of group. */
	readonly subject: string | undefined;
	/** Equal before and after if two events of the same name and date have different rules. */
	readonly before: string | undefined;
	readonly after: string | undefined;
}

/** Differences other than units, points and points limit. */
export function compareFacts(
	a: Roster,
	b: Roster,
	before: ArmyIndex,
	after: ArmyIndex
): readonly ComparedFact[] {
	const fields = ({ name, note, event }: Roster) => ({ name, note, event });
	const textOf = (kind: 'name' | 'note' | 'event', roster: Roster): string | undefined =>
		kind === 'event' ? eventOf(roster) : roster[kind];
	return [
		...differing(fields(a), fields(b)).map((kind) => {
			return { kind, subject: undefined, before: textOf(kind, a), after: textOf(kind, b) };
		}),
		...changedAnswers([...before.answers.values()], after).map(
			({ question, ...texts }) => ({ kind: 'reading', subject: question, ...texts }) as const
		),
		...compareGroups(a, b, before)
	];
}

function eventOf({ event }: Roster): string | undefined {
	return event && `${event.name}, ${event.date}`;
}

/** Custom names of groups that differ. Membership is compared with the units. */
function compareGroups(a: Roster, b: Roster, index: ArmyIndex): readonly ComparedFact[] {
	return (a.groups ?? []).flatMap(({ id, kind, name }): readonly ComparedFact[] => {
		const other = b.groups?.find((group) => group.id === id);
		if (!other || other.name === name) return [];
		const subject = kindOfGroup(index, kind)?.name;
		return [{ kind: 'group', subject, before: name, after: other.name }];
	});
}

/** An answer that is another now. Without a new answer, the question no longer exists either. */
export interface ChangedReading {
	readonly question: string;
	readonly before: string;
	readonly after: string | undefined;
}

/** The answers that are others in another index, in words. */
export function changedAnswers(
	answers: readonly ReadingAnswer[],
	after: ArmyIndex
): readonly ChangedReading[] {
	return answers.flatMap(({ reading, answer }) => {
		const other = after.answers.get(reading.id);
		if (other?.answer === answer) return [];
		const textOf = (of: ReadingAnswer['reading'], wanted: string) =>
			of.answers.find(({ id }) => id === wanted)?.text;
		return [
			{
				question: reading.question,
				before: textOf(reading, answer) ?? answer,
				after: other && textOf(other.reading, other.answer)
			}
		];
	});
}

/** The numbers of the tallies that both reports have. */
export function compareTallies(before: Report, after: Report) {
	return before.tallies.flatMap(({ tally, value, each }) => {
		const other = after.tallies.find((candidate) => candidate.tally.id === tally.id);
		return each || !other ? [] : [{ name: tally.name, before: value, after: other.value }];
	});
}

/** The keys of what differs. */
export function differing<K extends string>(
	before: Readonly<Record<K, unknown>>,
	after: Readonly<Record<K, unknown>>
): readonly K[] {
	const keys = Object.keys(before) as K[];
	return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}
