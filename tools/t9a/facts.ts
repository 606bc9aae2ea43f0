import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the facts as it is: a unit, an option, or a group of options. */
export interface Fact {
	readonly name: string;
	readonly points?: number;
	readonly min?: number;
	readonly max?: number;
	readonly max_army?: number;
	readonly max_points?: number;
	/** The troops themselves. */
	readonly model?: boolean;
	readonly hidden?: boolean;
	readonly group?: boolean;
	readonly group_ref?: string;
	readonly options?: readonly Fact[];
	readonly profiles?: readonly FactProfile[];
	readonly modifiers?: readonly FactModifier[];
	readonly rules?: readonly string[];
}

export interface FactUnit extends Fact {
	readonly category: string;
}

export interface FactProfile {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

export interface FactModifier {
	readonly increment?: string;
	readonly decrement?: string;
	readonly set?: string;
	readonly show?: string;
	readonly hide?: string;
	readonly value?: number | string;
	readonly repeat?: { readonly per: number; readonly of: string | null };
	readonly when?: readonly FactCondition[];
}

export interface FactCondition {
	readonly if: string;
	readonly value: number;
	readonly of: string;
	readonly field: string;
	readonly scope: string;
}

export interface FactArmy {
	readonly id: string;
	readonly name: string;
	readonly book: string;
	readonly units: readonly FactUnit[];
	readonly shared_groups: Readonly<Record<string, Fact>>;
}

/** The facts of one army, with the slips of the pen in names mended alike everywhere. */
export function readFacts(
	folder: string,
	id: string,
	spelling: readonly (readonly [string, string])[] = []
): FactArmy {
	const text = readFileSync(join(folder, `${id}.json`), 'utf8');
	const mended = spelling.reduce((all, [wrong, right]) => all.replaceAll(wrong, right), text);
	return JSON.parse(mended) as FactArmy;
}

/** What stands directly below a row: its own options and those of the group it names. */
export function below({ shared_groups }: FactArmy, fact: Fact): readonly Fact[] {
	const { group_ref: ref, options = [] } = fact;
	const shared = ref === undefined ? [] : (shared_groups[ref]?.options ?? []);
	return [...shared, ...options];
}

/** A row that names a shared group is that group, with what both say of it. */
export function opened({ shared_groups }: FactArmy, fact: Fact): Fact {
	const shared = fact.group_ref === undefined ? undefined : shared_groups[fact.group_ref];
	if (!shared) return fact;
	return {
		...shared,
		...fact,
		group: true,
		options: [...(shared.options ?? []), ...(fact.options ?? [])],
		modifiers: [...(shared.modifiers ?? []), ...(fact.modifiers ?? [])]
	};
}

/** A row that every one of these has: no more and no less, and nothing to choose. */
export function isFixed({ min = 0, max, group, modifiers = [] }: Fact): boolean {
	const isConditional = modifiers.some(
		({ hide, show, set }) => hide ?? show ?? set === 'minSelections'
	);
	const isSet = modifiers.some(
		({ set, value, when }) => set === 'minSelections' && Number(value) > 0 && !when
	);
	return group !== true && ((min > 0 && max === min && !isConditional) || isSet);
}

/** The troops of a unit: rows with a price each, as many as the player chooses. */
export function troopsOf({ options = [] }: FactUnit): Fact | undefined {
	return (
		options.find(({ group, min, max, points, model }) => {
			const isMany = group !== true && (min ?? 0) > 0 && min !== max;
			return isMany && (points !== undefined || model === true);
		}) ??
		options.find(({ group, model, points, min, max }) => {
			const isPriced = group !== true && model === true && points !== undefined;
			return isPriced && min === undefined && max === undefined;
		})
	);
}

/** Whether a profile is a line of figures, and no weapon or armour. */
export function isStatLine({ stats }: FactProfile): boolean {
	return ['WS', 'BS', 'T', 'W', 'I', 'M'].filter((column) => column in stats).length > 1;
}
