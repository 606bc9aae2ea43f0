import type { Content } from 'pdfmake/interfaces';
import type {
	SheetLore,
	SheetName,
	SheetSpell,
	SheetTiming,
	SheetWarscroll,
	SheetWarscrolls
} from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { abilityName } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarked } from '../base/bookmarks.ts';
import { fixedSpace, runWidth, type Run } from '../base/measure.ts';
import { paragraph as setParagraph } from '../base/paragraph.ts';
import type { Measure } from './chart-part.ts';
import { blockOf, type SetBlock } from './reference-blocks.ts';
import {
	baselineDrop,
	capitalsRun,
	ink,
	legible,
	rules,
	stacked,
	type Part
} from '../base/style.ts';
import { weaponTable } from './weapon-table.ts';

const gaps = { block: 8, part: 1.8 } as const;

/** Type sizes of a warscroll's smaller lines, relative to its text. */
const small = 0.9;
const keywordSize = 0.78;

/** The contents of a reference with warscrolls, in blocks that are never split. */
export function warscrollBlocks(
	{ units, lores, names }: SheetWarscrolls,
	measure: Measure
): readonly SetBlock[] {
	return [
		...units.map((unit) => unitPart(unit, measure)),
		...lores.map((lore) => lorePart(lore, measure)),
		...(names.length > 0 ? [namesPart(names, measure)] : [])
	].map((part) => blockOf(part, gaps.block));
}

function unitPart(unit: SheetWarscroll, measure: Measure): Part {
	const { name, models, base } = unit;
	const { width, size } = measure;
	const about = [...(models.length > 0 ? [words.modelsEach(models)] : []), base ?? []]
		.flat()
		.join(', ');
	const isLong = runWidth({ text: about, size: legible(size * small) }) > width * 0.4;
	return stacked([
		titlePart(name, isLong ? '' : about, measure),
		...(isLong ? [below(softPart(about, legible(size * small), measure))] : []),
		...(unit.stats.length > 0 ? [below(statLine(unit, measure))] : []),
		...(unit.weapons.length > 0 ? [below(weaponTable(unit.weapons, measure))] : []),
		...unit.abilities.map((timing) => below(timingPart(timing, measure))),
		...(unit.keywords.length > 0 ? [below(keywordPart(unit.keywords, measure))] : [])
	]);
}

/** A part with a little space above. */
function below(part: Part): Part {
	return {
		height: part.height + gaps.part,
		get content() {
			return { stack: [part.content], margin: [0, gaps.part, 0, 0] } satisfies Content;
		}
	};
}

/** A name above a line, with a short note at the right. */
function titlePart(name: string, about: string, { width, size }: Measure): Part {
	const [nameSize, lesser, padding] = [size * 1.18, legible(size * small), 0.5];
	const right = about === '' ? 0 : runWidth({ text: about, size: lesser }) + 6;
	const title = setParagraph([capitalsRun(typeset(name), nameSize, 0.3)], width - right);
	const drop = baselineDrop(lesser, nameSize);
	return {
		height: title.height + padding + rules.heading,
		get content() {
			const note = { text: about, fontSize: lesser, color: ink.soft, alignment: 'right' as const };
			return {
				table: {
					widths: [width - right, right],
					body: [
						[{ stack: [bookmarked(title.content, name)] }, { ...note, margin: [0, drop, 0, -drop] }]
					]
				},
				layout: {
					hLineWidth: (line: number) => (line === 0 ? 0 : rules.heading),
					vLineWidth: () => 0,
					paddingLeft: () => 0,
					paddingRight: () => 0,
					paddingTop: () => 0,
					paddingBottom: () => padding
				}
			} satisfies Content;
		}
	};
}

/** The stat line in a row, each value after its label. */
function statLine({ stats }: SheetWarscroll, measure: Measure): Part {
	const { size } = measure;
	const runs = stats.flatMap(({ name, value }, at): readonly Run[] => [
		{ text: fixed(`${name} `), size: legible(size * small) },
		{ text: fixed(typeset(value)), size, bold: true },
		...(at < stats.length - 1 ? [{ text: `${fixedSpace.repeat(2)} `, size }] : [])
	]);
	return paragraph(runs, measure);
}

/** A moment of the game with the abilities used then, each with its roll. */
function timingPart({ timing, abilities }: SheetTiming, measure: Measure): Part {
	const { size } = measure;
	const runs = abilities.flatMap((ability, at): readonly Run[] => {
		const isLast = at === abilities.length - 1;
		const { text } = ability;
		const name = `${abilityName(ability)}${text === undefined ? (isLast ? '' : ', ') : '.  '}`;
		return [
			{ text: typeset(name), size, bold: true },
			...(text === undefined ? [] : [{ text: typeset(isLast ? text : `${text}  `), size }])
		];
	});
	return paragraph([{ text: `${timing}:  `, size: legible(size * small) }, ...runs], measure);
}

function keywordPart(keywords: readonly string[], measure: Measure): Part {
	const text = keywords.map((keyword) => keyword.toUpperCase()).join(', ');
	return softPart(text, legible(measure.size * keywordSize), measure);
}

function softPart(text: string, size: number, measure: Measure): Part {
	return paragraph([{ text: typeset(text), size, color: ink.soft }], measure);
}

/** A lore with its spells: casting roll, kind and keywords. */
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
			: [{ text: typeset(`  ${keywords}`), size: legible(size * keywordSize) }]),
		...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size }])
	];
}

/** The names of the formation, enhancements and the like, each with its bearer. */
function namesPart(names: readonly SheetName[], measure: Measure): Part {
	const { size } = measure;
	return stacked([
		titlePart(words.chosen, '', measure),
		...names.map(({ kind, name, bearer, text }) =>
			below(
				paragraph(
					[
						{ text: `${kind}:  `, size: legible(size * small) },
						{ text: typeset(name), size, bold: true },
						...(bearer === undefined ? [] : [{ text: typeset(`, ${bearer}.`), size }]),
						{ text: typeset(`  ${text ?? words.nameOnlyWithin}`), size: legible(size * small) }
					],
					measure
				)
			)
		)
	]);
}

function paragraph(runs: readonly Run[], { width }: Measure): Part {
	return setParagraph(runs, width);
}

function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}
