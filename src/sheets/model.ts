import type { SheetBacks, SheetCard } from './cards/cards-model.ts';
import type { LegalityRow } from './legality/legality.ts';
import type { SheetRecord } from './record/record-model.ts';
import type { SheetReference } from './reference/reference-model.ts';
import type {
	SheetTally,
	SheetSurcharge,
	SheetChoice,
	SheetColumn,
	SheetGroup,
	SheetShare,
	SheetSlots
} from './list-model.ts';

export type * from './cards/cards-model.ts';
export type * from './list-model.ts';
export type * from './record/record-model.ts';
export type * from './reference/reference-model.ts';

/**
 * `list`: the army on a page. `reference`: everything needed at the table, beside the list or, where
 * units have profiles, instead of it. `cards`: cards to cut out. `organiser`: the list with its proof and
 * its code, for who checks it. `opponent`: the list without what the game keeps secret. `record`: what is
 * crossed off during a battle. `legality`: every rule with its verdict.
 */
export const sheetForms = [
	'list',
	'reference',
	'cards',
	'organiser',
	'opponent',
	'record',
	'legality'
] as const;
export type SheetForm = (typeof sheetForms)[number];

/** What goes on paper, on the screen's preview and into text: plain data, one model for all. */
export interface Sheet {
	readonly form: SheetForm;
	/** The roster's name, or the army's if it has none. */
	readonly title: string;
	readonly system: string;
	readonly edition: string;
	readonly army: string;
	/** The army that it is a themed form of. */
	readonly themeOf?: string;
	/** The heading the army is listed under, where the system has many ("Grand Alliance Order"). */
	readonly family?: string;
	/** The army's livery. */
	readonly colours: readonly [string, string];
	/** Points spent; in an opponent's copy that leaves something out, without it. */
	readonly points: number;
	/** The points limit; 0 in a game without points. */
	readonly size: number;
	/** The day the prices are of, where they change with time. */
	readonly pointsDate?: string;
	readonly verdict: SheetVerdict;
	readonly tallies: readonly SheetTally[];
	/** Shares of the points limit, and numbers of choices, that belong to no single heading. */
	readonly shares: readonly ((SheetShare | SheetSlots) & { readonly name: string })[];
	/** Choices of the whole army, in the order of the army list. */
	readonly choices: readonly SheetChoice[];
	/** What units cost together, beside the price of each. */
	readonly surcharges: readonly SheetSurcharge[];
	/** The columns of the list's stat lines; none in a list of groups. */
	readonly columns: readonly SheetColumn[];
	/** Whether the groups are those the army is made of (regiments), and not headings of the army list. */
	readonly isGrouped: boolean;
	/** Whether the player chooses how many models units have: then each unit is a line with all its figures. */
	readonly isSized: boolean;
	readonly groups: readonly SheetGroup[];
	/** Groups of units that are planned (brigades). */
	readonly plans: readonly SheetPlan[];
	readonly note?: string;
	/** The event whose rules hold. */
	readonly event?: { readonly name: string; readonly date: string };
	/**
	 * Answers to readings without which the verdict, the tallies or the spells would differ; in the
	 * legality form the answers to all.
	 */
	readonly readings: readonly SheetReading[];
	/** The season that is played, as lists name it. */
	readonly season?: string;
	/**
	 * What the army's data cannot say, and so nobody has checked: in the legality form what concerns this
	 * army, elsewhere only what is about something that it has.
	 */
	readonly gaps: readonly string[];
	/** The date of the data that judged the roster. */
	readonly revision: string;
	/** The list code and its link. */
	readonly code?: SheetCode;
	/** Only in the opponent's copy. */
	readonly secrecy?: SheetSecrecy;
	readonly notice: string;
	/** Only in the reference form. */
	readonly reference?: SheetReference;
	/** Only in the legality form and the organiser's. */
	readonly legality?: SheetLegality;
	/** Only in the battle record, and there where the game has one. */
	readonly record?: SheetRecord;
	/** Only in the form of cards. */
	readonly cards?: readonly SheetCard[];
	/** Only of cards that are printed on both sides. */
	readonly backs?: SheetBacks;
}

/** The checksum of a list and of the data it was judged by, and where both can be looked up. */
export interface SheetCode {
	/** In groups, as it is printed and typed. */
	readonly code: string;
	/** What the QR code says: a link that holds the list where it fits, and else the code alone. */
	readonly link: string;
}

/** What a list keeps secret from the opponent. */
export interface SheetSecrecy {
	/**
	 * Nothing is kept. Otherwise the sheet is that of the army without what is secret, whatever that is:
	 * its points are no total, and its verdict is not told.
	 */
	readonly isOpen: boolean;
	/** What is left out, or that nothing is, and where it says so. */
	readonly text: string;
	readonly kept: readonly SheetSecret[];
}

/**
 * What the game keeps secret of one kind. It is said of armies without any, too, so that it gives nothing
 * away.
 */
export interface SheetSecret {
	readonly text: string;
	readonly source: string;
}

export interface SheetVerdict {
	/** Absent where it is not told. */
	readonly isLegal?: boolean;
	readonly summary: string;
	readonly problems: readonly SheetProblem[];
}

export interface SheetProblem {
	readonly text: string;
	readonly arithmetic?: string;
	readonly source: string;
}

/** The planned groups of one kind. */
export interface SheetPlan {
	readonly heading: string;
	readonly groups: readonly SheetPlanGroup[];
}

export interface SheetPlanGroup {
	readonly name: string;
	/** Each name once, with how many ("2 Lancers"). */
	readonly units: readonly string[];
	/** Rules of the plan that are not followed. */
	readonly advice: readonly string[];
}

export interface SheetReading {
	readonly question: string;
	readonly answer: string;
	/** What a list that is played so says in its head. */
	readonly name?: string;
	/** Who gave it, in words, where that is worth saying. */
	readonly givenBy?: string;
}

/** The proof, without the book's rules that find nothing to measure: those are only counted. */
export interface SheetLegality {
	readonly groups: readonly SheetLegalityGroup[];
	readonly unused: number;
	/** The books that sources begin with. */
	readonly books: readonly string[];
}

export interface SheetLegalityGroup {
	readonly heading: string;
	/** How many are met and how many are not, in words. */
	readonly counts: string;
	readonly rows: readonly SheetLegalityRow[];
}

export type SheetLegalityRow = Omit<LegalityRow, 'verdict'>;
