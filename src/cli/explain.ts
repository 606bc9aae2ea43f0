import { isSized, priceOf, unitName } from '#engine';
import { priceText, type PriceText } from '#i18n';
import {
	eventText,
	proofOf,
	proofReading,
	readingLine,
	readingsOfProof,
	ruleLine,
	sheetGaps,
	words,
	type ProofGroup,
	type ProofRow
} from '../content/index.ts';
import type { Judged } from '../desk/index.ts';

/**
 * Every rule of a list on a line of its own, by subject; then the prices per model, the interpretations and
 * the event.
 */
export function explainedLines(judged: Judged): readonly string[] {
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
export function explainedParts(judged: Judged): object {
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
	if (!index.units.some(isSized)) return [];
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
