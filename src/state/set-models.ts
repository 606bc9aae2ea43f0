import { chosenModels, type IndexedEntry, type MusteredUnit } from '#engine';
import { mostModels } from '../schema/bounds.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** How many models a unit of an entry may have. */
export interface Sizes {
	readonly min: number;
	readonly max: number;
}

export function sizesOf({ entry: { size } }: IndexedEntry): Sizes {
	const { min = 1, max = mostModels } = typeof size === 'object' ? size : {};
	return { min, max };
}

/**
 * Makes a unit so many models strong, or as near to it as its entry allows.
 * @returns why it is not as large as wanted, if so
 */
export function setModels(
	editor: Pick<RosterEditor, 'edit'>,
	mustered: MusteredUnit,
	wanted: number,
	{ joins = false } = {}
): string | undefined {
	if (!mustered.indexed) return undefined;
	const sizes = sizesOf(mustered.indexed);
	const models = Math.min(Math.max(wanted, sizes.min), sizes.max);
	if (models !== chosenModels(mustered))
		editor.edit({ kind: 'set-models', unit: mustered.unit.id, models }, { joins });
	return models === wanted ? undefined : boundText(mustered.indexed, wanted < models);
}

/** Why a unit may be no smaller, or no larger. */
export function boundText(indexed: IndexedEntry, isLeast: boolean): string {
	const { min, max } = sizesOf(indexed);
	const [models, end] = isLeast ? [min, 'fewest'] : [max, 'most'];
	return `${models} ${models === 1 ? 'model is' : 'models are'} the ${end} of ${indexed.entry.name}.`;
}

/** "5 or more models", "2–4 models", "1 model". */
export function sizesText(indexed: IndexedEntry): string {
	const { size } = indexed.entry;
	if (size === undefined) return '';
	if (typeof size === 'number') return size === 1 ? '1 model' : `${size} models`;
	if (size.max !== undefined)
		return size.min === size.max ? `${size.max} models` : `${size.min ?? 1}–${size.max} models`;
	return (size.min ?? 1) > 1 ? `${size.min} or more models` : '';
}
