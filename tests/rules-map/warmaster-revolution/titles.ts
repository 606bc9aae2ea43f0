import { otherNames, printedRules, titlesOf } from '../../data/revolution-titles.ts';
import type { Row } from '../row.ts';
import { revolutionMap } from './map.ts';

/** The titles that rows of the map name: "Albion: Giant". What the selector alone says has none. */
export function titlesInRows(rows: readonly Row[], army?: string): ReadonlySet<string> {
	const own = rows.filter((row) => (army === undefined ? row.army : row.army === army));
	const titles = own.flatMap(({ section = '' }) => section.split(': ')[1] ?? []);
	return new Set(titles.filter((title) => title !== 'selector'));
}

/** The other titles on an army's page, and what their rule says in our words. */
export function playTitles(
	army: string
): readonly { readonly title: string; readonly text: string }[] {
	const inRows = titlesInRows(revolutionMap.rows, army);
	const printed = printedRules(army);
	return titlesOf(army)
		.filter((title) => !inRows.has(title))
		.map((title) => {
			const name = otherNames[army]?.[title] ?? title;
			return { title, text: printed.get(name.toLowerCase()) ?? '' };
		});
}
