import type { ConstraintKind, ConstraintOf, Selector } from '#schema';
import type { ArmyIndex } from './index-army.ts';
import type { MusteredUnit } from './muster.ts';
import type { Verdict } from './verdict.ts';

/** What every check looks at. */
export interface CheckContext {
	readonly index: ArmyIndex;
	/** The agreed size. */
	readonly size: number;
	readonly units: readonly MusteredUnit[];
	/** Points spent. */
	readonly points: number;
}

/** Evaluates one constraint: a verdict if it is met, or one for each way it is not. Never throws. */
export type Check<K extends ConstraintKind> = (
	context: CheckContext,
	constraint: ConstraintOf<K>
) => readonly Verdict[];

/** The name of what a selector means: the constraint's label, or the one entry it names. */
export function subjectOf(index: ArmyIndex, selector: Selector, label?: string): string {
	if (label !== undefined) return label;
	return (selector.any ?? selector.all ?? [])
		.map((tag) => index.entries.get(tag)?.entry.name ?? tag.toLowerCase())
		.join(' or ');
}
