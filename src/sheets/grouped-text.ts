import { pointsText } from '#i18n';
import type { Sheet, SheetChoice, SheetGroup, SheetLine } from './model.ts';
import { eventText, problemLine, readingLine } from './wording.ts';
import { words } from './words.ts';

/** Between the parts of the list, and between two groups. */
const rules = { part: '-----', group: '---' } as const;

/**
 * A list of groups in the shape in which such lists are passed around, so that organisers and other
 * builders can read it: bare names, and the price of a unit with everything it was given. Whatever else
 * there is to say stands at the end.
 */
export function groupedText(sheet: Sheet): string {
	const parts = [
		[`${sheet.title} ${pointsText(sheet.points)}/${sheet.size} ${words.shortPoints}`],
		headLines(sheet),
		...groupParts(sheet),
		...featureParts(sheet),
		footLines(sheet)
	];
	return `${parts.map((lines) => lines.join('\n')).join(`\n${rules.part}\n`)}\n`;
}

/** The army and its formation in a line, how it deploys, and the lores. */
function headLines(sheet: Sheet): readonly string[] {
	const { family, army, choices, tallies } = sheet;
	const chosen = choices.filter(({ role }) => role === 'rule').map(priced);
	const counted = (about: 'groups' | 'outside'): readonly string[] =>
		tallies
			.filter((tally) => tally.about === about && (tally.value > 0 || about === 'groups'))
			.map(({ name, value }) => `${capitals(name)}: ${value}`);
	return [
		[family, army, ...chosen].filter((part) => part !== undefined).join(' | '),
		...counted('outside'),
		...counted('groups'),
		...choices
			.filter(({ role }) => role === 'lore')
			.map((lore) => `${capitals(lore.kind)} - ${priced(lore)}`)
	];
}

function priced({ name, points }: SheetChoice): string {
	return points === 0 ? name : `${name} ${words.inPoints(points)}`;
}

/** The groups, which belong together, then everything that stands in none under its heading. */
function groupParts({ groups }: Sheet): readonly (readonly string[])[] {
	const inGroups = groups.filter(({ isGroup }) => isGroup);
	const others = groups.filter(({ isGroup }) => !isGroup);
	const made = inGroups.flatMap((group, at) => [
		...(at === 0 ? [] : [rules.group]),
		...groupLines(group)
	]);
	return [...(made.length > 0 ? [made] : []), ...others.map(groupLines)];
}

function groupLines({ heading, lines }: SheetGroup): readonly string[] {
	return [capitals(heading), ...lines.flatMap(unitLines)];
}

function unitLines({ name, count, pointsEach, options, holds = [] }: SheetLine): readonly string[] {
	const lines = [
		`${name} (${pointsText(pointsEach)})`,
		...options.map((option) => `• ${option.count === 1 ? '' : `${option.count} `}${option.name}`),
		...holds.flatMap((held) => Array<string>(held.count).fill(held.name))
	];
	return Array<readonly string[]>(count).fill(lines).flat();
}

/** What the army sets up on the table beside its units. */
function featureParts({ choices }: Sheet): readonly (readonly string[])[] {
	const features = choices.filter(({ role }) => role === 'feature');
	return [...new Set(features.map(({ heading }) => heading))].map((heading) => [
		capitals(heading),
		...features
			.filter((feature) => feature.heading === heading)
			.map(({ name, points }) => (points === 0 ? name : `${name} (${pointsText(points)})`))
	]);
}

/** What such lists do not tell: problems, event, readings and note; and which prices they are. */
function footLines({
	verdict,
	event,
	readings,
	note,
	pointsDate,
	revision
}: Sheet): readonly string[] {
	return [
		...(verdict.isLegal ? [] : [verdict.summary, ...verdict.problems.map(problemLine)]),
		...(event ? [eventText(event)] : []),
		...(readings.length > 0
			? [words.readings, ...readings.map((reading) => `- ${readingLine(reading)}`)]
			: []),
		...(note ? [`${words.note}: ${note.replace(/\s+/g, ' ')}`] : []),
		words.madeWith(pointsDate, revision)
	];
}

/** Every word with a capital, but for the little ones. */
function capitals(text: string): string {
	return text.replace(/(?<![\p{L}\p{N}'])(?!of\b|the\b|and\b)\p{Ll}/gu, (first) =>
		first.toUpperCase()
	);
}
