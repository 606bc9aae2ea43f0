import type { RosterUnit, Selector } from '#schema';
import type { IndexedEntry } from '../base/army-index.ts';
import { musterUnit } from '../base/muster.ts';
import { addingUnits, freshUnit, mostSized, type Addition } from './addition.ts';
import type { FixContext } from './fix-context.ts';

/** Players field as many models as stand in full ranks of these. */
const rank = 5;

/**
 * New units of an entry that cost these points together, as a player would add them: one of its usual size, one that
 * is larger, or a few usual ones. Undefined where many would be needed.
 */
export function unitsWorth(
	fixing: FixContext,
	of: Selector,
	indexed: IndexedEntry,
	points: number
): Addition | undefined {
	const plain = freshUnit(fixing, indexed);
	const pointsAt = (models?: number): number =>
		musterUnit(models === undefined ? plain : { ...plain, models }, fixing.index).points;
	const count = Math.ceil(points / pointsAt());
	const models = count > 1 ? largerSize(indexed, points, pointsAt) : undefined;
	if (models !== undefined) return addingUnits(fixing, of, [{ ...plain, models }]);
	if (!(count <= mostSized)) return undefined;
	const units = Array.from({ length: count }, (): RosterUnit => freshUnit(fixing, indexed));
	return addingUnits(fixing, of, units);
}

/** The size at which one unit costs these points, if players field it so large. */
function largerSize(
	{ entry: { size } }: IndexedEntry,
	points: number,
	pointsAt: (models?: number) => number
): number | undefined {
	if (typeof size !== 'object') return undefined;
	const { min: least = 1, usual = least, max = Infinity } = size;
	const ofLeast = pointsAt(least);
	const each = pointsAt(least + 1) - ofLeast;
	if (each <= 0) return undefined;
	const models = least + Math.max(0, Math.ceil((points - ofLeast) / each));
	if (models > Math.min(max, mostSized * usual)) return undefined;
	return Math.min(max, Math.ceil(models / rank) * rank);
}
