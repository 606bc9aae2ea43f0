import type {
	SheetArmyCard,
	SheetColumn,
	SheetItemCard,
	SheetSpell,
	SheetSpellCard
} from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import {
	lesser,
	paragraph,
	plain,
	ruleBlocks,
	type CardBlock,
	type CardMeasure
} from './card-blocks.ts';
import { ink } from '../base/style.ts';

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
