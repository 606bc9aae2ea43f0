import type { SheetFigure } from '../list-model.ts';

/** What a player looks up during a game: only what this roster uses, in the order of the army list. */
export interface SheetReference {
	readonly stats: readonly SheetStats[];
	readonly armyRules: readonly SheetRule[];
	readonly rules: readonly SheetRule[];
	readonly items: readonly SheetItem[];
	/** Spells of no lore. */
	readonly spells: readonly SheetSpell[];
	/** Notes on casters whose spells are missing, a sentence each. */
	readonly spellsMissing: readonly string[];
	/** Only in systems whose units have profiles; there the reference comes without the list. */
	readonly warscrolls?: SheetWarscrolls;
}

export interface SheetStats {
	readonly heading: string;
	readonly rows: readonly SheetFigure[];
}

export interface SheetRule {
	readonly name: string;
	readonly text: string;
	readonly chart?: SheetChart;
}

export interface SheetChart {
	readonly name: string;
	/** What is rolled ("D6"). */
	readonly roll: string;
	readonly rows: readonly { readonly roll: string; readonly text: string }[];
}

export interface SheetItem {
	readonly name: string;
	readonly kind: string;
	/** Its price in words: not every price is a number. */
	readonly price: string;
	readonly text: string;
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
	/** Each by name, with the roll needed where there is one. */
	readonly abilities: readonly { readonly name: string; readonly cast?: string }[];
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
