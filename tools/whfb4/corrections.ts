import { readFileSync } from 'node:fs';

/** Figures by the columns of the public data, where that lacks or mistakes them. */
interface StatsCorrection {
	readonly profile: string;
	/** Another profile's name, where the public data shows the wrong one. */
	readonly name?: string;
	readonly stats?: Readonly<Record<string, string>>;
	/** A line that the public data has no row for. */
	readonly add?: true;
	/** The public data shows a profile that is somebody else's. */
	readonly drop?: true;
	readonly line?: number;
	readonly why: string;
}

/** What is said of one unit beyond the public data, or against it. */
export interface UnitCorrection {
	readonly name?: string;
	readonly aliases?: readonly string[];
	/** Why it has another name than in the public data. */
	readonly named?: string;
	readonly type?: string;
	readonly race?: readonly string[];
	readonly keywords?: readonly string[];
	readonly numbers?: Readonly<Record<string, number>>;
	/** A price the public data lacks, with the text's line. */
	readonly perModel?: number;
	readonly size?: number;
	/** The champion's own price without arms, with the text's line; null leaves the champion out. */
	readonly champion?: number | null;
	readonly championWhy?: string;
	/** The champion's line is the trooper's and what any champion adds, whatever the public data shows. */
	readonly usualChampion?: true;
	readonly limit?: { readonly min?: number; readonly max?: number };
	readonly line?: number;
	readonly why?: string;
	readonly stats?: readonly StatsCorrection[];
	readonly text?: string;
	/** What the text's table says the same troops cost. */
	readonly table?: { readonly points: number; readonly line: number; readonly of: string };
}

/** Of an option that is the army's own. */
export interface OptionCorrection {
	readonly name?: string;
	readonly aliases?: readonly string[];
	readonly perModel?: number;
	readonly text?: string;
	readonly keywords?: readonly string[];
	readonly grants?: readonly string[];
	readonly line?: number;
	readonly why?: string;
	readonly leaveOut?: true;
}

export interface Corrections {
	readonly units: Readonly<Record<string, Readonly<Record<string, UnitCorrection>>>>;
	readonly options: Readonly<Record<string, Readonly<Record<string, OptionCorrection>>>>;
	/** Names of the data's special rules → ids of the system's. */
	readonly rules: Readonly<Record<string, string>>;
	/** What stands in the public data and is not carried over, with the reason. */
	readonly leftOut: readonly {
		readonly army: string;
		readonly about: string;
		readonly why: string;
	}[];
}

export function readCorrections(): Corrections {
	const file = new URL('corrections.json', import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8')) as Corrections;
}
