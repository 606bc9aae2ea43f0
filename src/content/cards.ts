import {
	type Report,
	type ArmyIndex,
	type MusteredUnit,
	priceOf,
	sourceText,
	type IndexedEntry
} from '#engine';
import { cardKinds, type CardKind } from './cards-model.ts';
import { unitCards, isOnItemCard } from './cards-units.ts';
import type {
	SheetCard,
	SheetSpellCard,
	SheetArmyCard,
	SheetUnread,
	SheetItemCard
} from './model.ts';
import type { ProfileBook } from './warscrolls.ts';
import { castersOf, knownSpells, sheetSpell } from './spells.ts';
import { words } from './words.ts';
import { armyOrder } from './army-order.ts';
import { rulesOf } from './reference.ts';
import { paperwork } from '../i18n/en/printing.ts';

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

/**
 * A card for the spells of each lore that the same units cast; one of which only the name is known is left
 * out. Spells of a lore chosen for the whole army are on the lore's card.
 */
function spellCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetSpellCard[] {
	const cards = new Map<string, SheetSpellCard>();
	for (const spell of knownSpells(index, units)) {
		if (spell.lore !== undefined || spell.text === undefined) continue;
		const shown = sheetSpell(index, spell);
		const lore = shown.deck;
		const casters = castersOf(index, units, spell).map(({ unit, indexed }) =>
			words.bearer(indexed?.entry.name ?? unit.entry, unit.name)
		);
		const key = JSON.stringify([lore, casters]);
		const { spells = [] } = cards.get(key) ?? {};
		cards.set(key, {
			kind: 'spell',
			...(lore !== undefined && { lore }),
			spells: [...spells, shown],
			casters: [...new Set(casters)]
		});
	}
	return [...cards.values()];
}

/** One card for the rules of the whole army, then one for each choice of the whole army that has a text. */
function armyCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetArmyCard[] {
	const rules = rulesOf(index, index.army.armyRules);
	const first: SheetArmyCard = {
		kind: 'army',
		name: words.armyRules,
		type: index.army.name,
		points: 0,
		rules,
		spells: []
	};
	return [...(rules.length > 0 ? [first] : []), ...choiceCards(index, units)];
}

/** Choices without stat lines, each once; a lore with its spells. */
function choiceCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetArmyCard[] {
	const { rank } = armyOrder(index);
	const known = knownSpells(index, units);
	const chosen = new Map(
		units
			.filter(({ indexed }) => indexed?.isChoice && !indexed.entry.stats)
			.map((unit) => [unit.unit.entry, unit])
	);
	return [...chosen.values()]
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))
		.flatMap(({ indexed, points }) => {
			if (!indexed) return [];
			const { id, name, text } = indexed.entry;
			const spells = known
				.filter(({ lore }) => lore === id)
				.map((spell) => sheetSpell(index, spell));
			if (text === undefined && spells.length === 0) return [];
			const isListed = spells.length > 0 && spells.every((spell) => text?.includes(spell.name));
			const says = text !== undefined && !isListed;
			const type = indexed.type.name;
			return [{ kind: 'army', name, type, points, ...(says && { text }), rules: [], spells }];
		});
}

/** A card that says where the rules of the event come from. */
export function eventCards(
	{ army, event }: ArmyIndex,
	remarks: readonly string[] = []
): readonly SheetArmyCard[] {
	if (!event || remarks.length === 0) return [];
	const text = remarks.join(' ');
	return [
		{
			kind: 'army',
			isNotice: true,
			name: words.event(event.name),
			type: army.name,
			points: 0,
			text,
			rules: [],
			spells: []
		}
	];
}

/** A card, before all others, that says what of a list was not understood. */
export function unreadCards(
	{ army }: ArmyIndex,
	unread: readonly SheetUnread[]
): readonly SheetArmyCard[] {
	if (unread.length === 0) return [];
	const rules = unread.map(({ text, reason = '' }) => ({ name: text, text: reason }));
	const name = paperwork.notWhole;
	return [{ kind: 'army', isNotice: true, name, type: army.name, points: 0, rules, spells: [] }];
}

/** A card for each item that the units have; those alike share one. */
function itemCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetItemCard[] {
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
			points: part === undefined ? 0 : part.amount * part.factor,
			bearers: [words.bearer(bearer.indexed?.entry.name ?? bearer.unit.entry, bearer.unit.name)],
			text,
			source: sourceText(index, source)
		}
	];
}
