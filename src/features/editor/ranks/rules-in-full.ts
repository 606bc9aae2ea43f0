import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Rule } from '#schema';
import { wornBy } from '../../../content/stat-lines.ts';
import type { OptionTable } from './option-tables.ts';

/** The rules that a unit's dialog shows in full: of its entry and options, and the texts of what chips only name. */
export function rulesInFull(
	index: ArmyIndex,
	indexed: IndexedEntry | undefined,
	mustered: MusteredUnit | undefined,
	tables: readonly OptionTable[] = []
): readonly Omit<Rule, 'source'>[] {
	const chosen = mustered?.options ?? [];
	const named = tables
		.filter(({ look }) => look === 'chips')
		.flatMap(({ options }) => options)
		.filter(({ entry }) => chosen.some(({ id }) => id === entry.id))
		.flatMap(({ entry: { id, name, text } }) => (text === undefined ? [] : [{ id, name, text }]));
	const ofOptions = chosen.flatMap(({ indexed }) => indexed?.rules ?? []);
	const all = [...new Set([...(indexed?.rules ?? []), ...ofOptions])];
	return [...(mustered ? all.filter(wornBy(index, mustered).holds) : all), ...named];
}
