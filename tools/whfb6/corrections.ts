import { readFileSync } from 'node:fs';

export interface Corrections {
	/** Conditions that are a slip: what they say, on what, and what is meant. */
	readonly conditions: readonly {
		readonly armies: readonly string[];
		readonly says: string;
		readonly on?: string;
		readonly means: string;
		readonly why: string;
	}[];
	/** Names that are misspelt. */
	readonly names: Readonly<Record<string, string>>;
	/** Allowances of points that a condition of the facts has wrong. */
	readonly allowances: readonly {
		readonly army: string;
		readonly group: string;
		/** Only of these. */
		readonly units?: readonly string[];
		readonly lords: number;
		readonly heroes: number;
		readonly why: string;
	}[];
	/** What the second collection calls a unit. */
	readonly second: Readonly<Record<string, string>>;
	/** Prices of options that are a slip, of one unit. */
	readonly options: readonly {
		readonly army: string;
		readonly unit: string;
		readonly option: string;
		readonly points?: number;
		readonly perModel?: number;
		readonly why: string;
	}[];
	/** Least models of a unit that are a slip. */
	readonly sizes: readonly {
		readonly army: string;
		readonly unit: string;
		readonly min: number;
		readonly why: string;
	}[];
	/** How many of a unit an army may have, where the row does not say it. */
	readonly limits: readonly {
		readonly army: string;
		readonly unit: string;
		readonly max: number;
		readonly why: string;
	}[];
	/** What the number of models of a unit counts, where its name does not say it. */
	readonly texts: readonly {
		readonly army: string;
		readonly unit: string;
		readonly text: string;
	}[];
	/** Categories that are another unit's. */
	readonly categories: readonly {
		readonly army: string;
		readonly unit: string;
		readonly from: string;
		readonly to: string;
		readonly why: string;
	}[];
	/** Options that the row of a unit has lost. */
	readonly missing: readonly {
		readonly army: string;
		readonly unit: string;
		readonly group: string;
		readonly option?: string;
		readonly points?: number;
		/** The shared group that it has lost as a whole. */
		readonly ref?: string;
		readonly why: string;
	}[];
	/** Prices that are obviously wrong. */
	readonly prices: readonly {
		readonly army: string;
		readonly unit: string;
		readonly price: number;
		readonly why: string;
	}[];
}

export function readCorrections(): Corrections {
	const text = readFileSync(new URL('corrections.json', import.meta.url), 'utf8');
	return JSON.parse(text) as Corrections;
}
