import { readFileSync } from 'node:fs';
import type { Constraint, Selector } from '#schema';

/** The limit of the rows that let another Hero join, by what he joins as. */
interface HeroRow {
	readonly limit: number;
	/** Leaders who may have any number of them. */
	readonly any?: readonly string[];
	/** Leaders with the row of whom the catalogue states no number. */
	readonly unstated?: readonly string[];
}

interface RecoveredTable {
	readonly notFor?: readonly string[];
	/** Keywords that a bearer gains, by enhancement. */
	readonly grants?: Readonly<Record<string, string>>;
}

interface RecoveredEnhancement {
	readonly max: number;
	readonly perUnit: number;
	readonly tables: Readonly<Record<string, RecoveredTable>>;
	readonly units: string | readonly string[];
}

/** What the catalogue states of an army and the facts lost: numbers, limits, who may have what. */
export interface Recovered {
	readonly catalogue: string;
	/** The list it shares with other catalogues, by name. */
	readonly shared?: string;
	readonly heroRows?: Readonly<Record<string, HeroRow>>;
	/** Rows that name a unit and have a limit, by leader. */
	readonly unitRows?: Readonly<Record<string, Readonly<Record<string, number>>>>;
	/** Rows of a keyword that have a limit, by leader. */
	readonly keywordRows?: Readonly<Record<string, Readonly<Record<string, number>>>>;
	readonly required?: readonly string[];
	readonly companions?: readonly { readonly unit: string; readonly leader: string }[];
	readonly apart?: readonly (readonly [string, string])[];
	readonly once?: readonly string[];
	readonly enhancements?: Readonly<Record<string, RecoveredEnhancement>>;
	readonly universalManifestations: boolean;
	readonly seasons?: {
		readonly tables?: readonly {
			readonly table: string;
			readonly entries: readonly string[];
			readonly season: string;
		}[];
		readonly formations?: Readonly<Record<string, readonly string[]>>;
		readonly lores?: Readonly<Record<string, readonly string[]>>;
	};
	/** Names of units of fewer models than usual, with their number. */
	readonly undersized?: Readonly<Record<string, string>>;
}

/** What was put right by hand, each with its source. */
export interface Corrections {
	readonly lores: readonly {
		readonly from: string;
		readonly to: string;
		readonly army?: string;
	}[];
	/** Which of two lores of one name is of which season, told by its first spell. */
	readonly loreSeasons: Readonly<
		Record<string, readonly { readonly season: string; readonly first: string }[]>
	>;
	readonly joins: readonly { readonly from: string; readonly to: string }[];
	readonly prices: readonly {
		readonly army: string;
		readonly unit: string;
		readonly points: number;
		readonly text?: string;
		readonly source: string;
	}[];
	/** Lores that cost points. */
	readonly lorePrices: readonly {
		readonly lore: string;
		readonly points: number;
		/** Of an army's own lores; all others are universal. */
		readonly army?: string;
		readonly source: string;
	}[];
	/** Other names of a unit or a Regiment of Renown, wherever it is. */
	readonly aliases: readonly {
		readonly name: string;
		readonly aliases: readonly string[];
		readonly source: string;
	}[];
	/** Where another source says otherwise and the data was left as it is. */
	readonly doubts: readonly { readonly army: string; readonly text: string }[];
	readonly rows: readonly {
		readonly army: string;
		readonly leader?: string;
		/** Every leader without this keyword. */
		readonly leadersWithout?: string;
		readonly row: string;
		/** The name that the row is to have. */
		readonly name?: string;
		/** The row is left out, as another stands for it. */
		readonly gone?: true;
		/** Only where the leader has this row too. */
		readonly beside?: string;
		readonly of?: Selector;
		readonly none?: readonly string[];
		readonly max?: number;
		readonly source: string;
	}[];
	readonly keywords: readonly {
		readonly army: string;
		/** Of this name, or with all these keywords. */
		readonly unit?: string;
		readonly having?: readonly string[];
		readonly keywords: readonly string[];
		readonly source: string;
	}[];
	readonly constraints: readonly {
		readonly army: string;
		readonly source: string;
		readonly rule: Omit<Constraint, 'source'>;
	}[];
}

/** Reads what was recovered of one army. */
export function readRecovered(id: string): Recovered {
	return read(`recovered/${id}.json`) as Recovered;
}

export function readCorrections(): Corrections {
	return read('corrections.json') as Corrections;
}

function read(path: string): unknown {
	return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
