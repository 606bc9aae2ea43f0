import type { Content } from 'pdfmake/interfaces';
import type {
	SheetLore,
	SheetName,
	SheetSpell,
	SheetTiming,
	SheetWarscroll,
	SheetWarscrolls
} from '../model.ts';
import { typeset } from '../typeset.ts';
import { words } from '../words.ts';
import { fixedSpace, lineCount, runWidth, type Run } from './measure.ts';
import { stacked, type Measure, type SetBlock } from './reference-blocks.ts';
import { baselineDrop, figures, ink, lineStep, rules, smallCapitals, type Part } from './style.ts';
import { weaponTable } from './weapon-table.ts';

const gaps = { block: 8, part: 1.8 } as const;

/** Sizes of a warscroll's lesser lines, in sizes of its text. */
const small = 0.9;
const keywordSize = 0.78;

/** Everything on a reference of warscrolls, in blocks that are never cut. */
export function warscrollBlocks(
	{ units, lores, names }: SheetWarscrolls,
	measure: Measure
): readonly SetBlock[] {
	return [
		...units.map((unit) => unitPart(unit, measure)),
		...lores.map((lore) => lorePart(lore, measure)),
		...(names.length > 0 ? [namesPart(names, measure)] : [])
	].map((part) => ({ ...part, gap: gaps.block }));
}

function unitPart(unit: SheetWarscroll, measure: Measure): Part {
	const { name, models, base } = unit;
	const { width, size } = measure;
	const told = [...(models.length > 0 ? [words.modelsEach(models)] : []), base ?? []]
		.flat()
		.join(', ');
	const isLong = runWidth({ text: told, size: size * small }) > width * 0.4;
	return stacked([
		titlePart(name, isLong ? '' : told, measure),
		...(isLong ? [below(softPart(told, size * small, measure))] : []),
		...(unit.stats.length > 0 ? [below(statLine(unit, measure))] : []),
		...(unit.weapons.length > 0 ? [below(weaponTable(unit.weapons, measure))] : []),
		...unit.abilities.map((timing) => below(timingPart(timing, measure))),
		...(unit.keywords.length > 0 ? [below(keywordPart(unit.keywords, measure))] : [])
	]);
}

/** A part with a little room above. */
function below({ content, height }: Part): Part {
	return {
		content: { stack: [content], margin: [0, gaps.part, 0, 0] },
		height: height + gaps.part
	};
}

/** A name over a rule, with something short told at the right. */
function titlePart(name: string, told: string, { width, size }: Measure): Part {
	const nameSize = size * 1.18;
	const lesser = size * small;
	const right = told === '' ? 0 : runWidth({ text: told, size: lesser }) + 6;
	const title = typeset(name);
	// Small capitals are narrower than the capitals they are measured as, and spaced.
	const lines = lineCount(
		[{ text: title.toUpperCase(), size: nameSize * 0.82, bold: true }],
		width - right
	);
	const drop = baselineDrop(lesser, nameSize);
	const content: Content = {
		table: {
			widths: [width - right, right],
			body: [
				[
					{ ...smallCapitals(title, nameSize), characterSpacing: 0.3, noWrap: false },
					{
						text: told,
						fontSize: lesser,
						color: ink.soft,
						alignment: 'right',
						margin: [0, drop, 0, -drop]
					}
				]
			]
		},
		layout: {
			hLineWidth: (line) => (line === 0 ? 0 : rules.heading),
			vLineWidth: () => 0,
			paddingLeft: () => 0,
			paddingRight: () => 0,
			paddingTop: () => 0,
			paddingBottom: () => 0.5
		}
	};
	return { content, height: lines * lineStep(nameSize) + 0.5 + rules.heading };
}

/** The stat line in a row, each number after its name. */
function statLine({ stats }: SheetWarscroll, measure: Measure): Part {
	const { size } = measure;
	const runs = stats.flatMap(({ name, value }, at): readonly Run[] => [
		{ text: fixed(`${name} `), size: size * small },
		{ text: fixed(typeset(value)), size, bold: true },
		...(at < stats.length - 1 ? [{ text: `${fixedSpace.repeat(2)} `, size }] : [])
	]);
	return paragraph(runs, measure);
}

/** When, and what may be used then, with the roll needed. */
function timingPart({ timing, abilities }: SheetTiming, measure: Measure): Part {
	const { size } = measure;
	const names = abilities
		.map(({ name, cast }) => (cast === undefined ? name : `${name} (${cast})`))
		.join(', ');
	return paragraph(
		[
			{ text: `${timing}:  `, size: size * small },
			{ text: typeset(names), size, bold: true }
		],
		measure
	);
}

function keywordPart(keywords: readonly string[], measure: Measure): Part {
	const text = keywords.map((keyword) => keyword.toUpperCase()).join(', ');
	return softPart(text, measure.size * keywordSize, measure);
}

function softPart(text: string, size: number, measure: Measure): Part {
	const part = paragraph([{ text: typeset(text), size }], measure);
	return { ...part, content: { stack: [part.content], color: ink.soft } };
}

/** A lore with its spells: the roll needed, what it is, and its own keywords. */
function lorePart({ kind, name, spells }: SheetLore, measure: Measure): Part {
	return stacked([
		titlePart(name, kind, measure),
		...spells.map((spell) => below(paragraph(spellRuns(spell, measure.size), measure)))
	]);
}

function spellRuns(
	{ name, cast, range, keywords, text }: SheetSpell,
	size: number
): readonly Run[] {
	const how = [cast, range].filter(Boolean).join(', ');
	return [
		{ text: typeset(`${name}  ${how}`), size, bold: true },
		...(keywords === undefined
			? []
			: [{ text: typeset(`  ${keywords}`), size: size * keywordSize }]),
		...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size }])
	];
}

/** Formation, enhancements and the like by name, each with its bearer. */
function namesPart(names: readonly SheetName[], measure: Measure): Part {
	const { size } = measure;
	return stacked([
		titlePart(words.chosen, '', measure),
		...names.map(({ kind, name, bearer, text }) =>
			below(
				paragraph(
					[
						{ text: `${kind}:  `, size: size * small },
						{ text: typeset(name), size, bold: true },
						...(bearer === undefined ? [] : [{ text: typeset(`, ${bearer}.`), size }]),
						...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size: size * small }])
					],
					measure
				)
			)
		)
	]);
}

function paragraph(runs: readonly Run[], { width, size }: Measure): Part {
	return {
		content: {
			text: runs.map(({ text, bold = false, size: fontSize }) => ({ text, bold, fontSize })),
			fontFeatures: figures.text
		},
		height: lineCount(runs, width) * lineStep(size)
	};
}

function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}
