import {
	eventText,
	legalityOf,
	readingLine,
	ruleLine,
	words,
	type LegalityGroup,
	type LegalityRow
} from '../sheets/index.ts';
import type { Judged } from './check.ts';

/** Every rule of a list in a line of its own, under what it is about; then the readings and the event. */
export function explainedLines({ report }: Judged): readonly string[] {
	const { groups, readings, event } = legalityOf(report);
	return [
		...groups.flatMap(({ heading, rows }) => [
			`  ${heading}`,
			...rows.map((row) => `    ${ruleLine(row)}`)
		]),
		...(readings.length > 0 ? [`  ${words.readings}`] : []),
		...readings.map((reading) => {
			const givenBy = words.givenBy[reading.givenBy];
			return `    ${readingLine({ ...reading, givenBy })}`;
		}),
		...(event ? [`  ${eventText(event)}`] : [])
	];
}

/** The same as the parts that `--explain` adds to an object of `--json`. */
export function explainedParts({ report }: Judged): object {
	const { groups, readings } = legalityOf(report);
	const rules = groups.flatMap((group) => group.rows.map((row) => ruleObject(group, row)));
	return {
		rules,
		plan: rules.filter(({ state }) => state === 'plan'),
		readings
	};
}

function ruleObject({ heading }: LegalityGroup, row: LegalityRow) {
	const { state, sentence, arithmetic, reading, source } = row;
	return { about: heading, state, message: sentence, arithmetic, reading, source };
}
