import type { ArmyIndex } from '#engine';
import type { EntryType } from '#schema';
import { normaliseName, sameName } from './names.ts';

/**
 * The names that a line says after one key: "One, Another and a Third". A name may have an "and" of its own,
 * so that the longest that something of these types is called goes first. A line that has no such name is
 * one itself.
 */
export function namesIn(
	text: string,
	types: readonly EntryType[],
	{ choices }: ArmyIndex
): readonly string[] {
	const known = choices
		.filter(({ type }) => types.includes(type))
		.flatMap(({ entry }) => [entry.name, ...(entry.aliases ?? [])].map(normaliseName));
	const isKnown = (name: string): boolean =>
		known.some((other) => sameName(other, normaliseName(name)));
	const pieces = text.split(/(\s*(?:,|&|\band\b)\s*)/i);
	const names: string[] = [];
	for (let at = 0; at < pieces.length;) {
		// Every second piece is a comma or an "and".
		const ends = pieces.map((_, end) => end + 1).filter((end) => end > at && end % 2 === 1);
		const end = ends.findLast((last) => isKnown(pieces.slice(at, last).join(''))) ?? at + 1;
		names.push(pieces.slice(at, end).join(''));
		at = end + 1;
	}
	return names.some(isKnown) ? names.filter((name) => name.trim() !== '') : [text];
}
