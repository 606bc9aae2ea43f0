import { readFileSync } from 'node:fs';
import type { Fact, FactCondition } from './facts.ts';

/** A unit that counts under another heading, or for another category, in some armies. */
export interface Place {
	readonly unit: string;
	readonly to?: string;
	readonly as?: string;
	readonly notAs?: string;
	readonly when: readonly string[];
	readonly logic: string;
}

/** What a row's changes of these fields hang on, besides what is said of them. */
export interface LostCondition {
	readonly at: readonly string[];
	readonly fields: readonly string[];
	readonly when: readonly string[];
}

export interface RecoveredArmy {
	/** How the conditions of a modifier are joined, by the conditions: "0&(1|2)". */
	readonly logic: Readonly<Record<string, string>>;
	/** Categories of options. */
	readonly categories: Readonly<Record<string, readonly string[]>>;
	readonly places: readonly Place[];
	/** A category that a unit gains with any of these options. */
	readonly grants: readonly {
		readonly unit: string;
		readonly category: string;
		readonly with: readonly string[];
	}[];
	/** Mounts that take a choice of characters when this unit rides them. */
	readonly uses?: readonly { readonly option: string; readonly unit: string }[];
	/** Conditions of rows, by the way down to them; a group is written with a $. */
	readonly conditions?: readonly LostCondition[];
	/** Groups that the extract has of another army. */
	readonly groups?: Readonly<Record<string, Fact>>;
}

export interface Recovered {
	readonly armies: Readonly<Record<string, RecoveredArmy>>;
	/** What the army's general is, by the category that the catalogues give him. */
	readonly generals: Readonly<Record<string, string | readonly string[]>>;
}

export function readRecovered(): Recovered {
	const text = readFileSync(new URL('recovered.json', import.meta.url), 'utf8');
	return JSON.parse(text) as Recovered;
}

/** A row with the conditions that were lost put back, here and below. */
export function withConditions(
	row: Fact,
	lost: readonly LostCondition[],
	path: readonly string[] = []
): Fact {
	const own = [...path, row.name];
	const here = lost.filter(({ at }) => at.join('|') === own.join('|'));
	const isOnWay = lost.some(({ at }) => at.slice(0, own.length).join('|') === own.join('|'));
	if (!isOnWay) return row;
	const modifiers = row.modifiers?.map((modifier) => {
		const field = modifier.set ?? modifier.increment ?? modifier.decrement ?? '';
		const when = here
			.filter(({ fields }) => fields.includes(field))
			.flatMap((each) => each.when.map(conditionOf));
		return when.length > 0 ? { ...modifier, when: [...(modifier.when ?? []), ...when] } : modifier;
	});
	return {
		...row,
		...(modifiers && { modifiers }),
		...(row.options && { options: row.options.map((child) => withConditions(child, lost, own)) })
	};
}

/** A condition as the recovered data writes it: "roster:Cult of Slaanesh equalTo 1". */
export function literal({ scope, of, if: how, value }: FactCondition): string {
	return `${scope}:${of} ${how} ${value}`;
}

export function conditionOf(text: string): FactCondition {
	const [, scope = '', of = '', how = '', value = '0'] =
		/^([^:]+):(.*) (\w+) (-?[\d.]+)$/.exec(text) ?? [];
	return { scope, of, if: how, value: Number(value) };
}
