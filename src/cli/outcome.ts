import {
	isLacking,
	readingText,
	sourceText,
	legalityOf,
	unitName,
	type ArmyIndex,
	type Unmet,
	type Report,
	hasVariableSize,
	priceOf
} from '#engine';
import { arithmetic, pointsText, problemText, priceText, type PriceText } from '#i18n';
import { listVerdict } from '../i18n/en/list-verdict.ts';
import {
	reportedProblems,
	words,
	type ReportedProblem,
	eventText,
	proofOf,
	proofReading,
	readingLine,
	readingsOfProof,
	ruleLine,
	sheetGaps,
	type ProofGroup,
	type ProofRow
} from '../content/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import { matchLines, matchOf } from './code.ts';
import type { Finding } from '../exchange/index.ts';
import {
	eventLines,
	isWhollyLegal,
	unreadIn,
	type Judged,
	type Origin,
	type Outcome,
	type Unread,
	type Unreadable
} from '../desk/index.ts';
import { eventObject } from './event.ts';

/** 0: all went well; 1: some lists are illegal; 2: something could not be read or written. */
export type ExitCode = 0 | 1 | 2;

/** The exit code of two parts together. */
export function worse(one: ExitCode, other: ExitCode): ExitCode {
	return one > other ? one : other;
}

/** What is reported besides the verdict. */
interface Extra {
	/** Whether to report every rule. */
	readonly explain?: boolean;
	/** The list code to compare with. */
	readonly code?: string;
}

/** The report on a list in lines for a person: the verdict, then a line for each problem. */
export function blockOf(file: string, outcome: Outcome, { explain, code }: Extra = {}): string {
	const lines =
		outcome.kind === 'judged'
			? [
					`${file}: ${headline(outcome)}`,
					...matchLines(outcome, code),
					...problemLines(outcome),
					...adviceLines(outcome),
					...eventLines(outcome).map((line) => `  ${line}`),
					...(outcome.findings ?? []).map(({ fault }) => `  ${fault.message}`),
					...(explain ? explainedLines(outcome) : [])
				]
			: outcome.faults.map(({ message }) => `${[file, ...whose(outcome)].join(': ')}: ${message}`);
	return lines.map((line) => `${terminalSafe(line)}\n`).join('');
}

function headline(judged: Judged): string {
	const { roster, index, report } = judged;
	const army = `${index.system.name}, ${index.army.name}`;
	const points = isWithoutPoints(index)
		? ''
		: `${pointsText(report.points)} of ${roster.size} points`;
	const event = index.event ? `under ${index.event.name}` : '';
	const code = printedCode(roster, index);
	return [...whose(judged), roster.name, army, points, event, ...verdictOf(judged), code]
		.filter((part) => part !== '')
		.join(' · ');
}

/** Who plays a list, as far as it is known. */
function whose({ player }: Origin): readonly string[] {
	return player?.name === undefined ? [] : [player.name];
}

/** "legal", or "legal so far" and "675 left". */
function verdictOf(judged: Judged): readonly string[] {
	const legality = legalityOf(judged.report);
	const { problems } = legality;
	const { length: unread } = unreadIn(judged);
	const lost = unread === 0 ? '' : unread === 1 ? '1 line not read' : `${unread} lines not read`;
	if (problems > 0) return [problems === 1 ? '1 problem' : `${problems} problems`, lost];
	// A list with unread lines does not count as legal.
	if (lost !== '') return [lost];
	return [listVerdict.inLine(legality), ...listVerdict.left(legality)];
}

function isWithoutPoints({ system }: ArmyIndex): boolean {
	return system.sizes.length === 0 && system.usualSize === 0;
}

/** What a list lacks is reported first, as what is next. */
function problemLines({ index, report }: Judged): readonly string[] {
	const isShort = report.problems.some(isLacking);
	return reportedProblems(index, report.problems).map((problem, at) =>
		isShort && at === 0 ? `  Next: ${problemLine(problem)}` : `  ${problemLine(problem)}`
	);
}

/** Unmet advice; the list is legal all the same. */
function adviceLines({ index, report }: Judged): readonly string[] {
	return reportedProblems(index, report.advice).map(
		(problem) => `  ${words.advice}: ${problemLine(problem)}`
	);
}

function problemLine({ text, arithmetic, reading, source }: ReportedProblem): string {
	const parts = [text, arithmetic, reading && words.readingUsed(reading), `[${source}]`];
	return parts.filter((part) => part !== undefined).join(' ');
}

function sourceOf({ constraint }: Unmet, index: ArmyIndex): string {
	return sourceText(index, constraint.source);
}

