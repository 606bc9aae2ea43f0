import type {
	CardKind,
	Sheet,
	SheetCard,
	SheetSpellCard,
	SheetUnitCard
} from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import {
	dealt,
	type CardBlock,
	armyBody,
	itemBody,
	spellBody,
	spellNeeds,
	type CardSetting
} from './card-blocks.ts';
import {
	footHeight,
	headHeight,
	type Foot,
	type Head,
	sizeOfCard,
	type CardSize
} from './card-frame.ts';
import { unitBody } from './card-unit.ts';

/** One printed card. A long text takes several. */
export interface CardFace {
	readonly kind: CardKind;
	readonly format: CardSize;
	readonly head: Head;
	readonly blocks: readonly CardBlock[];
	readonly foot: Foot;
}

/** Sizes of the text, the largest first. */
const sizes = [10, 9.5, 9, 8.5, 8, 7.5];
const smallest = 7.5;

/** Points kept free on a card, because measured heights are slightly too small. */
const slack = 2;

/**
 * The faces of all cards, in order. Cards of units have one size of text on the whole sheet, and each other
 * kind has one. What does not fit goes on to another card.
 */
export function cardFaces(sheet: Sheet, cards: readonly SheetCard[]): readonly CardFace[] {
	const kinds = new Set(cards.map(setLike));
	const sizeOf = new Map(
		[...kinds].map((kind) => [
			kind,
			sizeFor(
				sheet,
				cards.filter((card) => setLike(card) === kind)
			)
		])
	);
	return cards.flatMap((card) => facesOf(sheet, card, sizeOf.get(setLike(card)) ?? smallest));
}

/** The kind whose size of text a card has. */
function setLike({ kind }: SheetCard): CardKind {
	return kind === 'character' ? 'unit' : kind;
}

/** The largest size that needs no more cards than the smallest one. */
function sizeFor(sheet: Sheet, cards: readonly SheetCard[]): number {
	const countAt = (size: number): number =>
		cards.reduce((sum, card) => sum + dealtTo(sheet, card, { size, described: 0 }).length, 0);
	const fewest = countAt(smallest);
	return sizes.find((size) => size === smallest || countAt(size) === fewest) ?? smallest;
}

function facesOf(sheet: Sheet, card: SheetCard, size: number): readonly CardFace[] {
	const [head, foot] = [headOf(card), footOf(sheet, card)];
	const fewest = dealtTo(sheet, card, { size, described: 0 }).length;
	const isFew = (described: number): boolean =>
		dealtTo(sheet, card, { size, described }).length === fewest;
	const parts = dealtTo(sheet, card, { size, described: commonOf(card).findLast(isFew) ?? 0 });
	return parts.map((blocks, at) => ({
		kind: card.kind,
		format: sizeOfCard(card),
		head: continued(head, at),
		blocks,
		foot: { ...foot, ...(parts.length > 1 && { part: words.cardOf(at + 1, parts.length) }) }
	}));
}

/** The text on as many cards as it needs in this size, with as many of its common rules described. */
function dealtTo(
	sheet: Sheet,
	card: SheetCard,
	{ size, described }: { readonly size: number; readonly described: number }
): readonly (readonly CardBlock[])[] {
	const { width, height } = sizeOfCard(card).inner;
	const head = headOf(card);
	const roomWith = (foot: Foot) => (at: number) =>
		height - headHeight(continued(head, at), width) - footHeight(foot, width) - slack;
	const body = bodyOf(card, { size, described, width, columns: sheet.columns });
	const foot = footOf(sheet, card);
	const alone = dealt(body, roomWith(foot));
	if (alone.length === 1) return alone;
	return dealt(body, roomWith({ ...foot, part: words.cardOf(1, alone.length) }));
}

/** How many of its common rules a card may describe: from none to all. */
function commonOf(card: SheetCard): readonly number[] {
	const rules = 'commonRules' in card ? card.commonRules : [];
	return [0, ...rules.map((_, at) => at + 1)];
}

/** A continued card repeats only the name. */
function continued(head: Head, at: number): Head {
	return at === 0 ? head : { name: head.name, right: '' };
}

function bodyOf(card: SheetCard, setting: CardSetting): readonly CardBlock[] {
	switch (card.kind) {
		case 'character':
		case 'unit':
			return unitBody(card, setting);
		case 'army':
			return armyBody(card, setting);
		case 'item':
			return itemBody(card, setting);
		case 'spell':
			return spellBody(card, setting);
	}
}

function headOf(card: SheetCard): Head {
	switch (card.kind) {
		case 'character':
		case 'unit':
			return {
				name: card.name,
				right: cornerPoints(card.pointsEach, card.count),
				type: card.type,
				amount: unitAmount(card),
				...(card.ownName !== undefined && { ownName: card.ownName })
			};
		case 'army':
			return { name: card.name, right: cornerPoints(card.points), type: card.type };
		case 'item':
			return {
				name: card.name,
				right: cornerPoints(card.points, card.bearers.length),
				type: card.type,
				...(card.bearers.length > 1 && { amount: `× ${card.bearers.length}` })
			};
		case 'spell':
			return spellHead(card);
	}
}

/** Several spells stand under the name of their lore. */
function spellHead({ lore, spells }: SheetSpellCard): Head {
	const [spell] = spells;
	if (spell === undefined || spells.length > 1)
		return { name: lore ?? words.spells, right: '', type: words.spells };
	return { name: spell.name, right: spellNeeds(spell), type: lore ?? words.spell };
}

function cornerPoints(points: number, count = 1): string {
	if (points === 0) return '';
	return count === 1 ? words.inAll(points) : words.pointsEach(points);
}

/** Number, size and base of the models. */
function unitAmount({ count, models, isCrewed, profile }: SheetUnitCard): string {
	const isOne = models === 1 && count > 1;
	const size = models === undefined || isOne ? undefined : words.modelsEach([models]);
	const crewOrSize = models !== undefined && isCrewed ? words.crew(models) : size;
	return [
		...(count > 1 ? [words.unitsOf(count, isCrewed ? undefined : size)] : []),
		...(crewOrSize === undefined || (count > 1 && !isCrewed) ? [] : [crewOrSize]),
		...(profile?.base === undefined ? [] : [profile.base])
	].join(', ');
}

/** The bearer or caster, and the army or lore. */
function footOf(sheet: Sheet, card: SheetCard): Foot {
	switch (card.kind) {
		case 'item':
			return { main: words.amongOthers([...new Set(card.bearers)], 4), small: card.source };
		case 'spell':
			return { main: words.amongOthers(card.casters, 4), small: sheet.army };
		default:
			return { main: '', small: sheet.army };
	}
}
