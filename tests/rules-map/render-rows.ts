import type { ArmyId } from '../data/warmaster-transcription.ts';
import { warmaster } from '../warmaster.ts';
import { caseText, code, table, trialText } from './listing.ts';
import { proofsOf, type CaseProof, type TrialProof } from './proofs.ts';
import { resolve } from './references.ts';
import { linesText, type Row } from './row.ts';
import { isLimited, selectorRows, type SelectorRow } from './selector-rows.ts';
import { everyTrial } from './tried.ts';

/** Of many cases so many are written out. */
const shown = 2;

const none = '–';

/** The rules of one heading: those that are built, then those that are about play. */
export function rulesTables(rows: readonly Row[]): string {
	const built = rows.filter(({ play }) => play === undefined);
	const played = rows.filter(({ play }) => play !== undefined);
	const tables = [
		{ head: ['Rule', 'Source', 'Encoded in', 'Legal', 'Illegal'], body: built.map(builtCells) },
		{
			head: ['About play only', 'Source', 'Why nothing is encoded', 'Told in'],
			body: played.map(playCells)
		}
	];
	return tables
		.filter(({ body }) => body.length > 0)
		.map(({ head, body }) => table(head, body))
		.join('\n\n');
}

function builtCells(row: Row): readonly string[] {
	const { legal, illegal, met, broken, counted } = proofsOf(row);
	const examples = counted.flatMap(({ tally, examples: all }) =>
		all.map(({ list, value }) => `${code(list)}: ${tally} ${value}`)
	);
	const isCounted = examples.length > 0 && legal.length + met.length === 0;
	return [
		row.rule,
		sourceText(row),
		encodedText(row),
		[...firstOf(examples), ...proofTexts(legal, met)].join('<br>') || none,
		isCounted ? 'counted, not judged' : proofTexts(illegal, broken).join('<br>') || none
	];
}

function playCells(row: Row): readonly string[] {
	return [row.rule, sourceText(row), row.play ?? '', encodedText(row) || none];
}

function sourceText(row: Row): string {
	return `${warmaster.books[row.book] ?? row.book}, ${linesText(row)}`;
}

/** empire.json: `limit-war-altar`, `carries-war-altar`; files that have the same are told together. */
function encodedText({ encoded, army }: Row): string {
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
function proofTexts(cases: readonly CaseProof[], trials: readonly TrialProof[]): readonly string[] {
	if (cases.length === 0) return firstOf(trials.map(trialText));
	const armies = Math.max(0, ...trials.map((proof) => proof.armies));
	const number = trials.length === 1 ? 'a trial' : `${trials.length} trials`;
	const count = armies > 1 ? `${number} in each of ${armies} armies` : number;
	return [...firstOf(cases.map(caseText)), ...(trials.length > 0 ? [count] : [])];
}

function firstOf(texts: readonly string[]): readonly string[] {
	const rest = texts.length - shown;
	return rest > 0 ? [...texts.slice(0, shown), `and ${rest} more`] : texts;
}

/** The selector of an army, row by row: what its min/max column became. */
export function selectorTable(army: ArmyId): string {
	return table(
		['Line', 'Entry', 'Points', 'Min/max', 'Encoded in', 'Legal', 'Illegal'],
		selectorRows(army).map((row) => [
			String(row.line),
			row.name,
			row.points,
			row.range,
			...(isLimited(row) ? limitCells(row) : [unlimitedText(row), none, none])
		])
	);
}

function limitCells({ army, constraint = '' }: SelectorRow): readonly string[] {
	const [tried] = everyTrial.get(`${army}/${constraint}`) ?? [];
	const text = (side: 'met' | 'broken') => {
		const trial = tried?.trials[side];
		return tried && trial ? trialText({ stated: tried.stated, trial, armies: 1 }) : none;
	};
	return [`${army}.json: ${code(constraint)}`, text('met'), text('broken')];
}

function unlimitedText({ isSubRow }: SelectorRow): string {
	return isSubRow ? 'a choice of the row above' : 'no limit';
}
