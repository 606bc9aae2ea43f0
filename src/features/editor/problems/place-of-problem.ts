import { aboutOf, unitName, type CheckContext, type Problem } from '#engine';

/** Where a problem can be fixed by hand: at a unit, or at the entry that is missing. */
interface ProblemPlace {
	readonly entry: string;
	readonly unit?: string;
	/** The name of the unit or entry. */
	readonly name: string;
}

export function placeOfProblem(
	{ units: ids, constraint }: Problem,
	{ units, index }: CheckContext
): ProblemPlace | undefined {
	const unit = units.findLast((mustered) => ids.includes(mustered.unit.id));
	if (unit) return { entry: unit.unit.entry, unit: unit.unit.id, name: unitName(unit) };
	const tag = aboutOf(constraint)?.any?.[0];
	const missing = tag === undefined ? undefined : index.entries.get(tag);
	return missing?.isUnit ? { entry: missing.entry.id, name: missing.entry.name } : undefined;
}
