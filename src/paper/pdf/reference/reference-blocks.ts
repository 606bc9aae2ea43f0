import { paperwork } from '../../../i18n/en/printing.ts';
import type { Content, CustomTableLayout } from 'pdfmake/interfaces';
import type {
	SheetReference,
	SheetRule,
	SheetSpell,
	SheetUnitRules,
	SheetWarscrolls,
	SheetChart
} from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { nameOnlyNote, unitSummary } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarked } from '../base/bookmarks.ts';
import { type Run, figureWidth } from '../base/widths.ts';
import { paragraph, type Paragraph } from '../base/paragraph.ts';
import type { PageOf, SetBlock, Measure } from './set-columns.ts';
import {
	capitalsRun,
	ink,
	legible,
	rules,
	spaced,
	stacked,
	type Part,
	columnFigure
} from '../base/style.ts';

const gaps = { section: 9, unit: 6, paragraph: 3.5, chart: 1.5 } as const;

/** A part with the space above it, if that is not a paragraph's. */
interface Piece {
	readonly part: Paragraph;
	readonly gap?: number;
	/** The rule that it begins. */
	readonly explains?: string;
}

/** The reference as blocks for columns. A heading is one block with what follows. */
export function referenceBlocks(
	reference: SheetReference,
	measure: Measure,
	pageOf?: PageOf
): readonly SetBlock[] {
	const { units, shared, armyRules } = reference;
	const rules = (rules: readonly SheetRule[]): readonly Piece[] =>
		rules.flatMap((rule) => rulePieces(rule, measure));
	return [
		...section(
			paperwork.reference.units,
			units.flatMap((unit) => unitPieces(unit, rules(unit.rules), measure, pageOf)),
			measure
		),
		...section(units.length > 0 ? paperwork.reference.shared : words.rules, rules(shared), measure),
		...section(words.armyRules, rules(armyRules), measure),
		...spellSections(reference, measure)
	];
}

/** Spells without a lore, casters whose spells are not included, then a section for each lore. */
function spellSections(
	{ spells, spellsMissing }: SheetReference,
	measure: Measure
): readonly SetBlock[] {
	const { size } = measure;
	const ofDeck = (deck: string | undefined): readonly Piece[] =>
		spells
			.filter((spell) => spell.deck === deck)
			.map((spell) => ({ part: spellPart(spell, measure) }));
	const missing = spellsMissing.map((text) => ({
		part: typesetParagraph([{ text, size }], measure)
	}));
	const decks = [...new Set(spells.flatMap(({ deck }) => deck ?? []))];
	return [
		...section(words.spells, [...ofDeck(undefined), ...missing], measure),
		...decks.flatMap((deck) => section(deck, ofDeck(deck), measure))
	];
}

/** That something has no text on a sheet of warscrolls. */
export function byNameBlocks(warscrolls: SheetWarscrolls, measure: Measure): readonly SetBlock[] {
	const text = nameOnlyNote(warscrolls);
	if (text === undefined) return [];
	return rulePieces({ name: words.nameOnly, text }, measure).map(({ part }) =>
		blockOf(part, gaps.section)
	);
}

function section(title: string, pieces: readonly Piece[], measure: Measure): readonly SetBlock[] {
	const heading = sectionHeading(title, measure);
	return pieces.map(({ part, gap = gaps.paragraph, explains }, at) =>
		at === 0 ? blockOf(headed(heading, part), gaps.section, explains) : blockOf(part, gap, explains)
	);
}

/** A heading with the first block below it, of which a part may go into the next column. */
export function headed(heading: Part, first: Paragraph): Paragraph {
	const { cut } = first;
	const whole = stacked([heading, first]);
	return {
		height: whole.height,
		get content() {
			return whole.content;
		},
		...(cut && {
			cut: (room: number) => {
				const parts = cut(room - heading.height);
				return parts && [stacked([heading, parts[0]]), parts[1]];
			}
		})
	};
}

/**
 * A part as a block with this space above.
 * @param explains the rule that begins in it
 */
export function blockOf(part: Paragraph, gap: number, explains?: string): SetBlock {
	const { height, cut } = part;
	return {
		height,
		gap,
		part,
		...(explains !== undefined && { explains }),
		...(cut && {
			cut: (room: number) => {
				const parts = cut(room);
				return parts && [blockOf(parts[0], gap, explains), blockOf(parts[1], gap)];
			}
		})
	};
}

