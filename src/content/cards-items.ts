import { priceOf, sourceText, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import { armyOrder } from './army-order.ts';
import type { SheetItemCard } from './model.ts';
import { words } from './words.ts';

/** A card for each item that the units have; those alike share one. */
export function itemCards(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetItemCard[] {
	const { rank } = armyOrder(index);
	const cards = units
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))
		.flatMap((bearer) =>
			bearer.options.flatMap(({ indexed }) => (indexed ? [{ bearer, indexed }] : []))
		)
		.toSorted((a, b) => rank(a.indexed.entry.id) - rank(b.indexed.entry.id))
		.flatMap(({ bearer, indexed }) => itemCard(index, bearer, indexed));
	return alike(cards);
}

function alike(cards: readonly SheetItemCard[]): readonly SheetItemCard[] {
	const kins = new Map<string, SheetItemCard>();
	for (const card of cards) {
		const { name, points, text, source, bearers } = card;
		const key = JSON.stringify([name, points, text, source]);
		const before = kins.get(key)?.bearers ?? [];
		kins.set(key, { ...card, bearers: [...before, ...bearers] });
	}
	return [...kins.values()];
}

/** Whether an option gets its own card: it has a text and no stat line. */
export function isOnItemCard({ type, entry }: IndexedEntry): boolean {
	return type.item === true && entry.text !== undefined && !entry.stats;
}

function itemCard(
	index: ArmyIndex,
	bearer: MusteredUnit,
	item: IndexedEntry
): readonly SheetItemCard[] {
	const { id, name, text, source } = item.entry;
	if (text === undefined || !isOnItemCard(item)) return [];
	const part = priceOf(bearer).parts.find(({ indexed }) => indexed.entry.id === id);
	return [
		{
			kind: 'item',
			name,
			type: item.type.name,
			points: part === undefined ? 0 : part.amount * part.times,
			bearers: [words.bearer(bearer.indexed?.entry.name ?? bearer.unit.entry, bearer.unit.name)],
			text,
			source: sourceText(index, source)
		}
	];
}
