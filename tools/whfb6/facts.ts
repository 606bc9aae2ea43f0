import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the facts as it is: a unit, the model it is of, an option, or a group of options. */
export interface Fact {
	readonly name: string;
	readonly points?: number;
	readonly min?: number;
	readonly max?: number;
	readonly min_army?: number;
	readonly max_army?: number;
	readonly max_points?: number;
	/** So many of a hundred models may have it. */
	readonly max_pct?: number;
	readonly default?: string;
	/** The row before it, where it costs more than the first of its name. */
	readonly after?: string;
	readonly hidden?: boolean;
	/** The troops themselves. */
	readonly model?: boolean;
	readonly group?: boolean;
	readonly group_ref?: string;
	readonly options?: readonly Fact[];
	readonly profiles?: readonly FactProfile[];
	readonly modifiers?: readonly FactModifier[];
	readonly rules?: readonly string[];
}

export interface FactUnit extends Fact {
	readonly id: string;
	readonly category: string;
	readonly categories?: readonly string[];
}

export interface FactProfile {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

export interface FactCondition {
	readonly if: string;
	readonly scope: string;
	readonly of: string;
	readonly value: number;
}

export type Changed = 'hidden' | 'points' | 'min' | 'max' | 'min_army' | 'max_army';

export interface FactModifier {
	readonly set?: Changed;
	readonly increment?: Changed;
	readonly decrement?: Changed;
	readonly value: number | string;
	readonly when?: readonly FactCondition[];
	readonly repeat?: readonly {
		readonly per: number;
		readonly times: number;
		readonly of: string;
	}[];
}

export interface FactArmy {
	readonly id: string;
	readonly name: string;
	readonly units: readonly FactUnit[];
	readonly shared_groups: Readonly<Record<string, Fact>>;
}

/** A unit in the second collection, for checking and for what the first leaves blank. */
export interface SecondUnit {
	readonly name: string;
	readonly category: string;
	readonly points: number;
	readonly points_per: 'unit' | 'model';
	readonly profile?: Readonly<Record<string, string>>;
	readonly wizard_level?: number;
	readonly size?: { readonly min?: number; readonly max?: number };
	readonly magic_items?: { readonly points: number };
}

interface WizardRow {
	readonly army: string;
	readonly unit: string;
	readonly base: number;
}

export interface Facts {
	readonly army: (file: string) => FactArmy;
	readonly second: (file: string) => readonly SecondUnit[];
	readonly wizards: readonly WizardRow[];
	readonly lores: Readonly<
		Record<string, readonly { readonly name: string; readonly cast: number }[]>
	>;
}

/** @param folder the folder of the edition's facts: `bs`, `assembler`, `slots.json`, `spells.json` */
export function readFacts(folder: string): Facts {
	const read = (...path: readonly string[]): unknown =>
		JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
	return {
		army: (file) => withHeadings(read('bs', `${file}.json`) as FactArmy),
		second: (file) => (read('assembler', `${file}.json`) as { units: readonly SecondUnit[] }).units,
		wizards: (read('slots.json') as { wizards: readonly WizardRow[] }).wizards,
		lores: (read('spells.json') as Pick<Facts, 'lores'>).lores
	};
}

/** Units of no heading are called so, and have no category of none. */
function withHeadings(army: FactArmy): FactArmy {
	const units = army.units.map((unit) => ({
		...unit,
		category: (unit.category as string | null) ?? 'None',
		categories: (unit.categories ?? []).filter((each) => (each as string | null) !== null)
	}));
	return { ...army, units };
}

/** What stands directly below a row: what the group it names holds, and its own. */
export function below(army: FactArmy, { group_ref: ref, options = [] }: Fact): readonly Fact[] {
	const shared = ref === undefined ? undefined : army.shared_groups[ref];
	return [...(shared?.options ?? []), ...options];
}

/** A row with what is said of the group it names: limits of the place go before those of the group. */
export function resolved(army: FactArmy, fact: Fact): Fact {
	const shared = fact.group_ref === undefined ? undefined : army.shared_groups[fact.group_ref];
	if (!shared) return fact;
	return {
		...shared,
		...fact,
		group: true,
		modifiers: [...(shared.modifiers ?? []), ...(fact.modifiers ?? [])],
		options: below(army, fact)
	};
}
