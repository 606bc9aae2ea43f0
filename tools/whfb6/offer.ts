import type { Must, TagPrice } from './row-numbers.ts';
import type { Fact } from './facts.ts';
import type { Kind } from './kinds.ts';
import type { Sentence } from './logic.ts';

/** A set of options of which a unit has so many. */
export interface ChoiceSet {
	readonly keyword: string;
	readonly label: string;
	readonly max: number;
	readonly min: number;
	/** The keyword of the option to whose bearers the minimum applies. */
	readonly with?: string | undefined;
}

/** "One for each of those in the army." */
export interface Growth {
	readonly each: string;
	readonly n: number;
	readonly per: number;
}

/** Something that one unit may be given. */
export interface Offer {
	readonly fact: Fact;
	readonly name: string;
	readonly kind: Kind;
	/** Keywords that it gives its bearer, where somebody asks for them. */
	readonly tags: readonly string[];
	readonly fixed: number;
	readonly perModel: number;
	readonly byTags: readonly TagPrice[];
	readonly repeat: number;
	readonly sets: readonly ChoiceSet[];
	/** When it may be had. */
	readonly open: Sentence;
	readonly perArmy: { readonly min?: number | undefined; readonly max?: number | undefined };
	readonly growth?: Growth | undefined;
	readonly musts: readonly Must[];
	readonly isDefault: boolean;
	/** Whether a unit begins with it, though its set may be left empty. */
	readonly isBegun: boolean;
	/** Compulsory: every such unit has it, at this price. */
	readonly isMust: boolean;
	/** Groups with a limit of points that it stands in. */
	readonly isPaid: boolean;
	readonly isScroll: boolean;
	/** A new unit begins with it. */
	readonly isUsual: boolean;
	/** The option that it belongs to. */
	readonly within?: string | undefined;
	/** What it counts for, by the categories that it has. */
	readonly numbers: Readonly<Record<string, number>>;
}

/** A limit of points on what stands in a group. */
export interface Allowance {
	readonly group: string;
	readonly kinds: ReadonlySet<string>;
	readonly max: number;
}

/** "One unit of these in the army may have something of this group." */
export interface GroupLimit {
	readonly group: string;
	readonly tag: string;
	readonly max: number;
}

export interface Offered {
	readonly offers: readonly Offer[];
	readonly allowances: readonly Allowance[];
	readonly limits: readonly GroupLimit[];
	/** Troops that an option holds: units of their own. */
	readonly troops: readonly { readonly fact: Fact; readonly max: number }[];
}
