import type { ArmyIndex, IndexedEntry } from '#engine';
import { spellsOf } from '../../units/index.ts';
import type { EffectTextOf } from '../units/effects-in.ts';

/**
 * What a choice does, or what is known of it so far.
 * @param effectOf what things do, once it is loaded
 */
export function choiceWords(
	index: ArmyIndex,
	{ entry, rules }: IndexedEntry,
	effectOf: EffectTextOf | undefined
): string | undefined {
	const spells = spellsOf(index, entry.id).map(({ id, name }) => {
		const does = effectOf?.({ id, name });
		return does === undefined ? name : `${name}: ${does}`;
	});
	const does = effectOf?.(entry);
	if (does !== undefined) return does;
	if (spells.length > 0 && effectOf) return spells.join(' ');
	return entry.text ?? rules[0]?.text ?? (spells.join(', ') || undefined);
}
