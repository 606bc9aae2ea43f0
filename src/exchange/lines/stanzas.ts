import type { ListText } from './text-line.ts';

/** If more than this share of the lines follows a blank line, the text is double-spaced. */
const mostApart = 0.7;

/**
 * The numbers of the lines that stand below a blank one, where a new unit begins; none in a text that is
 * double-spaced.
 */
export function stanzaStarts(written: ListText['written']): ReadonlySet<number> {
	const isBlank = (at: number): boolean => written[at]?.text.trim() === '';
	const filled = written.filter((_, at) => !isBlank(at));
	const starts = written.filter((_, at) => at > 0 && !isBlank(at) && isBlank(at - 1));
	const isDouble = starts.length > filled.length * mostApart;
	return new Set(isDouble ? [] : starts.map(({ number }) => number));
}
