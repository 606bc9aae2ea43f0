import type { EventPack } from '#schema';
import type { Fault } from '../../exchange/index.ts';
import type { Judged } from '../check.ts';
import type { Packs } from '../packs.ts';
import type { PrintOptions } from '../print-options.ts';
import type { ListToPrint } from './lists.ts';
import type { Told } from './printed.ts';
import type { Progress } from './progress.ts';

/** What a run of `muster print` needs. */
export interface Job {
	readonly options: PrintOptions;
	readonly packs: Packs;
	readonly event: EventPack | undefined;
	readonly progress: Progress;
}

/** The result of a run. */
export interface Done {
	/** The result for each list, in order. */
	readonly told: readonly Told[];
	/** The pages of all PDFs. */
	readonly pages: number;
	/** Why the index was not written. */
	readonly fault?: Fault;
}

/** The name of a list, or of its army. */
export function titleOf({ roster, index }: Judged): string {
	return roster.name.trim() || index.army.name;
}

/** "12 of 100 · Nordland". */
export function beginList({ progress }: Job, { number, of }: ListToPrint, list: Judged): void {
	progress.begin(`${number} of ${of} · ${titleOf(list)}`);
}

/** If a list cannot be laid out, the fault is Muster's; the other lists are printed all the same. */
export function failure(error: unknown): string {
	const reason = error instanceof Error ? error.message : String(error);
	return `This list could not be laid out (${reason}).`;
}
