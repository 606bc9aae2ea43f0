import type {
	SheetArmyCard,
	SheetColumn,
	SheetItemCard,
	SheetSpell,
	SheetSpellCard
} from '../../model.ts';
import { typeset } from '../../typeset.ts';
import { words } from '../../words.ts';
import {
	lesser,
	paragraph,
	plain,
	ruleBlocks,
	ruledLines,
	type CardBlock,
	type CardMeasure
} from './card-blocks.ts';
import { ink } from '../style.ts';

/** How a card's body is set. */
export interface CardSetting extends CardMeasure {
	/** The columns of stat lines. */
	readonly columns: readonly SheetColumn[];
	/** How many of the type's common rules are described rather than only named. */
	readonly told: number;
}

export function itemBody({ text }: SheetItemCard, measure: CardMeasure): readonly CardBlock[] {
	return [plain(text, measure)];
}

/** Casting value, kind, casters and effect. */
export function spellBody({ spell }: SheetSpellCard, measure: CardMeasure): readonly CardBlock[] {
	const { kind, range, keywords, castBy, text, isUnnamed } = spell;
	const facts = [
		...(kind === undefined ? [] : [kind]),
		...(isUnnamed ? [words.unnamed] : []),
		...(range === undefined ? [] : [words.rangeOf(range)]),
		...(castBy === undefined ? [] : [castBy])
	];
	const lesserMeasure = { ...measure, size: lesser(measure.size, 0.92) };
	return [
		...(facts.length > 0 ? [plain(facts.join(' · '), lesserMeasure)] : []),
		...(keywords === undefined ? [] : [plain(keywords, lesserMeasure, 0.5)]),
		text === undefined ? ruledLines(measure) : plain(text, measure, 4)
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

function loreSpell(
	{ name, cast, range, keywords, text }: SheetSpell,
	measure: CardMeasure
): CardBlock {
	const { size } = measure;
	const how = [cast, range].filter(Boolean).join(', ');
	const soft = { size: lesser(size), color: ink.soft };
	return paragraph(
		[
			{ text: typeset(`${name}  ${how}`.trim()), size, bold: true },
			...(keywords === undefined ? [] : [{ ...soft, text: typeset(`  ${keywords}`) }]),
			...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size }])
		],
		measure
	);
}
