import { pointsText } from '#i18n';
import type { Sheet } from '../../content/model.ts';
import type { SheetChoice, SheetGroup, SheetLine } from '../../content/list-model.ts';
import {
	eventText,
	fingerprintText,
	problemLine,
	readingLine,
	unreadLine
} from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import {
	bullets,
	inLine,
	type TextBlock,
	type TextDocument,
	type TextItem,
	type TextPart
} from './document.ts';
import { unbulleted } from './frame.ts';

/**
 * A list of groups in the usual form, which organisers and other builders can read: bare names, and the price of
 * each unit with its options. Everything else comes at the end.
 */
export function groupedDocument(sheet: Sheet): TextDocument {
	const { title, points, limit } = sheet;
	return {
		title: `${inLine(title)} ${pointsText(points)}/${limit} ${words.shortPoints}`,
		parts: [
			{ blocks: [linesBlock(headLines(sheet))] },
			...groupParts(sheet),
			...featureParts(sheet),
			footPart(sheet)
		]
	};
}

function linesBlock(lines: readonly string[]): TextBlock {
	return { kind: 'lines', lines };
}

/** The army and its formation in a line, how it deploys, the lores, and what there are several of (cards). */
function headLines(sheet: Sheet): readonly string[] {
	const { family, army, themeOf, choices, tallies, season } = sheet;
	const chosen = choices.filter(({ role }) => role === 'rule');
	const likes = ({ kind }: SheetChoice) => chosen.filter((choice) => choice.kind === kind);
	const isListed = (choice: SheetChoice) => choice.isOneOfSeveral || likes(choice).length > 1;
	const single = chosen.filter((choice) => !isListed(choice)).map(priced);
	const several = chosen.filter((choice) => isListed(choice) && likes(choice)[0] === choice);
	const counted = (about: 'groups' | 'outside'): readonly string[] =>
		tallies
			.filter((tally) => tally.about === about && (tally.value > 0 || about === 'groups'))
			.map(({ name, value }) => `${capitals(name)}: ${value}${surchargeFor(name, sheet)}`);
	return [
		[family, themeOf, army, ...single].filter((part) => part !== undefined).join(' | '),
		...(themeOf === undefined ? [] : [words.themedArmy]),
		...(season === undefined ? [] : [season]),
		...counted('outside'),
		...counted('groups'),
		...choices
			.filter(({ role }) => role === 'lore')
			.map((lore) => `${capitals(lore.kind)} - ${priced(lore)}`),
		...several.map(
			(choice) => `${capitals(choice.heading)}: ${likes(choice).map(priced).join(', ')}`
		)
	];
}

/** " (+20 Points)", what units of this name cost together. */
function surchargeFor(name: string, { surcharges }: Sheet): string {
	const found = surcharges.find((surcharge) => surcharge.name === name);
	return found ? ` ${words.morePoints(found.points)}` : '';
}

function priced({ name, points }: SheetChoice): string {
	return points === 0 ? name : `${name} ${words.inPoints(points)}`;
}

/** The groups, then all ungrouped units under their headings. */
export function groupParts({ groups, verdict }: Sheet): readonly TextPart[] {
	// Problems name groups as the screen does.
	const isPlain = verdict.problems.length === 0;
	const partOf = (group: SheetGroup): TextPart => textPart(group, isPlain);
	const inGroups = groups.filter(({ isGroup }) => isGroup);
	const others = groups.filter(({ isGroup }) => !isGroup);
	return [
		...inGroups.map((group, at) => ({ ...partOf(group), ...(at > 0 && { joins: true as const }) })),
		...others.map(partOf)
	];
}

function textPart({ heading, listed, lines }: SheetGroup, isPlain: boolean): TextPart {
	return {
		heading: { text: capitals((isPlain ? listed : undefined) ?? heading), isChief: true },
		blocks: [{ kind: 'list', items: lines.flatMap(unitItems) }]
	};
}

function unitItems({
	name,
	legends,
	count,
	pointsEach,
	options,
	holds = []
}: SheetLine): readonly TextItem[] {
	const given = options.map((option) =>
		option.count === 1 ? option.name : `${option.count} ${option.name}`
	);
	const under = [...given, ...(legends ? [words.legends] : [])];
	const held = holds.flatMap((one) => Array<string>(one.count).fill(one.name));
	const item: TextItem = {
		lead: name,
		text: ` (${pointsText(pointsEach)})`,
		...(under.length > 0 && { under })
	};
	const items = [item, ...held.map((text) => ({ text }))];
	return Array<readonly TextItem[]>(count).fill(items).flat();
}

/** What the army sets up on the table beside its units. */
function featureParts({ choices }: Sheet): readonly TextPart[] {
	const features = choices.filter(({ role }) => role === 'feature');
	return [...new Set(features.map(({ heading }) => heading))].map((heading) => {
		const items = features
			.filter((feature) => feature.heading === heading)
			.map(({ name, points }) => ({
				lead: name,
				text: points === 0 ? '' : ` (${pointsText(points)})`
			}));
		return {
			heading: { text: capitals(heading), isChief: true },
			blocks: [{ kind: 'list', items }]
		};
	});
}

/** What such lists usually lack: problems, event, interpretations, note, and the date of the points. */
function footPart(sheet: Sheet): TextPart {
	const { verdict, surcharges, event, season, note, pointsDate, revision, unread = [] } = sheet;
	// The season stands in the head.
	const readings = sheet.readings.filter(({ name }) => name === undefined || name !== season);
	const problems = verdict.problems.map((problem) => unbulleted(problemLine(problem)));
	return {
		blocks: [
			...(verdict.isLegal
				? []
				: [linesBlock([verdict.summary, ...unread.map(unreadLine)]), ...bullets(problems)]),
			...(event ? [linesBlock([eventText(event)])] : []),
			...(readings.length > 0
				? [linesBlock([words.readings]), ...bullets(readings.map(readingLine))]
				: []),
			...(note === undefined
				? []
				: [{ kind: 'text' as const, lead: words.note, text: inLine(note) }]),
			// Readers of such lists stop at the first of these lines.
			linesBlock([
				words.madeWith(pointsDate, revision),
				...surcharges.map(({ text }) => text),
				...(event ? [...fingerprintText(event), ...(event.remarks ?? [])] : [])
			])
		]
	};
}

/** Title case: a capital for every word but the small ones. */
function capitals(text: string): string {
	return text.replace(
		/(^|[^\p{L}\p{N}'])(?!of\b|the\b|and\b)(\p{Ll})/gu,
		(_, before: string, first: string) => before + first.toUpperCase()
	);
}
