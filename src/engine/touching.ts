import type { Constraint, Selector } from '#schema';
import type { IndexedEntry } from './index-army.ts';

/** For each entry, the constraints whose verdict may change when there is one more or one less of it. */
export function constraintsByEntry(
	entries: readonly IndexedEntry[],
	constraints: readonly Constraint[]
): ReadonlyMap<string, readonly Constraint[]> {
	const touched = constraints.map((constraint) => ({
		constraint,
		selectors: selectorsOf(constraint)
	}));
	return new Map(
		entries.map((indexed) => {
			const words = wordsOf(indexed);
			const own = touched.filter(({ constraint, selectors }) =>
				touches(constraint, selectors, words)
			);
			return [indexed.entry.id, own.map(({ constraint }) => constraint)];
		})
	);
}

/** Whether a rule asks who stands in which group. */
export function looksAtGroups(constraint: Constraint): boolean {
	return 'group' in constraint || ('scope' in constraint && typeof constraint.scope === 'object');
}

/** What an entry brings into the army. */
interface Words {
	readonly id: string;
	readonly isOption: boolean;
	/** Whether its bearer costs another price with it. */
	readonly isPriced: boolean;
	readonly granted: ReadonlySet<string>;
	/** All that a selector may mean it by, what it grants and what comes inside it included. */
	readonly all: ReadonlySet<string>;
}

function wordsOf({ entry, type, tags, held }: IndexedEntry): Words {
	const { id, grants = [], cost, sizeTimes } = entry;
	return {
		id,
		isOption: type.role === 'option',
		isPriced: cost !== 0 || sizeTimes !== undefined,
		granted: new Set(grants),
		all: new Set([...tags, ...grants, ...held.flatMap((each) => [...each.tags])])
	};
}

function touches(
	constraint: Constraint,
	selectors: readonly Selector[],
	{ id, isOption, isPriced, granted, all }: Words
): boolean {
	switch (constraint.kind) {
		case 'standing':
			return true;
		case 'carries':
			// Who may have an option, its own line says; another option may make one of those of a unit.
			return constraint.option === id || mentions(constraint.by, granted);
		case 'outside':
			// Any unit stands outside until it joins a group.
			return !isOption || mentions(constraint.of, granted);
		case 'share':
			return (isOption && isPriced) || mentions(constraint.of, all);
		default:
			return selectors.some((selector) => mentions(selector, all));
	}
}

/** Whether the selector may mean something else because of these tags; other tags may come with options. */
function mentions({ any, all, none }: Selector, tags: ReadonlySet<string>): boolean {
	if (!any && !all) return true;
	return hasAny(any, tags) || hasAny(all, tags) || hasAny(none, tags);
}

function hasAny(wanted: readonly string[] | undefined, tags: ReadonlySet<string>): boolean {
	if (wanted) for (const tag of wanted) if (tags.has(tag)) return true;
	return false;
}

/** What a rule counts or asks for; who may be in a group or lead it hangs on the groups themselves. */
function selectorsOf(constraint: Constraint): readonly Selector[] {
	switch (constraint.kind) {
		case 'count':
		case 'group': {
			const { of, more } = constraint;
			return more ? [of, more.each] : [of];
		}
		case 'requires': {
			const { of, needs = of, forbids = of } = constraint;
			return [of, needs, forbids];
		}
		case 'rank':
			return [constraint.role, constraint.among, constraint.by];
		case 'unique':
		case 'exclusive':
			return [constraint.of];
		default:
			return [];
	}
}
