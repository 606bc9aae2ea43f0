import type { LegalityRow, RuleState } from './legality.ts';

/**
 * `list`: what an organiser checks. `reference`: the same, and everything needed at the table.
 * `legality`: every rule with its verdict.
 */
export type SheetForm = 'list' | 'reference' | 'legality';

/** What goes on paper, on the screen's preview and into text: plain data, one model for all. */
export interface Sheet {
	readonly form: SheetForm;
	/** The roster's name, or the army's if it has none. */
	readonly title: string;
	readonly system: string;
	readonly edition: string;
	readonly army: string;
	/** The army's livery. */
	readonly colours: readonly [string, string];
	/** Points spent. */
	readonly points: number;
	/** The agreed size. */
	readonly size: number;
	readonly verdict: SheetVerdict;
	readonly tallies: readonly SheetTally[];
	/** The columns of every stat line on the sheet. */
	readonly columns: readonly SheetColumn[];
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
	/** The date of the data that judged the roster. */
	readonly revision: string;
	readonly notice: string;
	/** Only in the reference form. */
	readonly reference?: SheetReference;
	/** Only in the legality form. */
	readonly legality?: SheetLegality;
}

export interface SheetVerdict {
	readonly isLegal: boolean;
	readonly summary: string;
	readonly problems: readonly SheetProblem[];
}

export interface SheetProblem {
	readonly text: string;
	readonly arithmetic?: string;
	readonly source: string;
}

export interface SheetTally {
	readonly name: string;
	readonly value: number;
}

export interface SheetColumn {
	readonly name: string;
	readonly short: string;
}

/** The lines under one heading of the army list. */
export interface SheetGroup {
	readonly heading: string;
	readonly lines: readonly SheetLine[];
	/** Units in all lines. */
	readonly count: number;
	readonly points: number;
}

/** One unit, or several that are alike in everything. */
export interface SheetLine {
	readonly count: number;
	readonly name: string;
	/** The player's own name for it. */
	readonly ownName?: string;
	readonly options: readonly SheetOption[];
	/** One value a column; undefined where the list prints a dash. */
	readonly stats: readonly (string | undefined)[];
	/** Points of one unit, options included. */
	readonly pointsEach: number;
	readonly points: number;
	readonly note?: string;
}

export interface SheetOption {
	readonly name: string;
	/** How many of it one unit has. */
	readonly count: number;
	/** Points of them all. */
	readonly points: number;
	/** Its own stat line, of mounts and attached stands. */
	readonly stats?: SheetLine['stats'];
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
	/** Who gave it, in words, where that is worth saying. */
	readonly givenBy?: string;
}

/** The proof, without the rules that find nothing to measure: those are only counted. */
export interface SheetLegality {
	readonly groups: readonly SheetLegalityGroup[];
	readonly unused: number;
}

export interface SheetLegalityGroup {
	readonly heading: string;
	/** How many are met and how many are not, in words. */
	readonly counts: string;
	readonly rows: readonly SheetLegalityRow[];
}

export type SheetLegalityRow = Omit<LegalityRow, 'verdict' | 'state'> & {
	readonly state: Exclude<RuleState, 'unused'>;
};

/** What a player looks up during a game: only what this roster uses, in the order of the army list. */
export interface SheetReference {
	readonly stats: readonly SheetStats[];
	readonly armyRules: readonly SheetRule[];
	readonly rules: readonly SheetRule[];
	readonly items: readonly SheetItem[];
	readonly spells: readonly SheetSpell[];
}

export interface SheetStats {
	readonly heading: string;
	readonly rows: readonly { readonly name: string; readonly stats: SheetLine['stats'] }[];
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
	readonly points: number;
	readonly text: string;
}

export interface SheetSpell {
	readonly name: string;
	readonly cast: string;
	/** Undefined where range has no meaning. */
	readonly range?: string;
	/** Who casts it, where that is not every caster of the army. */
	readonly castBy?: string;
	readonly text: string;
}
