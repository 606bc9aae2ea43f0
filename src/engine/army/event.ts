import type { Constraint, EventPack, System } from '#schema';
import { renewedRule, type Formerly } from '../base/renewed.ts';
import { groupKindOf } from '../../rules/ask.ts';

/**
 * The rules an event adds, each with the event as its source and an id of its own; what they name may
 * have another id in the army by now. Groups that are a
 * sketch stay one: no rule about them makes a list illegal.
 */
export function eventConstraints(
	{ name, date, size, constraints }: EventPack,
	{ groups = [] }: System,
	formerly: Formerly
): readonly Constraint[] {
	const sketches = new Set(groups.filter(({ sketch }) => sketch).map(({ id }) => id));
	const source = { event: `${name}, ${date}` };
	return [
		...(size === undefined
			? []
			: [{ id: 'event-size', kind: 'agreed-size', size, source } as const]),
		...constraints.map((constraint) => ({
			...renewedRule(constraint, formerly),
			id: `event-${constraint.id}`,
			source,
			...(sketches.has(groupKindOf(constraint) ?? '') && { advice: true as const })
		}))
	];
}

/** Whether the rules of a list's event are not here: then no verdict includes them. */
export function lacksEvent({ event }: { readonly event?: EventPack | undefined }): boolean {
	return event?.missing !== undefined;
}
