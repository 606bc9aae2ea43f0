import type { Selector } from '#schema';
import type { ArmyIndex, IndexedEntry } from './index-army.ts';
import { musterUnit, type MusteredUnit } from './muster.ts';
import { matches } from './selector.ts';

/** Whether a unit may have this option, or one more of it, as far as the unit by itself goes. */
export function mayHave(index: ArmyIndex, bearer: MusteredUnit, option: string): boolean {
	if (!bearer.indexed?.isUnit) return false;
	const { unit, options } = bearer;
	const grants = index.entries.get(option)?.entry.grants;
	const tags = grants
		? musterUnit({ ...unit, options: [...(unit.options ?? []), option] }, index).tags
		: bearer.tags;
	return (index.touching.get(option) ?? []).every((constraint) => {
		if (constraint.advice) return true;
		if (constraint.kind === 'carries') {
			return constraint.option !== option || matches(constraint.by, tags);
		}
		if (constraint.kind !== 'exclusive') return true;
		const { of, max } = constraint;
		if (!isMeant(of, index.entries.get(option))) return true;
		return options.filter(({ indexed }) => isMeant(of, indexed)).length < max;
	});
}

function isMeant(selector: Selector, indexed: IndexedEntry | undefined): boolean {
	return indexed !== undefined && matches(selector, indexed.tags);
}
