import { variableModels, type Edit, type IndexedEntry, type MusteredUnit } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';
import { maxModels } from '../../schema/bounds.ts';

/** The limits on the models of an entry. */
interface SizeRange {
	readonly min: number;
	readonly max: number;
}

export function sizeRangeOf({ entry: { size } }: IndexedEntry): SizeRange {
	const { min = 1, max = maxModels } = typeof size === 'object' ? size : {};
	return { min, max };
}

/**
 * Sets the number of models of a unit, or the nearest number allowed.
 * @returns why it differs from the wanted number, if it does
 */
export function setModels(
	editor: { edit(edit: Edit, options: { readonly joins: boolean }): void },
	mustered: MusteredUnit,
	wanted: number,
	{ joins = false } = {}
): string | undefined {
	if (!mustered.indexed) return undefined;
	const range = sizeRangeOf(mustered.indexed);
	const models = Math.min(Math.max(wanted, range.min), range.max);
	if (models !== variableModels(mustered))
		editor.edit({ kind: 'set-models', unit: mustered.unit.id, models }, { joins });
	return models === wanted ? undefined : boundText(mustered.indexed, wanted < models);
}

/** Why a unit may not be smaller, or larger. */
export function boundText(indexed: IndexedEntry, isLeast: boolean): string {
	const { min, max } = sizeRangeOf(indexed);
	const { name } = indexed.entry;
	return isLeast ? unitWords.fewest(min, name) : unitWords.most(max, name);
}

/** "5 or more models", "2–4 models", "1 model". */
export function sizesText(indexed: IndexedEntry): string {
	const { size } = indexed.entry;
	if (size === undefined) return '';
	if (typeof size === 'number') return unitWords.models(size);
	if (size.max !== undefined)
		return size.min === size.max
			? unitWords.models(size.max)
			: unitWords.modelsFromTo(size.min ?? 1, size.max);
	return (size.min ?? 1) > 1 ? unitWords.orMoreModels(size.min ?? 1) : '';
}
