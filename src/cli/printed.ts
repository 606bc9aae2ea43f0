import { basename } from 'node:path';
import type { Fault } from '../exchange/index.ts';
import type { IndexRow } from '../paper/index.ts';
import { indexRowOf, isWhollyLegal, type Judged } from '../desk/index.ts';
import { faultObject, unreadObject } from './outcome.ts';

/** A list that was printed. */
interface PrintedList {
	readonly kind: 'printed';
	readonly file: string;
	readonly list: ListFacts;
	/** The path of the file. */
	readonly path: string;
	/** Its row in the index. */
	readonly row: IndexRow;
	/** Pages of that file, if it is a PDF. */
	readonly pages?: number | undefined;
}

/** A list that was not printed. */
interface NotPrinted {
	readonly kind: 'not-printed';
	readonly file: string;
	/** The facts of the list, if it could be read. */
	readonly list?: ListFacts;
	readonly faults: readonly Fault[];
}

export type PrintResult = PrintedList | NotPrinted;

export function notPrinted(file: string, faults: readonly Fault[], list?: ListFacts): NotPrinted {
	return { kind: 'not-printed', file, faults, ...(list && { list }) };
}

/** What is reported of a list after its sheets have been discarded. */
export type ListFacts = ReturnType<typeof factsOf>;

export function factsOf(judged: Judged) {
	const { roster, index, report } = judged;
	return {
		name: roster.name,
		system: index.system.id,
		army: index.army.id,
		size: roster.size,
		points: report.points,
		legal: isWhollyLegal(judged),
		...unreadObject(judged)
	};
}

/** What the index says of a list; standard input has no name. */
export function rowOf(judged: Judged, file: string): IndexRow {
	return indexRowOf(judged, file === '-' ? undefined : basename(file));
}

/** The object for a list in `--json`; the help describes it. */
export function resultObject(result: PrintResult): object {
	const { file } = result;
	if (result.kind === 'not-printed') {
		return { ...faultObject(file, { kind: 'unreadable', faults: result.faults }), ...result.list };
	}
	const { list, path, pages } = result;
	return { file, ...list, written: path, ...(pages !== undefined && { pages }) };
}

/** Whether a list was printed of which something was not understood. */
export function isPartly({ list }: PrintResult): boolean {
	return list?.unread !== undefined;
}

/** "Nordland.pdf, 2 pages, not legal". */
export function printedLine({ path, pages, list }: PrintedList): string {
	return [path, ...(pages === undefined ? [] : [pagesText(pages)]), ...verdictOf(list)].join(', ');
}

function verdictOf({ legal, unread }: ListFacts): readonly string[] {
	if (unread) return ['not wholly read'];
	return legal ? [] : ['not legal'];
}

/** The final lines: what was printed, and why other lists were not. */
export function endLines(
	results: readonly PrintResult[],
	place: string,
	pages: number
): readonly string[] {
	const printed = results.filter((one) => one.kind === 'printed');
	const others = results.filter((one) => one.kind === 'not-printed');
	const partly = printed.filter(isPartly).length;
	const illegal = printed.filter(({ list }) => !list.legal).length - partly;
	return [
		[
			`${listsText(printed.length)} printed`,
			...(pages > 0 ? [pagesText(pages)] : []),
			...(printed.length > 0 ? [place] : []),
			...(illegal > 0 ? [`${illegal} not legal`] : []),
			...(partly > 0 ? [`${partly} not wholly read`] : [])
		].join(' · '),
		...printed.flatMap(({ file, list: { unread = [] } }) =>
			unread.map(({ message }) => `  ${file}: ${message}`)
		),
		...(others.length > 0 ? [`${listsText(others.length)} not printed:`] : []),
		...others.flatMap(({ file, list, faults }) =>
			faults.map(({ message }) => {
				const name = list?.name ? ` (${list.name})` : '';
				return `  ${file}${name}: ${message}`;
			})
		)
	];
}

function listsText(count: number): string {
	return count === 1 ? '1 list' : `${count} lists`;
}

/** "2 pages". */
export function pagesText(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`;
}
