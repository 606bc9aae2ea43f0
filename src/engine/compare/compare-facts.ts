import type { Roster, RosterGroup } from '#schema';
import type { CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';

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
	before: CheckContext,
	after: CheckContext
): readonly ComparedFact[] {
	const texts = (['name', 'note'] as const)
		.filter((kind) => a[kind] !== b[kind])
		.map((kind) => ({ kind, subject: undefined, before: a[kind], after: b[kind] }));
	const isSameEvent = JSON.stringify(a.event) === JSON.stringify(b.event);
	return [
		...texts,
		...(isSameEvent
			? []
			: [{ kind: 'event', subject: undefined, before: eventOf(a), after: eventOf(b) } as const]),
		...compareReadings(before.index, after.index),
		...compareGroups(a, b, before.index)
	];
}

function eventOf({ event }: Roster): string | undefined {
	return event && `${event.name}, ${event.date}`;
}

function compareReadings(before: ArmyIndex, after: ArmyIndex): readonly ComparedFact[] {
	return [...before.answers.values()].flatMap(({ reading, answer }): readonly ComparedFact[] => {
		const other = after.answers.get(reading.id)?.answer ?? answer;
		const textOf = (id: string): string | undefined =>
			reading.answers.find((candidate) => candidate.id === id)?.text;
		if (other === answer) return [];
		const texts = { before: textOf(answer), after: textOf(other) };
		return [{ kind: 'reading', subject: reading.question, ...texts }];
	});
}

/** Custom names of groups that differ. Membership is compared with the units. */
function compareGroups(a: Roster, b: Roster, { system }: ArmyIndex): readonly ComparedFact[] {
	const others = new Map((b.groups ?? []).map((group) => [group.id, group]));
	return (a.groups ?? []).flatMap((group: RosterGroup): readonly ComparedFact[] => {
		const other = others.get(group.id);
		if (!other || other.name === group.name) return [];
		const subject = system.groups?.find(({ id }) => id === group.kind)?.name;
		return [{ kind: 'group', subject, before: group.name, after: other.name }];
	});
}
