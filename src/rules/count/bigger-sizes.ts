import {
	isMetAt,
	resizing,
	usualSizes,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { ProblemOf } from '../verdict.ts';

/** The nearest higher limits at which a maximum is met: a usual one, a full band, or a row of the table. */
export function* biggerSizes(
	repairing: RepairContext,
	{ constraint: { max, per }, measured }: ProblemOf<'count/too-many'>
): Generator<Repair> {
	const { size } = repairing.context;
	if (max === undefined || max === 0 || (per !== 'band' && typeof max === 'number')) return;
	const usual = usualSizes(repairing).find((other) => other > size && isMetAt(repairing, other));
	const { points = 0 } = repairing.index.system.band ?? {};
	const full =
		typeof max === 'number'
			? points * Math.ceil(measured / max)
			: (max.table.find(({ from }) => from > size && isMetAt(repairing, from))?.from ?? 0);
	const sizes = new Set([...(usual === undefined ? [] : [usual]), ...(full > size ? [full] : [])]);
	for (const other of sizes) yield resizing(repairing, other);
}
