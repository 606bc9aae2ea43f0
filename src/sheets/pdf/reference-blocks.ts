import type { Content } from 'pdfmake/interfaces';
import type { SheetChart, SheetReference, SheetRule, SheetSpell } from '../model.ts';
import { typeset } from '../typeset.ts';
import { words } from '../words.ts';
import type { Block } from './columns.ts';
import { lineCount, runWidth, type Run } from './measure.ts';
import { figures, lineStep, rules, smallCapitals, type Part } from './style.ts';

/** A block of a column with what it shows. */
export interface SetBlock extends Block {
	readonly content: Content;
}

/** The width of a column and the size of its type. */
export interface Measure {
	readonly width: number;
	readonly size: number;
}

const gaps = { section: 9, paragraph: 3.5, chart: 1.5 } as const;

/** A part with the space it wants above, if not that of a paragraph. */
interface Piece extends Part {
	readonly gap?: number;
}

/** The reference as blocks to be put into columns; a heading is one block with what follows it. */
export function referenceBlocks(reference: SheetReference, measure: Measure): readonly SetBlock[] {
	const rules = (rules: readonly SheetRule[]): readonly Piece[] =>
		rules.flatMap((rule) => rulePieces(rule, measure));
	return [
		...section(words.armyRules, rules(reference.armyRules), measure),
		...section(words.rules, rules(reference.rules), measure),
		...section(words.items, rules(reference.items), measure),
		...spellSections(reference, measure)
	];
}

/** Spells that are of no deck and casters whose spells are not here, then a section for each deck. */
function spellSections(
	{ spells, spellsMissing }: SheetReference,
	measure: Measure
): readonly SetBlock[] {
	const { size } = measure;
	const ofDeck = (deck: string | undefined): readonly Part[] =>
		spells.filter((spell) => spell.deck === deck).map((spell) => spellPart(spell, measure));
	const missing = spellsMissing.map((text) => paragraph([{ text, size }], measure));
	const decks = [...new Set(spells.flatMap(({ deck }) => deck ?? []))];
	return [
		...section(words.spells, [...ofDeck(undefined), ...missing], measure),
		...decks.flatMap((deck) => section(deck, ofDeck(deck), measure))
	];
}

function section(title: string, pieces: readonly Piece[], measure: Measure): readonly SetBlock[] {
	const heading = sectionHeading(title, measure);
	return pieces.map(({ content, height, gap = gaps.paragraph }, at) =>
		at === 0
			? { ...stacked([heading, { content, height }]), gap: gaps.section }
			: { content, height, gap }
	);
}

/** The title of a section with its rule. */
export function sectionHeading(title: string, { width, size }: Measure): Part {
	const headingSize = size * 1.15;
	const [padding, margin] = [1, 2.5];
	return {
		content: {
			table: { widths: [width], body: [[smallCapitals(title, headingSize)]] },
			layout: {
				hLineWidth: (line) => (line === 0 ? 0 : rules.heading),
				vLineWidth: () => 0,
				paddingLeft: () => 0,
				paddingRight: () => 0,
				paddingTop: () => 0,
				paddingBottom: () => padding
			},
			margin: [0, 0, 0, margin]
		},
		height: lineStep(headingSize) + padding + rules.heading + margin
	};
}

/** Paragraphs in which the name stands in bold before the text. */
function paragraph(plain: readonly Run[], { width, size }: Measure): Part {
	const runs = plain.map((run) => ({ ...run, text: typeset(run.text) }));
	return {
		content: {
			text: runs.map(({ text, bold = false }) => ({ text, bold })),
			fontSize: size
		},
		height: lineCount(runs, width) * lineStep(size)
	};
}

/** A rule, and its chart as a piece of its own: a column may end between the two. */
function rulePieces({ name, text, chart }: SheetRule, measure: Measure): readonly Piece[] {
	const { size } = measure;
	const rule = paragraph(
		[
			{ text: `${name}.  `, size, bold: true },
			{ text, size }
		],
		measure
	);
	return chart ? [rule, { ...chartPart(chart, measure), gap: gaps.chart }] : [rule];
}

function chartPart({ name, roll, rows }: SheetChart, measure: Measure): Part {
	const { size, width } = measure;
	const labels = rows.map((row) => runWidth({ text: row.roll, size, bold: true }));
	const indent = Math.max(...labels) + 8;
	const title = paragraph(
		[
			{ text: `${name} `, size, bold: true },
			{ text: `(${roll})`, size }
		],
		measure
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
	const text = typeset(plain);
	return {
		content: {
			columns: [
				{ width: indent, text: typeset(label), bold: true, fontFeatures: figures.table },
				{ width: width - indent, text }
			],
			columnGap: 0,
			fontSize: size
		},
		height: lineCount([{ text, size }], width - indent) * lineStep(size)
	};
}

function spellPart(spell: SheetSpell, measure: Measure): Part {
	const { name, kind, deck, cast, power, range, castBy, text, keywords, isUnnamed } = spell;
	const { size } = measure;
	const needed = power === undefined ? cast : words.power(power).toLowerCase();
	const lost = isUnnamed ? words.unnamed : undefined;
	const how = [kind, lost, needed, range, keywords?.toLowerCase(), castBy]
		.filter(Boolean)
		.join(', ');
	const told: readonly Run[] = [{ text: text ?? '', size }];
	if (deck === undefined) {
		return paragraph(
			[{ text: `${`${name} ${how}`.trim()}.  `, size, bold: true }, ...told],
			measure
		);
	}
	return paragraph(
		[
			{ text: `${name}.  `, size, bold: true },
			...(how === '' ? [] : [{ text: `${how.charAt(0).toUpperCase()}${how.slice(1)}. `, size }]),
			...told
		],
		measure
	);
}

/** Parts one below the other. */
export function stacked(parts: readonly Part[]): Part {
	return {
		content: { stack: parts.map(({ content }) => content) },
		height: parts.reduce((sum, { height }) => sum + height, 0)
	};
}
