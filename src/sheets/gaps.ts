import type { CheckContext } from '#engine';
import { formContents } from './forms.ts';
import type { SheetForm } from './model.ts';

/** What the army's data cannot say: about this roster, and, on the proof, about the army as a whole. */
export function sheetGaps(form: SheetForm, { index, units }: CheckContext): readonly string[] {
	const { gaps } = formContents[form];
	if (gaps === 'none') return [];
	const used = new Set(
		units.flatMap(({ unit, options }) => [unit.entry, ...options.map(({ id }) => id)])
	);
	const told = (index.army.gaps ?? []).flatMap(({ what, entry }) => {
		if (entry === undefined) return gaps === 'all' ? [what] : [];
		const name = index.entries.get(entry)?.entry.name ?? '';
		if (!used.has(entry)) return [];
		return [what.startsWith(name) ? what : `${name}: ${what}`];
	});
	return [...new Set(told)];
}
