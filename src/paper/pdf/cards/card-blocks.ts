import type {
	SheetChart,
	SheetRule,
	SheetArmyCard,
	SheetItemCard,
	SheetSpell,
	SheetSpellCard
} from '../../../content/model.ts';
import type { SheetColumn } from '../../../content/list-model.ts';
import { typeset } from '../base/typeset.ts';
import { lineCount } from '../base/lines.ts';
import { runWidth, type Run } from '../base/widths.ts';
import { figures, ink, lineStep, type Part } from '../base/style.ts';
import { words } from '../../../content/words.ts';

/** Part of a card's text, with its space above. */
export interface CardBlock extends Part {
	readonly gap: number;
	/**
	 * Splits the block at this height, after a sentence, or anywhere in one; undefined if too little would be left on
	 * one side.
	 */
	readonly split?: (
		room: number,
		after: 'sentence' | 'word'
	) => readonly [CardBlock, CardBlock?] | undefined;
}

/** The width of a card's text and the size of its type. */
export interface CardMeasure {
	readonly width: number;
	readonly size: number;
}

export interface CardRun extends Run {
	readonly color?: string;
}

/** The smallest type size on a card, in points. */
const smallest = 7;

/** Points kept free in a line, because measured widths are slightly too small. */
const slack = 1;

/** A smaller size to go with this one, but never too small to read. */
export function lesser(size: number, times = 0.88): number {
	return Math.max(smallest, Math.round(size * times * 4) / 4);
}

/** A paragraph. It may be continued on the next card if both parts have at least two lines. */
export function paragraph(
	given: readonly CardRun[],
	{ width, size }: CardMeasure,
	gap = 2.5
): CardBlock {
	const runs = given.map((run) => ({ ...run, text: breakable(run, width - slack) }));
	const step = lineStep(Math.max(...runs.map((run) => run.size)));
	const lines = lineCount(runs, width - slack);
	return {
		content: {
			text: runs.map(({ text, bold = false, size: fontSize, color = ink.text }) => ({
				text,
				bold,
				fontSize,
				color
			})),
			fontFeatures: figures.text
		},
		height: lines * step,
		gap,
		split: (room, after) => {
			const fitting = Math.min(Math.floor(room / step), lines - 2);
			if (fitting < 2) return undefined;
			const words = wordsOf(runs);
			const most = maxWords(words, width - slack, fitting);
			const count = after === 'word' ? most : words.slice(0, most).findLastIndex(endsSentence) + 1;
			const [first, rest] = [words.slice(0, count), words.slice(count)];
			if (lineCount(first, width - slack) < 2) return undefined;
			return [paragraph(first, { width, size }, gap), paragraph(rest, { width, size }, gap)];
		}
	};
}

/** The text with spaces inserted into words that are longer than a line. */
export function breakable(run: Run, width: number): string {
	return run.text.replace(/[^ ]{12,}/gu, (word) => {
		if (runWidth({ ...run, text: word }) <= width) return word;
		const count = Math.ceil((runWidth({ ...run, text: word }) / width) * 1.1);
		const length = Math.ceil(word.length / count);
		return word.match(new RegExp(`.{1,${String(length)}}`, 'gu'))?.join(' ') ?? word;
	});
}

/** One run for each word with the space after it. */
function wordsOf(runs: readonly CardRun[]): readonly CardRun[] {
	return runs.flatMap((run) =>
		(run.text.match(/[^ ]* |[^ ]+/g) ?? ['']).map((text) => ({ ...run, text }))
	);
}

/** A name in bold ends with a full stop too, and belongs to what follows. */
function endsSentence({ text, bold = false }: CardRun): boolean {
	return !bold && /[.!?][”’)]? $/.test(text);
}

function maxWords(words: readonly CardRun[], width: number, lines: number): number {
	let [fits, over] = [1, words.length];
	while (over - fits > 1) {
		const middle = Math.floor((fits + over) / 2);
		if (lineCount(words.slice(0, middle), width) <= lines) fits = middle;
		else over = middle;
	}
	return fits;
}

/** Text in one size. */
export function plain(text: string, measure: CardMeasure, gap?: number): CardBlock {
	return paragraph([{ text: typeset(text), size: measure.size }], measure, gap);
}

/** A label in grey, followed by its text. */
export function labelled(label: string, text: string, measure: CardMeasure): CardBlock {
	const { size } = measure;
	return paragraph(
		[
			{ text: `${label}  `, size: lesser(size), color: ink.soft },
			{ text: typeset(text), size }
		],
		measure
	);
}

/** A name ending in a full stop. */
export function sentence(name: string): string {
	return /[.!?]$/.test(name) ? name : `${name}.`;
}

/** A rule: its name in bold, its text, and its table with one line per result. */
export function ruleBlocks(
	{ name, text, chart }: SheetRule,
	measure: CardMeasure
): readonly CardBlock[] {
	const { size } = measure;
	const rule = paragraph(
		[
			{ text: `${sentence(typeset(name))}  `, size, bold: true },
			{ text: typeset(text), size }
		],
		measure
	);
	return [rule, ...(chart ? chartBlocks(chart, measure) : [])];
}

