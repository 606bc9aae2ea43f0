import type { ArmyIndex } from '#engine';
import type { EventPack } from '#schema';
import { eventOrigin } from '../../i18n/en/event-comparison.ts';
import { tagName } from '../../i18n/sentences/rules/rule-text.ts';
import { compareEvent } from './event-comparison.ts';

/** What is said of the event whose rules a list is judged by. */
export interface EventRemarks {
	readonly fingerprint: string;
	/** What to know of where its rules come from, a sentence each; none where they are held here. */
	readonly remarks: readonly string[];
}

/**
 * Tells whose rules a list is judged by; undefined without an event, or where its rules are missing anyway.
 * @param held the packs that are here
 */
export function eventRemarks(
	{ event, entries, army }: ArmyIndex,
	held: readonly EventPack[]
): EventRemarks | undefined {
	if (!event || event.missing) return undefined;
	const nameOf = (tag: string): string => entries.get(tag)?.entry.name ?? tagName(tag);
	const armyName = (id: string): string => (id === army.id ? army.name : tagName(id));
	const { fingerprint, kind, ours = '', differs } = compareEvent(event, held, { nameOf, armyName });
	const remarks = {
		held: [],
		brought: [eventOrigin.brought(event.name)],
		other: [eventOrigin.other(event.name, ours), ...differs]
	};
	return { fingerprint, remarks: remarks[kind] };
}
