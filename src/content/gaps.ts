import type { CheckContext } from '#engine';
import { formContents } from './forms.ts';
import type { SheetForm } from './model.ts';

/** What is not checked about this roster; on the proof also what concerns the army as a whole. */
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
