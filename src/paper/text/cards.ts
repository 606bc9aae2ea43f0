import { paperwork } from '../../i18n/en/printing.ts';
import { pointsText } from '#i18n';
import type {
	Sheet,
	SheetArmyCard,
	SheetCard,
	SheetItemCard,
	SheetSpellCard,
	SheetUnitCard
} from '../../content/model.ts';
import { holdsText } from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { chief, inLine, minor, type TextBlock, type TextPart } from './document.ts';
import { ruleBlocks, spellsBlock, statTable, warscrollBlocks } from './reference.ts';

/** Each card in a part of its own. */
export function cardParts(sheet: Sheet, cards: readonly SheetCard[]): readonly TextPart[] {
	if (cards.length === 0) return [{ blocks: [{ kind: 'lines', lines: [words.noCards] }] }];
	return cards.flatMap((card) => cardPart(sheet, card));
}

function cardPart(sheet: Sheet, card: SheetCard): readonly TextPart[] {
	switch (card.kind) {
		case 'character':
		case 'unit':
			return unitPart(sheet, card);
		case 'army':
			return armyPart(card);
		case 'item':
			return itemPart(card);
		case 'spell':
			return spellPart(card);
	}
}

function unitPart(sheet: Sheet, card: SheetUnitCard): readonly TextPart[] {
	const { name, ownName = '', type, count, pointsEach, profile, text, note } = card;
	const lines = kitLines(card);
	const own = [...card.rules, ...card.commonRules];
	const blocks: readonly TextBlock[] = [
		...(lines.length > 0 ? [{ kind: 'lines' as const, lines }] : []),
		...(profile ? warscrollBlocks(profile) : statTable(sheet, card.stats)),
		...(text === undefined ? [] : [{ kind: 'text' as const, text }]),
		...own.flatMap(ruleBlocks),
		...(note === undefined ? [] : [{ kind: 'text' as const, lead: words.note, text: inLine(note) }])
	];
	const total = [type, ...sizeOf(card), ...pointsWords(pointsEach, count)].join(', ');
	return chief(words.bearer(name, inLine(ownName)), blocks, total);
}

/** Its roles and upgrades, one kind a line. */
function kitLines(card: SheetUnitCard): readonly string[] {
	const { rolesAndNumbers, save, equipment, options, holds = [] } = card;
	const saved = save === undefined ? '' : paperwork.reference.saves([save]);
	return [
		rolesAndNumbers.join(', '),
		saved,
		equipment.join(', '),
		options.join(', '),
		holdsText(holds)
	].filter((line) => line !== '');
}

function sizeOf({ count, models, isCrewed, profile }: SheetUnitCard): readonly string[] {
	const modelsText = (number: number): string =>
		isCrewed ? words.crew(number) : words.modelsEach([number]);
	return [
		...(count > 1 ? [words.unitsOf(count)] : []),
		...(models === undefined ? [] : [modelsText(models)]),
		...(profile?.base === undefined ? [] : [profile.base])
	];
}

function pointsWords(points: number, count = 1): readonly string[] {
	if (points === 0) return [];
	return [count === 1 ? words.inAll(points) : words.pointsEach(points)];
}

function armyPart({ name, type, points, text, rules, spells }: SheetArmyCard): readonly TextPart[] {
	const blocks = [
		...(text === undefined ? [] : ruleBlocks({ name: type, text })),
		...rules.flatMap(ruleBlocks),
		...spellsBlock(spells)
	];
	return chief(
		name,
		blocks.length > 0 ? blocks : [{ kind: 'lines', lines: [type] }],
		pointsWords(points)[0]
	);
}

function itemPart({
	name,
	type,
	points,
	bearers,
	text,
	source
}: SheetItemCard): readonly TextPart[] {
	const lines = [inLine([...new Set(bearers)].join(', ')), text, source];
	const count = bearers.length;
	const [called, price] =
		count === 1 ? [name, pointsText(points)] : [`${name} × ${count}`, words.pointsEach(points)];
	return minor(called, [{ kind: 'lines', lines }], `${type}, ${price}`);
}

function spellPart({ lore, spells, casters }: SheetSpellCard): readonly TextPart[] {
	const lines = casters.length > 0 ? [inLine(casters.join(', '))] : [];
	return spells.flatMap((spell) =>
		minor(
			spell.name,
			[...spellsBlock([spell]), ...(lines.length > 0 ? [{ kind: 'lines' as const, lines }] : [])],
			lore ?? words.spell
		)
	);
}
