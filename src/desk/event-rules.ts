import { eventOrigin } from '../i18n/en/event-comparison.ts';
import { eventRemarks, fingerprintOf, isSameEvent, type EventRemarks } from '../exchange/index.ts';
import type { Judged } from './judge-lists.ts';

/** Below a list: the fingerprint of its event's rules, and whether the list brought them, or others of that name. */
export function eventLines(judged: Judged): readonly string[] {
	const { given } = judged;
	const described = eventRemarks(judged.index, given ? [given] : []);
	if (!described) return [];
	const { name } = judged.index.event ?? { name: '' };
	if (!given)
		return [...described.remarks, `${name}: ${eventOrigin.fingerprint(described.fingerprint)}.`];
	const others = othersBrought(judged);
	return others ? [eventOrigin.broughtOthers(name, others.fingerprint), ...others.differs] : [];
}

/** The same on paper, where the fingerprint stands beside the event's name. */
export function eventOnPaper(judged: Judged): EventRemarks | undefined {
	const { given, index } = judged;
	const described = eventRemarks(index, given ? [given] : []);
	return described && given ? { ...described, remarks: eventLines(judged) } : described;
}

/** The rules of the same event that the list has itself, and what they say otherwise. */
export function othersBrought({ index, given, brought }: Judged) {
	if (!given || !brought || brought.missing || !isSameEvent(given, brought)) return undefined;
	const [, ...differs] = eventRemarks({ ...index, event: brought }, [given])?.remarks ?? [];
	return differs.length === 0 ? undefined : { fingerprint: fingerprintOf(brought), differs };
}