/** Names come from strangers: control and directional characters are shown as �. */
export function terminalSafe(line: string): string {
	return line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** The report on a list for `--json`; the help describes it. */
export function objectOf(file: string, outcome: Outcome, { explain, code }: Extra = {}): object {
	if (outcome.kind === 'unreadable') return faultObject(file, outcome);
	return {
		file,
		...originObject(outcome),
		...judgedObject(outcome, code),
		...(explain && explainedParts(outcome))
	};
}

/** The object for a list that could not be read. */
export function faultObject(file: string, unreadable: Unreadable): object {
	const { faults } = unreadable;
	const origin = originObject(unreadable);
	return { file, ...origin, error: faults[0]?.message, faults, legal: false };
}

/** Whose list it is, and where it was found. */
function originObject({ part, player, sent }: Origin): object {
	return {
		...(part !== undefined && { part }),
		...(player?.name !== undefined && { player: player.name }),
		...(sent !== undefined && { sent })
	};
}

function judgedObject(judged: Judged, sought: string | undefined): object {
	const { roster, index, report } = judged;
	return {
		name: roster.name,
		system: index.system.id,
		army: index.army.id,
		size: roster.size,
		points: report.points,
		...surchargeObjects(report),
		...(index.event && { event: { name: index.event.name, date: index.event.date } }),
		...eventObject(judged),
		legal: isWhollyLegal(judged),
		...unreadObject(judged),
		code: printedCode(roster, index),
		...(sought !== undefined && { match: matchOf(judged, sought) }),
		problems: problemObjects({ index, report }),
		...(judged.findings && { notes: judged.findings.map(noteObject) }),
		tallies: Object.fromEntries(report.tallies.map(({ tally, value }) => [tally.id, value]))
	};
}

/** What was not understood; none where everything was. */
export function unreadObject(judged: Judged): { readonly unread?: readonly Unread[] } {
	const unread = unreadIn(judged);
	return unread.length > 0 ? { unread } : {};
}

function noteObject({ fault, ...note }: Finding): object {
	return { ...note, ...fault };
}

/** Costs of units taken together; they are part of the points. */
function surchargeObjects({ context }: Report): object {
	const surcharges = context.surcharged
		.filter(({ points }) => points !== 0)
		.map(({ surcharge, units, amounts, points }) => {
			return { name: surcharge.name, units: units.map(unitName), amounts, points };
		});
	return surcharges.length > 0 ? { surcharges } : {};
}

function problemObjects({ index, report }: Pick<Judged, 'index' | 'report'>): readonly object[] {
	const names = new Map(report.context.units.map((unit) => [unit.unit.id, unitName(unit)]));
	return report.problems.map((problem) => ({
		code: problem.outcome,
		message: problemText(index, problem),
		arithmetic: arithmetic(index, problem),
		reading: readingText(index, problem.constraint),
		source: sourceOf(problem, index),
		units: problem.units.map((id) => names.get(id) ?? id)
	}));
}

/**
 * Every rule of a list on a line of its own, by subject; then the prices per model, the interpretations and
 * the event.
 */
function explainedLines(judged: Judged): readonly string[] {
	const { groups, event } = proofOf(judged.report);
	const readings = readingsOfProof(judged.roster, judged.report).map(proofReading);
	const prices = pricesOf(judged);
	const gaps = gapsOf(judged);
	return [
		...groups.flatMap(({ heading, rows }) => [
			`  ${heading}`,
			...rows.map((row) => `    ${ruleLine(row)}`)
		]),
		...(prices.length > 0 ? [`  ${words.prices}`] : []),
		...prices.map(({ unit, sums }) => `    ${unit}: ${sums.join('; ')}`),
		...(readings.length > 0 ? [`  ${words.readings}`] : []),
		...readings.map((reading) => {
			const givenBy = words.givenBy[reading.givenBy];
			return `    ${readingLine({ ...reading, givenBy })}`;
		}),
		...(event ? [`  ${eventText(event)}`] : []),
		...(gaps.length > 0 ? [`  ${words.gaps}`] : []),
		...gaps.map((gap) => `    ${gap}`)
	];
}

/** The parts that `--explain` adds to an object of `--json`. */
function explainedParts(judged: Judged): object {
	const { groups, readings } = proofOf(judged.report);
	const prices = pricesOf(judged);
	const gaps = gapsOf(judged);
	const rules = groups.flatMap((group) => group.rows.map((row) => ruleObject(group, row)));
	return {
		rules,
		plan: rules.filter(({ state }) => state === 'plan'),
		...(prices.length > 0 && { prices }),
		readings,
		...(gaps.length > 0 && { gaps })
	};
}

/** What is not checked of the army. */
function gapsOf({ report }: Judged): readonly string[] {
	return sheetGaps('legality', report.context);
}

interface UnitPrice {
	readonly unit: string;
	readonly models: number;
	/** Points of an ordinary model. */
	readonly each: number;
	readonly points: number;
	/** "(8 + 2) × 2 + 3 = 23", "10 × 23 + 23 = 253". */
	readonly sums: readonly string[];
	readonly parts: readonly {
		readonly name: string;
		readonly how: string;
		readonly points: number;
	}[];
}

/** The points breakdown of each unit, in an army whose units vary in size. */
function pricesOf({ index, report }: Judged): readonly UnitPrice[] {
	if (!index.units.some(hasVariableSize)) return [];
	return report.context.units.map((unit) => {
		const price = priceOf(unit);
		const { models, each, points } = price;
		const worded = priceText(price);
		const parts = worded.lines.map(({ part, text: how }) => {
			return { name: part.indexed.entry.name, how, points: part.points };
		});
		return { unit: unitName(unit), models, each, points, sums: sumsOf(worded), parts };
	});
}

/** The sum for a model and that for the unit, where there is something to add. */
function sumsOf({ each, unit }: PriceText): readonly string[] {
	const isSum = (text: string): boolean => /[+−×]/.test(text);
	const sums = [each ?? '', unit].filter(isSum);
	return sums.length > 0 ? sums : [unit.split(' = ')[0] ?? unit];
}

function ruleObject({ heading }: ProofGroup, row: ProofRow) {
	const { state, sentence, arithmetic, reading, source } = row;
	return { about: heading, state, message: sentence, arithmetic, reading, source };
}
