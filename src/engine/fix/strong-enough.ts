import type { RosterUnit, Selector } from '#schema';
import type { IndexedEntry } from '../base/army-index.ts';
import { musterUnit } from '../base/muster.ts';
import { addingUnits, freshUnit, maxAdded, type Addition } from './addition.ts';
import type { FixContext } from './fix-context.ts';

/** The fewest new units of an entry that cost these points together, with no more models than that takes. */
export function strongEnough(
	fixing: FixContext,
	of: Selector,
	indexed: IndexedEntry,
	points: number
): Addition | undefined {
	const plain = freshUnit(fixing, indexed);
	const { count, models } = strengthFor(
		indexed,
		points,
		(strength) => musterUnit({ ...plain, ...strength }, fixing.index).points
	);
	if (!(count <= maxAdded)) return undefined;
	const units = Array.from({ length: count }, (): RosterUnit => ({
		...freshUnit(fixing, indexed),
		...(models !== undefined && { models })
	}));
	return addingUnits(fixing, of, units);
}

function strengthFor(
	{ entry: { size } }: IndexedEntry,
	points: number,
	pointsAt: (strength: { readonly models?: number }) => number
): { readonly count: number; readonly models?: number } {
	const usual = pointsAt({});
	const plain = { count: usual > 0 ? Math.ceil(points / usual) : Infinity };
	if (typeof size !== 'object' || points <= usual) return plain;
	const least = size.min ?? 1;
	const ofLeast = pointsAt({ models: least });
	const each = pointsAt({ models: least + 1 }) - ofLeast;
	if (each <= 0) return plain;
	const count = size.max === undefined ? 1 : Math.ceil(points / pointsAt({ models: size.max }));
	const models = least + Math.max(0, Math.ceil((points / count - ofLeast) / each));
	return { count, models };
}
