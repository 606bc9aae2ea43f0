import type { Constraint, Selector } from '#schema';
import type { IndexedEntry } from './index-army.ts';

/** For each entry, the constraints whose verdict may change when there is one more or one less of it. */
export function constraintsByEntry(
	entries: readonly IndexedEntry[],
	constraints: readonly Constraint[]
): ReadonlyMap<string, readonly Constraint[]> {
	return new Map(
		entries.map((indexed) => [
			indexed.entry.id,
			constraints.filter((constraint) => touches(constraint, indexed))
		])
	);
}

function touches(constraint: Constraint, { entry, tags }: IndexedEntry): boolean {
	const granted = new Set(entry.grants);
	if (constraint.kind === 'standing') return true;
	// Who may have an option, its own line says; another option may make one of those of a unit.
	if (constraint.kind === 'carries')
		return constraint.option === entry.id || mentions(constraint.by, granted);
	const all = new Set([...tags, ...granted]);
	return selectorsOf(constraint).some((selector) => mentions(selector, all));
}

/** Whether the selector may mean something else because of these tags; other tags may come with options. */
function mentions({ any, all, none }: Selector, tags: ReadonlySet<string>): boolean {
	if (!any && !all) return true;
	return [any, all, none].some((wanted) => wanted?.some((tag) => tags.has(tag)));
}

function selectorsOf(constraint: Constraint): readonly Selector[] {
	if (!('of' in constraint)) return [];
	const { needs = constraint.of, forbids = constraint.of } =
		constraint.kind === 'requires' ? constraint : {};
	return [constraint.of, needs, forbids];
}
