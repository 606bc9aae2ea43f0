import { unitName, type CheckContext, type Problem } from '#engine';

/** Where a problem can be mended by hand: at a unit it is about, or at the entry that is missing. */
export interface Place {
	readonly entry: string;
	readonly unit?: string;
	/** What is shown there. */
	readonly name: string;
}

export function placeOf(
	{ units: ids, constraint, bearer, subject }: Problem,
	{ units, index }: CheckContext
): Place | undefined {
	const unit = units.findLast((mustered) => ids.includes(mustered.unit.id));
	if (unit) {
		const { entry, id } = unit.unit;
		const name = constraint.kind === 'count' ? subject : (bearer ?? unitName(unit));
		return { entry, unit: id, name };
	}
	const tag = constraint.kind === 'count' ? constraint.of.any?.[0] : undefined;
	const missing = tag === undefined ? undefined : index.entries.get(tag);
	return missing?.isUnit ? { entry: missing.entry.id, name: missing.entry.name } : undefined;
}