function chartBlocks({ name, roll, rows }: SheetChart, measure: CardMeasure): readonly CardBlock[] {
	const { size } = measure;
	const title = paragraph(
		[
			{ text: `${typeset(name)} `, size, bold: true },
			{ text: `(${typeset(roll)})`, size }
		],
		measure
	);
	const [first, ...rest] = rows.map((row) =>
		paragraph(
			[
				{ text: `${typeset(row.roll)}  `, size, bold: true },
				{ text: typeset(row.text), size }
			],
			measure,
			1
		)
	);
	return first ? [kept(title, first), ...rest] : [title];
}

/** Two blocks that may not be separated. */
function kept(one: CardBlock, other: CardBlock): CardBlock {
	return {
		content: {
			stack: [one.content, { stack: [other.content], margin: [0, other.gap, 0, 0] }]
		},
		height: one.height + other.gap + other.height,
		gap: one.gap
	};
}

/**
 * Distributes blocks over as many cards as needed.
 * @param roomOf the height of a card's text; cards are counted from 0
 */
export function dealt(
	blocks: readonly CardBlock[],
	roomOf: (card: number) => number
): readonly (readonly CardBlock[])[] {
	const cards: CardBlock[][] = [[]];
	const rest = [...blocks];
	let used = 0;
	const turn = (): void => {
		cards.push([]);
		used = 0;
	};
	for (let block = rest.shift(); block; block = rest.shift()) {
		const card = cards.at(-1) ?? [];
		const gap = card.length === 0 ? 0 : block.gap;
		const left = roomOf(cards.length - 1) - used - gap;
		// A block that is alone on its card may be split within a sentence.
		const splitAt = (after: 'sentence' | 'word') => block.split?.(left, after);
		const parts =
			block.height <= left
				? undefined
				: (splitAt('sentence') ?? (card.length === 0 ? splitAt('word') : undefined));
		if (parts) {
			card.push(parts[0]);
			used += gap + parts[0].height;
			if (parts[1]) {
				rest.unshift(parts[1]);
				turn();
			}
		} else if (block.height <= left || card.length === 0) {
			card.push(block);
			used += gap + block.height;
		} else {
			rest.unshift(block);
			turn();
		}
	}
	return cards;
}

/** How a card's body is set. */
export interface CardSetting extends CardMeasure {
	/** The columns of stat lines. */
	readonly columns: readonly SheetColumn[];
	/** How many of the type's common rules are described rather than only named. */
	readonly described: number;
}

export function itemBody({ text }: SheetItemCard, measure: CardMeasure): readonly CardBlock[] {
	return [plain(text, measure)];
}

/** A single spell has its casting value in the head; of several each has its own. */
export function spellBody({ spells }: SheetSpellCard, measure: CardMeasure): readonly CardBlock[] {
	const [spell] = spells;
	if (spell === undefined || spells.length > 1) return spells.map((one) => loreSpell(one, measure));
	const { keywords, text = '' } = spell;
	const facts = spellFacts(spell).join(' · ');
	const lesserMeasure = { ...measure, size: lesser(measure.size, 0.92) };
	return [
		...(facts === '' ? [] : [plain(facts, lesserMeasure)]),
		...(keywords === undefined ? [] : [plain(keywords, lesserMeasure, 0.5)]),
		plain(text, measure, 4)
	];
}

/** What casting a spell takes. */
export function spellNeeds({ cast, power }: SheetSpell): string {
	return power === undefined ? words.cast(cast) : words.power(power);
}

function spellFacts({ kind, range, castBy, isUnnamed }: SheetSpell): readonly string[] {
	return [
		...(kind === undefined ? [] : [kind]),
		...(isUnnamed ? [words.unnamed] : []),
		...(range === undefined ? [] : [words.rangeOf(range)]),
		...(castBy === undefined ? [] : [castBy])
	];
}

/** Its description, its rules, and the names of a lore's spells. */
export function armyBody(
	{ text, rules, spells }: SheetArmyCard,
	measure: CardMeasure
): readonly CardBlock[] {
	return [
		...(text === undefined ? [] : [plain(text, measure)]),
		...rules.flatMap((rule) => ruleBlocks(rule, measure)),
		...spells.map((spell) => loreSpell(spell, measure))
	];
}

/** A block below this height stays on one card. */
const tall = 100;

/** A spell among others: what it takes, then what it does. A short one is not parted. */
function loreSpell(spell: SheetSpell, measure: CardMeasure): CardBlock {
	const { name, keywords, text } = spell;
	const { size } = measure;
	const facts = [spellNeeds(spell), ...spellFacts(spell)].filter(Boolean).join(' · ');
	const soft = { size: lesser(size), color: ink.soft };
	const block = paragraph(
		[
			{ text: typeset(name), size, bold: true },
			...[facts, keywords].flatMap((beside) =>
				beside ? [{ ...soft, text: typeset(`  ${beside}`) }] : []
			),
			...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size }])
		],
		measure,
		4
	);
	const { content, height, gap } = block;
	return height < tall ? { content, height, gap } : block;
}
