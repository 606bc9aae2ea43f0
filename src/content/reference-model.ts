import type { PlayTable } from '#schema';
import type { NamedStats } from './list-model.ts';

/** What a player looks up during a game: only what this roster uses, in the order of the army list. */
export interface SheetReference {
	readonly stats: readonly SheetStats[];
	/** What each unit is and has. */
	readonly units: readonly SheetUnitRules[];
	/** What several units have, by name. */
	readonly shared: readonly SheetRule[];
	readonly armyRules: readonly SheetRule[];
	/** Spells of no lore. */
	readonly spells: readonly SheetSpell[];
	/** Notes on casters whose spells are missing, a sentence each. */
	readonly spellsMissing: readonly string[];
	/** Only in systems whose units have profiles; there the reference comes without the list. */
	readonly warscrolls?: SheetWarscrolls;
	/** What its units may do when, by moments of the turn. */
	readonly moments?: readonly SheetPlaySection[];
}

export interface SheetStats {
	readonly heading: string;
	readonly rows: readonly NamedStats[];
}

/** A unit of the army list, however many of it were taken. */
export interface SheetUnitRules {
	readonly name: string;
	/** Its armour saves: several if not all of these units are armed alike. */
	readonly saves?: readonly string[];
	/** What its row says. */
	readonly text?: string;
	/** What no other unit has. */
	readonly rules: readonly SheetRule[];
	/** The names of what others have too. */
	readonly shared: readonly string[];
	/** The names of what has no text. */
	readonly byName: readonly string[];
}

export interface SheetRule {
	readonly name: string;
	readonly text: string;
	readonly chart?: SheetChart;
	/** The units that have it, if they are few. */
	readonly of?: string;
	/** The charts that it names of the play sheet that is printed with it. */
	readonly charts?: readonly string[];
}

export interface SheetChart {
	readonly name: string;
	/** What is rolled ("D6"). */
	readonly roll: string;
	readonly rows: readonly { readonly roll: string; readonly text: string }[];
}

export interface SheetSpell {
	readonly name: string;
	/** What it is in its lore, as printed ("Signature"). */
	readonly kind?: string;
	/** The roll needed. */
	readonly cast?: string;
	/** What it takes to cast it, if not a roll. */
	readonly power?: string;
	/** Undefined where range has no meaning. */
	readonly range?: string;
	/** The deck it is dealt from, if spells come in decks. */
	readonly deck?: string;
	/** Who casts it, where that is not every caster of the army. */
	readonly castBy?: string;
	readonly text?: string;
	/** Keywords of its own, as printed. */
	readonly keywords?: string;
	/** The source lacks its name; the one here says where it is in the source. */
	readonly isUnnamed?: true;
}

/** Every unit taken with its weapons and abilities, and what else the army chose, by name. */
export interface SheetWarscrolls {
	readonly units: readonly SheetWarscroll[];
	readonly lores: readonly SheetLore[];
	/** Formation, enhancements and the like, each with the unit that has it, if any. */
	readonly names: readonly SheetName[];
}

/** One unit of the army list, however many of it were taken. */
export interface SheetWarscroll {
	readonly name: string;
	/** Its stat line, without empty columns. */
	readonly stats: readonly { readonly name: string; readonly value: string }[];
	readonly base?: string;
	/** Models in a unit: the sizes taken, smallest first. */
	readonly models: readonly number[];
	/** Ranged ones first. */
	readonly weapons: readonly SheetWeapon[];
	readonly abilities: readonly SheetTiming[];
	readonly keywords: readonly string[];
}

export interface SheetWeapon {
	readonly name: string;
	/** Undefined for a weapon of close combat. */
	readonly range?: string;
	/** Attacks, hit, wound, rend and damage. */
	readonly figures: readonly string[];
	readonly abilities: readonly string[];
}

/** The abilities used at one time. */
export interface SheetTiming {
	readonly timing: string;
	readonly abilities: readonly SheetAbility[];
}

/** An ability by name, with the roll needed and its effect, where there is one and it is known. */
export interface SheetAbility {
	readonly name: string;
	readonly cast?: string;
	readonly text?: string;
}

export interface SheetLore {
	readonly kind: string;
	readonly name: string;
	readonly spells: readonly SheetSpell[];
}

export interface SheetName {
	readonly kind: string;
	readonly name: string;
	readonly bearer?: string;
	/** Its effect, if the pack has it. */
	readonly text?: string;
}

/** A section of a play sheet: a phase of the turn, or a subject. */
export interface SheetPlaySection {
	readonly name: string;
	readonly blocks: readonly SheetPlayBlock[];
}

/** What is looked up under one heading. */
export interface SheetPlayBlock {
	readonly id: string;
	readonly name: string;
	readonly lines: readonly string[];
	/** Its lines where the rest is not said again, as it stands on a warscroll of the same sheet. */
	readonly short?: readonly string[];
	readonly tables: readonly PlayTable[];
}
