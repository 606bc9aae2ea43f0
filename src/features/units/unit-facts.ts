import type { MusteredUnit } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';
import { hiddenMark } from './entry-text.ts';
import { isSwitch } from './option-groups.ts';

/** The facts in a unit's row: its size and what it has. */
export function unitFacts({ unit, indexed, models, options }: MusteredUnit): readonly string[] {
	const mark = indexed && hiddenMark(indexed);
	const shown = options.filter((option) => !option.indexed || !isSwitch(option.indexed));
	const has = [...(indexed?.entry.equipment ?? []), ...countedNames(shown)];
	return [
		...((models ?? 1) > 1 ? [unitWords.models(models ?? 1)] : []),
		...(unit.name !== undefined && indexed ? [indexed.entry.name] : []),
		...(has.length === 0 ? [] : [has.join(', ')]),
		...(mark === undefined ? [] : [mark])
	];
}

/** Names of options, each once, with the number of repeated ones. */
export function countedNames(options: MusteredUnit['options']): readonly string[] {
	const counts = new Map<string, number>();
	for (const { id, indexed } of options) {
		const name = indexed?.entry.name ?? id;
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
