import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answers } from './tree.ts';

/** A list by name, without its game and its army, and its points and verdict ("1987, legal"). */
export interface FrozenList {
	readonly list: object;
	readonly is: string;
}

/** A unit by name, which may have been given something already. */
export interface Asked {
	readonly unit: string;
	readonly with?: string;
	readonly readings?: Answers;
}

/** What it costs by itself and how many may be had of it, and what it may be given. */
export interface Judged {
	readonly is: string;
	/** Names of options by their price. */
	readonly may: Readonly<Record<string, readonly string[]>>;
}

export type FrozenUnit = Asked & Judged;

/** What is known of one army. */
export interface FrozenArmy {
	readonly system: string;
	readonly army: string;
	readonly lists: readonly FrozenList[];
	readonly units: readonly FrozenUnit[];
}

/** The frozen part that is kept with the tests. */
export const committed = fileURLToPath(new URL('frozen.jsonl', import.meta.url));

/** A line for each army, and below it one for each of its lists and units. */
export function frozenText(armies: readonly FrozenArmy[]): string {
	const rows = armies.flatMap(({ system, army, lists, units }) => [
		{ system, army },
		...lists,
		...units
	]);
	return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

type Row = Pick<FrozenArmy, 'system' | 'army'> | FrozenList | FrozenUnit;

export function readFrozen(path: string): readonly FrozenArmy[] {
	const armies: (FrozenArmy & { lists: FrozenList[]; units: FrozenUnit[] })[] = [];
	for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) {
		const row = JSON.parse(line) as Row;
		if ('army' in row) armies.push({ ...row, lists: [], units: [] });
		else if ('list' in row) armies.at(-1)?.lists.push(row);
		else armies.at(-1)?.units.push(row);
	}
	return armies;
}
