import type { Livery } from '#schema';
import type { SheetFigure, SheetHeld } from '../list-model.ts';
import type { SheetRule, SheetSpell, SheetWarscroll } from '../reference/reference-model.ts';

/** Kinds of cards, in the order in which they are printed. */
export const cardKinds = ['character', 'unit', 'army', 'item', 'spell'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Something of the roster to be cut out and kept at hand. */
export type SheetCard = SheetUnitCard | SheetArmyCard | SheetItemCard | SheetSpellCard;

/** A unit or character, or several identical ones. */
export interface SheetUnitCard {
	readonly kind: 'character' | 'unit';
	readonly name: string;
	/** The custom name of it. */
	readonly ownName?: string;
	/** What it is in the army list ("Regiment"). */
	readonly type: string;
	readonly count: number;
	/** Models in one unit, where the army says how many there are. */
	readonly models?: number;
	/** The models are the crew of one machine. */
	readonly isCrewed?: true;
	/** Points of one unit with all it has; 0 in a game without points and inside a set. */
	readonly pointsEach: number;
	/** Its role and numbers ("General", "4 spells"). */
	readonly standing: readonly string[];
	readonly equipment: readonly string[];
	/** Its upgrades, except those with a stat line here. */
	readonly options: readonly string[];
	/** The units that come inside it. */
	readonly holds?: readonly SheetHeld[];
	/** Its own stat line, then those of crew, mount and better figures, in the columns of the sheet. */
	readonly stats: readonly SheetFigure[];
	/** Where units have profiles: that of this unit, which has its stat line too. */
	readonly profile?: SheetWarscroll;
	/** Rules of its own and of what it was given. */
	readonly rules: readonly SheetRule[];
	/** Rules that everything of its type has. */
	readonly commonRules: readonly SheetRule[];
	/** What the pack says of it. */
	readonly text?: string;
	/** The player's note. */
	readonly note?: string;
}

/** Something of the whole army: its rules, a formation, a lore with its spells. */
export interface SheetArmyCard {
	readonly kind: 'army';
	readonly name: string;
	readonly type: string;
	readonly points: number;
	readonly text?: string;
	readonly rules: readonly SheetRule[];
	readonly spells: readonly SheetSpell[];
}

/** One item that a unit of the roster has, to be kept beside its bearer. */
export interface SheetItemCard {
	readonly kind: 'item';
	readonly name: string;
	readonly type: string;
	readonly points: number;
	/** The unit that has it, with its custom name. */
	readonly bearer: string;
	/** What it does. */
	readonly text: string;
	/** Where it is printed. */
	readonly source: string;
}

/** One spell that somebody of the roster may cast. */
export interface SheetSpellCard {
	readonly kind: 'spell';
	/** The lore or deck it is of, where spells are of any. */
	readonly lore?: string;
	readonly spell: SheetSpell;
	/** Who of the roster casts it, each name once. */
	readonly casters: readonly string[];
}

/** The backs of cards: the army's shield over its name. */
export interface SheetBacks {
	readonly division: Livery['division'];
}
