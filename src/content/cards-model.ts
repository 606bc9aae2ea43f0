import type { Livery } from '#schema';
import type { NamedStats, SheetHeld } from './list-model.ts';
import type { RecordTrack } from './record-model.ts';
import type { SheetRule, SheetSpell, SheetWarscroll } from './reference-model.ts';

/** The kinds of cards, in printing order. */
export const cardKinds = ['character', 'unit', 'army', 'item', 'spell'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Part of the roster to cut out and keep at hand. */
export type SheetCard = SheetUnitCard | SheetArmyCard | SheetItemCard | SheetSpellCard;

/** A unit or character, or several identical ones. */
export interface SheetUnitCard {
	readonly kind: 'character' | 'unit';
	readonly name: string;
	/** Its custom name. */
	readonly ownName?: string;
	/** Its kind in the army list ("Regiment"). */
	readonly type: string;
	readonly count: number;
	/** Models in one unit, if the army says how many. */
	readonly models?: number;
	/** Whether the models are the crew of one machine. */
	readonly isCrewed?: true;
	/** Points of one unit with its options; 0 in a game without points, and inside a set. */
	readonly pointsEach: number;
	/** Its roles and numbers ("General", "4 spells"). */
	readonly rolesAndNumbers: readonly string[];
	readonly equipment: readonly string[];
	/** Its armour save, where the game has that of its own and it can be worked out. */
	readonly save?: string;
	/** Its options, except those with a stat line here. */
	readonly options: readonly string[];
	/** The units that come inside it. */
	readonly holds?: readonly SheetHeld[];
	/** Its own stat line, then those of crew, mount and champions, in the sheet's columns. */
	readonly stats: readonly NamedStats[];
	/** What one such unit crosses off in a battle, where the game has it and it is more than one box. */
	readonly tracks?: readonly RecordTrack[];
	/** The unit's profile, with its stat line, in games that have profiles. */
	readonly profile?: SheetWarscroll;
	/** Its own rules and those of its options. */
	readonly rules: readonly SheetRule[];
	/** Rules that everything of its type, or with its keyword, has. */
	readonly commonRules: readonly SheetRule[];
	/** Its text in the pack. */
	readonly text?: string;
	/** The player's note. */
	readonly note?: string;
}

/** Something of the whole army: its rules, a formation, or a lore with its spells. */
export interface SheetArmyCard {
	readonly kind: 'army';
	/** Whether it is printed even if its kind is left out: what an event or an organiser must know. */
	readonly isNotice?: true;
	readonly name: string;
	readonly type: string;
	readonly points: number;
	readonly text?: string;
	readonly rules: readonly SheetRule[];
	readonly spells: readonly SheetSpell[];
}

/** An item of a unit, or several alike, to be kept beside their bearers. */
export interface SheetItemCard {
	readonly kind: 'item';
	readonly name: string;
	readonly type: string;
	/** Points of one. */
	readonly points: number;
	/** For each the unit that has it, with its custom name. */
	readonly bearers: readonly string[];
	/** Its effect. */
	readonly text: string;
	/** Where it is printed. */
	readonly source: string;
}

/** Spells of one lore that the same units of the roster may cast. */
export interface SheetSpellCard {
	readonly kind: 'spell';
	/** Their lore, in games that have lores. */
	readonly lore?: string;
	/** At least one. */
	readonly spells: readonly SheetSpell[];
	/** The names of the units that may cast them, each once. */
	readonly casters: readonly string[];
}

/** The backs of cards: the army's shield over its name. */
export interface SheetBacks {
	readonly division: Livery['division'];
}
