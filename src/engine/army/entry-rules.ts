import type { Constraint } from '#schema';
import type { IndexedEntry } from '../base/army-index.ts';
import { bothOf } from '../base/selector.ts';

/** The constraints in an entry's own line: minimum and maximum, number of models, and who may have it. */
export function entryConstraints(indexed: IndexedEntry): readonly Constraint[] {
	const { id, limit, repeat, source } = indexed.entry;
	const of = { any: [id] };
	const constraints: Constraint[] = [...modelsRule(indexed)];
	if (repeat !== undefined) {
		constraints.push({ id: `repeat-${id}`, kind: 'exclusive', of, max: repeat, source });
	}
	if (limit) {
		const { source: limitSource = source, ...range } = limit;
		constraints.push({ id: `limit-${id}`, kind: 'count', of, ...range, source: limitSource });
	}
	return [...constraints, ...carriesRule(indexed)];
}

/** The limits on the models of a unit. */
function modelsRule({ entry }: IndexedEntry): readonly Constraint[] {
	const { id, size, source } = entry;
	if (typeof size !== 'object' || (size.min === undefined && size.max === undefined)) return [];
	const { usual: _, ...range } = size;
	const counting = { scope: 'unit', counting: 'models' } as const;
	return [{ id: `size-${id}`, kind: 'count', of: { any: [id] }, ...counting, ...range, source }];
}

/** The units that offer an option and its own conditions become one rule, so that one mistake is one problem. */
function carriesRule({ entry, type, offeredBy }: IndexedEntry): readonly Constraint[] {
	const { id, source } = entry;
	const carriedBy = entry.carriedBy ?? type.carriedBy;
	if (!carriedBy) {
		if (!offeredBy) return [];
		return [{ id: `offered-${id}`, kind: 'carries', option: id, by: offeredBy, source }];
	}
	const { source: carriedSource = source, by, or, ...rest } = carriedBy;
	const bearers = or ? [by, or] : [by];
	const offered = offeredBy?.flatMap((offer) => bearers.flatMap((each) => bothOf(offer, each)));
	return [
		{
			id: `carries-${id}`,
			kind: 'carries',
			option: id,
			by: offered ?? (or ? bearers : by),
			...rest,
			source: carriedSource
		}
	];
}
