import type { Constraint, EventPack, System } from '#schema';
import { renewedRule, type Formerly } from '../base/renewed.ts';
import { groupKindIdOf } from '../../rules/kinds.ts';

/**
 * The rules of an event, each with the event as its source and an id of its own, and with current ids for
 * former ones. Rules about planned groups stay advice: none of them makes a list illegal.
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
			...(sketches.has(groupKindIdOf(constraint) ?? '') && { advice: true as const })
		}))
	];
}

/** Whether the rules of a list's event are missing, so that no verdict includes them. */
export function lacksEvent({ event }: { readonly event?: EventPack | undefined }): boolean {
	return event?.missing !== undefined;
}
