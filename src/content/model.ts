import type { Livery, Player } from '#schema';
import type { SheetBacks, SheetCard } from './cards-model.ts';
import type { ProofRow } from './proof.ts';
import type { SheetRecord } from './record-model.ts';
import type { SheetPlaySection, SheetReference } from './reference-model.ts';
import type {
	SheetTally,
	SheetSurcharge,
	SheetChoice,
	SheetColumn,
	SheetGroup,
	SheetShare,
	SheetSlots
} from './list-model.ts';

export type * from './cards-model.ts';
export type * from './list-model.ts';
export type * from './record-model.ts';
export type * from './reference-model.ts';

/**
 * `list`: the army, on one page if it fits. `reference`: what is needed at the table, after the list, or with profiles
 * instead of it. `cards`: cards to cut out. `organiser`: the list with proof and list code, for whoever checks
 * it. `opponent`: the list without what the game keeps secret. `record`: what is crossed off during a battle.
 * `legality`: every rule with its verdict. `play`: what is looked up during a game, of the game rather than the list.
 */
export const sheetForms = [
	'list',
	'reference',
	'cards',
	'organiser',
	'opponent',
	'record',
	'legality',
	'play'
] as const;
export type SheetForm = (typeof sheetForms)[number];

/** What is printed, previewed or written as text: plain data, one model for all forms. */
export interface Sheet {
	readonly form: SheetForm;
	/** The roster's name, or the army's if it has none. */
	readonly title: string;
	readonly system: string;
	readonly edition: string;
	readonly army: string;
	/** The army of which this is a variant. */
	readonly themeOf?: string;
	/** The army's family, in systems that have families ("Grand Alliance Order"). */
	readonly family?: string;
	/** The army's livery. */
	readonly colours: readonly [string, string];
	readonly division: Livery['division'];
	/** Points spent, without secrets on an opponent's copy. */
	readonly points: number;
	/** The points limit; 0 in a game without points. */
	readonly limit: number;
	/** The date of the prices, if they change over time. */
	readonly pointsDate?: string;
	readonly verdict: SheetVerdict;
	/** What was not understood of the text that the list was read from, if anything. */
	readonly unread?: readonly SheetUnread[];
	readonly tallies: readonly SheetTally[];
	/** Shares of the points limit and numbers of choices that belong to no single heading. */
	readonly shares: readonly ((SheetShare | SheetSlots) & { readonly name: string })[];
	/** Choices of the whole army, in the order of the army list. */
	readonly choices: readonly SheetChoice[];
	/** What units cost in addition when taken together. */
	readonly surcharges: readonly SheetSurcharge[];
	/** The columns of stat lines; none in a list of groups. */
	readonly columns: readonly SheetColumn[];
	/** Whether the groups are those of the rules (regiments) rather than headings of the army list. */
	readonly isGrouped: boolean;
	/** Whether the player chooses the number of models: then each unit is a line with all its stat lines. */
	readonly hasVariableSizes: boolean;
	readonly groups: readonly SheetGroup[];
	/** Planned groups (brigades). */
	readonly plans: readonly SheetPlan[];
	readonly note?: string;
	/** The event whose rules apply. */
	readonly event?: {
		readonly name: string;
		readonly date: string;
		/** The fingerprint of its rules, and what to know of where they come from. */
		readonly fingerprint?: string;
		readonly remarks?: readonly string[];
	};
	/** The answers that the verdict, the tallies or the spells depend on; with a proof those that its rules name, too. */
	readonly readings: readonly SheetReading[];
	/** The season that is played, as lists name it. */
	readonly season?: string;
	/** What is not checked: with a proof what concerns this army, elsewhere only what concerns the roster. */
	readonly gaps: readonly string[];
	/** The date of the data that judged the roster. */
	readonly revision: string;
	/** Who plays the list: what this form may say. */
	readonly player?: Player;
	/** The list code and its link. */
	readonly code?: SheetCode;
	/** Only in the opponent's copy. */
	readonly secrecy?: SheetSecrecy;
	/** Who owns the game. */
	readonly ownerLine: string;
	/** Only in the reference. */
	readonly reference?: SheetReference;
	/** Only on the proof and the organiser's sheet. */
	readonly proof?: SheetProof;
	/** Only in the battle record, if the game has one. */
	readonly record?: SheetRecord;
	/** Only in the form of cards. */
	readonly cards?: readonly SheetCard[];
	/** Only on the play sheet and the reference. */
	readonly play?: readonly SheetPlaySection[];
	/** Only for cards printed on both sides. */
	readonly backs?: SheetBacks;
}

/** The checksum of a list and its data, with a link to check it. */
export interface SheetCode {
	/** In groups of characters, as printed and typed. */
	readonly code: string;
	/** The contents of the QR code: a link with the list if it fits, otherwise the code alone. */
	readonly link: string;
}

/** What a list keeps secret from the opponent. */
export interface SheetSecrecy {
	/**
	 * Whether nothing is kept secret. Otherwise the sheet shows the army without its secrets, so its points are
	 * not the total and it has no verdict.
	 */
	readonly isOpen: boolean;
	/** What is left out, or that nothing is, with the source. */
	readonly text: string;
	readonly kept: readonly SheetSecret[];
}

/** What the game keeps secret, of one kind. It is said of armies without any too, so that it reveals nothing. */
interface SheetSecret {
	readonly text: string;
	readonly source: string;
}

/** A line of a text that was not understood. */
export interface SheetUnread {
	/** The line, with its number. */
	readonly text: string;
	/** Why, where that is not said yet. */
	readonly reason?: string;
}

export interface SheetVerdict {
	/** Absent if the verdict is not shown. */
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
	/** Names with their numbers ("2 Lancers"). */
	readonly units: readonly string[];
	/** Unmet advice about the plan. */
	readonly advice: readonly string[];
}

export interface SheetReading {
	readonly question: string;
	readonly answer: string;
	/** The name of the answer in the head of a list. */
	readonly name?: string;
	/** Who chose it, if that matters. */
	readonly givenBy?: string;
}

/** The proof. Rules of the book that do not apply are only counted. */
export interface SheetProof {
	readonly groups: readonly SheetProofGroup[];
	readonly unused: number;
	/** The key to books named by a letter. */
	readonly books: readonly string[];
}

export interface SheetProofGroup {
	readonly heading: string;
	/** How many are met and how many are not, in words. */
	readonly counts: string;
	readonly rows: readonly SheetProofRow[];
}

export type SheetProofRow = Omit<ProofRow, 'verdict'>;
