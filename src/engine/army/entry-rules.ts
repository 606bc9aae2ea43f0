import type { Constraint } from '#schema';
import type { IndexedEntry } from '../base/army-index.ts';
import { bothOf } from '../base/selector.ts';

/** The constraints that an entry's own line states: its min/max column, its sizes, and who may be given it. */
export function entryConstraints({ entry, type, offeredBy }: IndexedEntry): readonly Constraint[] {
	const { id, limit, size, repeat, source } = entry;
	const carriedBy = entry.carriedBy ?? type.carriedBy;
	const constraints: Constraint[] = [];
	const of = { any: [id] };
	if (typeof size === 'object' && (size.min !== undefined || size.max !== undefined)) {
		const { usual: _, ...range } = size;
		const counting = { scope: 'unit', counting: 'models' } as const;
		constraints.push({ id: `size-${id}`, kind: 'count', of, ...counting, ...range, source });
	}
	if (repeat !== undefined) {
		constraints.push({ id: `repeat-${id}`, kind: 'exclusive', of, max: repeat, source });
	}
	if (limit) {
		const { source: limitSource = source, ...range } = limit;
		constraints.push({
			id: `limit-${id}`,
			kind: 'count',
			of,
			...range,
			source: limitSource
		});
	}
	// Who offers it and what it asks of its bearer are one rule: nobody is refused twice.
	if (carriedBy) {
		const { source: carriedSource = source, by, or, ...rest } = carriedBy;
		const own = or ? [by, or] : [by];
		const offered = offeredBy?.flatMap((offer) => own.flatMap((each) => bothOf(offer, each)));
		constraints.push({
			id: `carries-${id}`,
			kind: 'carries',
			option: id,
			by: offered ?? (or ? own : by),
			...rest,
			source: carriedSource
		});
	} else if (offeredBy) {
		constraints.push({ id: `offered-${id}`, kind: 'carries', option: id, by: offeredBy, source });
	}
	return constraints;
}
