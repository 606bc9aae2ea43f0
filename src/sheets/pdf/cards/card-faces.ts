import type { CardKind, Sheet, SheetCard, SheetUnitCard } from '../../model.ts';
import { words } from '../../words.ts';
import { dealt, type CardBlock } from './card-blocks.ts';
import { armyBody, itemBody, spellBody, type CardSetting } from './card-bodies.ts';
import { footHeight, headHeight, type Foot, type Head } from './card-frame.ts';
import { inner } from './card-size.ts';
import { unitBody } from './card-unit.ts';

/** One printed card. A long text takes several. */
export interface CardFace {
	readonly kind: CardKind;
	readonly head: Head;
	readonly blocks: readonly CardBlock[];
	readonly foot: Foot;
}

/** Sizes of the text, the largest first. */
const sizes = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5];
/** The size of type that does not shrink with the text. */
const easy = 8;

/** Points kept free on a card, because measured heights are slightly too small. */
const slack = 2;

/** The faces of all cards, in order. */
export function cardFaces(sheet: Sheet, cards: readonly SheetCard[]): readonly CardFace[] {
	return cards.flatMap((card) => facesOf(sheet, card));
}

function facesOf(sheet: Sheet, card: SheetCard): readonly CardFace[] {
	const head = headOf(card);
	const foot = footOf(sheet, card);
	const alone = dealtTo(sheet, card, head, foot);
	if (alone.length === 1) return [{ kind: card.kind, head, blocks: alone[0] ?? [], foot }];
	const parts = dealtTo(sheet, card, head, { ...foot, part: words.cardOf(1, alone.length) });
	return parts.map((blocks, at) => ({
		kind: card.kind,
		head: continued(head, at),
		blocks,
		foot: { ...foot, part: words.cardOf(at + 1, parts.length) }
	}));
}

/** Sets the text on as few cards as small type needs, then in the largest type that needs no more. */
function dealtTo(
	{ columns }: Sheet,
	card: SheetCard,
	head: Head,
	foot: Foot
): readonly (readonly CardBlock[])[] {
	const { width, height } = inner;
	const roomOf = (at: number): number =>
		height - headHeight(continued(head, at)) - footHeight(foot) - slack;
	const set = (size: number, told: number): readonly (readonly CardBlock[])[] =>
		dealt(bodyOf(card, { size, told, width, columns }), roomOf);
	const smallest = sizes.at(-1) ?? 0;
	const fewest = set(smallest, 0).length;
	const told = commonOf(card).findLast((count) => set(easy, count).length === fewest) ?? 0;
	const size = sizes.find((one) => set(one, told).length === fewest) ?? smallest;
	return set(size, told);
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
				told: unitTold(card),
				...(card.ownName !== undefined && { ownName: card.ownName })
			};
		case 'army':
		case 'item':
			return { name: card.name, right: cornerPoints(card.points), type: card.type };
		case 'spell': {
			const { name, cast, power } = card.spell;
			const needed = power === undefined ? words.cast(cast) : words.power(power);
			return { name, right: needed, type: card.lore ?? words.spell };
		}
	}
}

function cornerPoints(points: number, count = 1): string {
	if (points === 0) return '';
	return count === 1 ? words.inAll(points) : words.pointsEach(points);
}

/** Number, size and base of the models. */
function unitTold({ count, models, isCrewed, profile }: SheetUnitCard): string {
	const isOne = models === 1 && count > 1;
	const size = models === undefined || isOne ? undefined : words.modelsEach([models]);
	const told = models !== undefined && isCrewed ? words.crew(models) : size;
	return [
		...(count > 1 ? [words.unitsOf(count, isCrewed ? undefined : size)] : []),
		...(told === undefined || (count > 1 && !isCrewed) ? [] : [told]),
		...(profile?.base === undefined ? [] : [profile.base])
	].join(', ');
}

/** The bearer or caster, and the army or lore. */
function footOf(sheet: Sheet, card: SheetCard): Foot {
	switch (card.kind) {
		case 'item':
			return { main: card.bearer, small: card.source };
		case 'spell':
			return { main: words.amongOthers(card.casters, 4), small: sheet.army };
		default:
			return { main: '', small: sheet.army };
	}
}
