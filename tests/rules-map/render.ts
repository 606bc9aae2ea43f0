import { fileURLToPath } from 'node:url';
import { caseText, code, table, trialText } from './listing.ts';
import type { RulesMap } from './map.ts';
import { proofsOf, type CaseProof, type TrialProof } from './proofs.ts';
import { linesOf, linesText, type Row } from './row.ts';
import { keyOf } from './stated.ts';

/** The page of a system, in a folder that git ignores. */
export function pageFile(system: string): string {
	return fileURLToPath(new URL(`../../rules-map/${system}.md`, import.meta.url));
}

/** Of many cases so many are written out. */
const shown = 2;

export const none = '–';

/** The rules of one heading: those that are built, then those that are about play. */
export function rulesTables(map: RulesMap, rows: readonly Row[]): string {
	const built = rows.filter(({ play }) => play === undefined);
	const played = rows.filter(({ play }) => play !== undefined);
	const tables = [
		{
			head: ['Rule', 'Source', 'Encoded in', 'Legal', 'Illegal'],
			body: built.map((row) => builtCells(map, row))
		},
		{
			head: ['About play only', 'Source', 'Why nothing is encoded', 'Told in'],
			body: played.map((row) => playCells(map, row))
		}
	];
	return tables
		.filter(({ body }) => body.length > 0)
		.map(({ head, body }) => table(head, body))
		.join('\n\n');
}

function builtCells(map: RulesMap, row: Row): readonly string[] {
	const { legal, illegal, met, broken, counted } = proofsOf(map, row);
	const examples = counted.flatMap(({ tally, examples: all }) =>
		all.map(({ list, value }) => `${code(list)}: ${tally} ${value}`)
	);
	const isCounted = examples.length > 0 && legal.length + met.length === 0;
	const without = isCounted ? 'counted, not judged' : none;
	return [
		row.rule,
		sourceText(map, row),
		encodedText(map, row),
		[...firstOf(examples), ...proofTexts(map, legal, met)].join('<br>') || none,
		proofTexts(map, illegal, broken).join('<br>') || without
	];
}

function playCells(map: RulesMap, row: Row): readonly string[] {
	return [row.rule, sourceText(map, row), row.play ?? '', encodedText(map, row) || none];
}

/** The lines by the book that prints them, or where it stands in a book of which there is no text. */
function sourceText({ pack, bookAt }: RulesMap, row: Row): string {
	const nameOf = (book: string) => pack.system.books[book] ?? book;
	if (row.section !== undefined) return `${nameOf(row.book)}: ${row.section}`;
	const lines = linesOf(row);
	const books = [...new Set(lines.map(bookAt))];
	return books
		.map((book) => `${nameOf(book)}, ${linesText(lines.filter((line) => bookAt(line) === book))}`)
		.join('; ');
}

/** empire.json: `limit-war-altar`, `carries-war-altar`; files that have the same are told together. */
function encodedText({ resolve }: RulesMap, { encoded, army }: Row): string {
	const files = new Map<string, string[]>();
	for (const { file = 'nowhere', text } of encoded.map((written) => resolve(written, army))) {
		files.set(file, [...(files.get(file) ?? []), code(text)]);
	}
	const alike = new Map<string, string[]>();
	for (const [file, texts] of files) {
		const text = texts.join(', ');
		alike.set(text, [...(alike.get(text) ?? []), `${file}.json`]);
	}
	return [...alike].map(([text, names]) => `${names.join(', ')}: ${text}`).join('<br>');
}

/** The first cases, and the trials, which are written out where there are no cases. */
function proofTexts(
	map: RulesMap,
	cases: readonly CaseProof[],
	trials: readonly TrialProof[]
): readonly string[] {
	if (cases.length === 0) return firstOf(trials.map(trialText));
	const armies = Math.max(0, ...trials.map((proof) => proof.armies));
	const number = trials.length === 1 ? 'a trial' : `${trials.length} trials`;
	const count = armies > 1 ? `${number} in each of ${armies} armies` : number;
	const texts = firstOf(cases.map((proof) => caseText(map, proof)));
	return [...texts, ...(trials.length > 0 ? [count] : [])];
}

function firstOf(texts: readonly string[]): readonly string[] {
	const rest = texts.length - shown;
	return rest > 0 ? [...texts.slice(0, shown), `and ${rest} more`] : texts;
}

/** The proof of one constraint in one of its armies, for a cell. */
export function trialCell({ everyTrial }: RulesMap, key: string, side: 'met' | 'broken'): string {
	const tried = everyTrial.get(key)?.find(({ trials }) => trials[side]);
	const trial = tried?.trials[side];
	return tried && trial ? trialText({ stated: tried.stated, trial, armies: 1 }) : none;
}

/** How much a map holds; the tables of the page are counted by their system. */
export function numbersTable(
	map: RulesMap,
	printed: readonly (readonly [what: string, count: number])[]
): string {
	const played = map.rows.filter(({ play }) => play !== undefined).length;
	const stated = new Set(map.everyConstraint.map(keyOf));
	const cases = map.ruleCases.reduce((sum, rule) => sum + rule.cases.length, 0);
	const examples = map.tallyCases.reduce((sum, tally) => sum + tally.examples.length, 0);
	return table(
		['Numbers', ''],
		[
			['Rules in prose', String(map.rows.length)],
			['– encoded in the data', String(map.rows.length - played)],
			['– about play only', String(played)],
			...printed.map(([what, count]) => [what, String(count)]),
			['Constraints in the data, each in a row', String(stated.size)],
			['Cases judged by hand', `${cases} lists, ${examples} counts`],
			['Constraints tried, in each army and under each answer', String(map.everyConstraint.length)]
		]
	);
}

/** In how many lines of each part of the text there is a rule. */
export function whatWasRead({ rows, printed, read }: RulesMap): string {
	const lines = [...new Set([...rows.flatMap(linesOf), ...printed.flatMap((each) => each.lines)])];
	const body = read.map(({ from, to, about }) => {
		const found = lines.filter((line) => line >= from && line <= to).length;
		return [`${from}-${to}`, about, found > 0 ? String(found) : 'none'];
	});
	return table(['Lines', 'Part', 'With a rule'], body);
}