/** The title of a section with a line below it. */
export function sectionHeading(title: string, { width, size }: Measure): Part {
	const [padding, margin] = [1, 2.5];
	const heading = paragraph([capitalsRun(title, size * 1.15)], width);
	return {
		height: heading.height + padding + rules.heading + margin,
		get content() {
			return {
				table: { widths: [width], body: [[bookmarked(heading.content, title)]] },
				layout: lineBelow(padding),
				margin: [0, 0, 0, margin]
			} satisfies Content;
		}
	};
}

/** How a heading is set: with a line below it, so far from its text. */
export function lineBelow(padding: number): CustomTableLayout {
	return {
		hLineWidth: (line) => (line === 0 ? 0 : rules.heading),
		vLineWidth: () => 0,
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: () => 0,
		paddingBottom: () => padding
	};
}

/** A paragraph with typographic punctuation. */
function typesetParagraph(plain: readonly Run[], { width }: Measure): Paragraph {
	return paragraph(
		plain.map((run) => ({ ...run, text: typeset(run.text) })),
		width
	);
}

/** A unit's name with what is said of it, and its first rule, which stays with it; then the others. */
function unitPieces(
	unit: SheetUnitRules,
	[first, ...others]: readonly Piece[],
	{ width, size }: Measure,
	pageOf?: PageOf
): readonly Piece[] {
	const name = capitalsRun(`${typeset(unit.name)}  `, size, 0.3);
	const named = paragraph([name, { text: typeset(unitSummary(unit, pageOf)), size }], width);
	const part = first ? headed(spaced(named, 0, gaps.paragraph), first.part) : named;
	return [{ part, gap: gaps.unit }, ...others];
}

/** A rule and its table, between which a column may end. */
function rulePieces({ name, text, chart, of = '' }: SheetRule, measure: Measure): readonly Piece[] {
	const { size } = measure;
	const rule = typesetParagraph(
		[
			{ text: `${ended(name)}  `, size, bold: true },
			{ text: of === '' ? text : `${text} `, size },
			...(of === '' ? [] : [{ text: `(${of})`, size: legible(size * 0.9), color: ink.soft }])
		],
		measure
	);
	return chart
		? [
				{ part: rule, explains: name },
				{ part: chartPart(chart, measure), gap: gaps.chart }
			]
		: [{ part: rule, explains: name }];
}

function spellPart(spell: SheetSpell, measure: Measure): Paragraph {
	const { name, kind, deck, cast, power, range, castBy, text, keywords, isUnnamed } = spell;
	const { size } = measure;
	const needed = power === undefined ? cast : words.powerWithin(power);
	const lost = isUnnamed ? words.unnamed : undefined;
	const how = [kind, lost, needed, range, keywords?.toLowerCase(), castBy]
		.filter(Boolean)
		.join(', ');
	const body: readonly Run[] = [{ text: text ?? '', size }];
	if (deck === undefined) {
		return typesetParagraph(
			[{ text: `${ended(`${name} ${how}`.trim())}  `, size, bold: true }, ...body],
			measure
		);
	}
	return typesetParagraph(
		[
			{ text: `${ended(name)}  `, size, bold: true },
			...(how === '' ? [] : [{ text: `${how.charAt(0).toUpperCase()}${how.slice(1)}. `, size }]),
			...body
		],
		measure
	);
}

/** A name with a full stop, unless it ends in an exclamation mark. */
function ended(name: string): string {
	return /[.!?…]$/.test(name) ? name : `${name}.`;
}

/** A table of dice results: its name, then each roll with its result beside it. */
function chartPart({ name, roll, rows }: SheetChart, { size, width }: Measure): Part {
	const labels = rows.map((row) => figureWidth({ text: typeset(row.roll), size, bold: true }));
	const indent = Math.max(...labels) + 8;
	const title = paragraph(
		[
			{ text: typeset(`${name} `), size, bold: true },
			{ text: typeset(`(${roll})`), size }
		],
		width
	);
	return stacked([
		title,
		...rows.map((row) => hanging(row.roll, row.text, { indent, size, width }))
	]);
}

/** A bold label with its text indented beside it. */
function hanging(
	label: string,
	plain: string,
	{ indent, size, width }: Measure & { readonly indent: number }
): Part {
	const text = paragraph([{ text: typeset(plain), size }], width - indent);
	return {
		height: text.height,
		get content() {
			const labelled = { text: typeset(label), bold: true, ...columnFigure };
			return {
				columns: [
					{ width: indent, ...labelled, fontSize: size },
					{ width: width - indent, stack: [text.content] }
				],
				columnGap: 0
			};
		}
	};
}
