import type { Report } from '#engine';
import { armyCards } from './cards-army.ts';
import { itemCards } from './cards-items.ts';
import { cardKinds, type CardKind } from './cards-model.ts';
import { spellCards } from './cards-spells.ts';
import { unitCards } from './cards-units.ts';
import type { SheetCard } from '../model.ts';
import type { ProfileBook } from '../reference/warscrolls.ts';

/** What cards are made from, besides the roster. */
interface CardsWanted {
	readonly book?: ProfileBook | undefined;
	readonly kinds?: readonly CardKind[] | undefined;
}

/** The cards of a roster by kind, each kind in the order of the army list. */
export function sheetCards(
	report: Report,
	{ book, kinds = cardKinds }: CardsWanted
): readonly SheetCard[] {
	const { index, units } = report.context;
	const isWanted = (kind: CardKind): boolean => kinds.includes(kind);
	const ofUnits = isWanted('character') || isWanted('unit') ? unitCards(report, book) : [];
	return [
		...ofUnits.filter(({ kind }) => kind === 'character' && isWanted(kind)),
		...ofUnits.filter(({ kind }) => kind === 'unit' && isWanted(kind)),
		...(isWanted('army') ? armyCards(index, units) : []),
		...(isWanted('item') ? itemCards(index, units) : []),
		...(isWanted('spell') ? spellCards(index, units) : [])
	];
}
