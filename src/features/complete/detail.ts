import { rosterChanges } from '../../i18n/en/edits.ts';
import type { UnitChange } from './unit-changes.ts';

/** How strong units are, and what they have. */
export function detailOf({
	models,
	having,
	count
}: Pick<UnitChange, 'models' | 'having' | 'count'>): string {
	const strength = models === undefined ? [] : [rosterChanges.models(models, count)];
	return [...strength, ...having].join(', ');
}
