import type { ArmyIndex, IndexedEntry } from '#engine';
import { spellsOf } from '../../units/index.ts';
import type { TellOf } from '../units/told-in.ts';

/**
 * What a choice does, or what is known of it so far.
 * @param tell what things do, once it is loaded
 */
export function choiceWords(
	index: ArmyIndex,
	{ entry, rules }: IndexedEntry,
	tell: TellOf | undefined
): string | undefined {
	const spells = spellsOf(index, entry.id).map(({ id, name }) => {
		const does = tell?.({ id, name });
		return does === undefined ? name : `${name}: ${does}`;
	});
	const does = tell?.(entry);
	if (does !== undefined) return does;
	if (spells.length > 0 && tell) return spells.join(' ');
	return entry.text ?? rules[0]?.text ?? (spells.join(', ') || undefined);
}
