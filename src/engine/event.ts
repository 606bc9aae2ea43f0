import type { Constraint, EventPack } from '#schema';

/** The rules an event adds, each with the event as its source and an id of its own. */
export function eventConstraints({
	name,
	date,
	size,
	constraints
}: EventPack): readonly Constraint[] {
	const source = { event: `${name}, ${date}` };
	return [
		...(size === undefined
			? []
			: [{ id: 'event-size', kind: 'agreed-size', size, source } as const]),
		...constraints.map((constraint) => ({ ...constraint, id: `event-${constraint.id}`, source }))
	];
}
