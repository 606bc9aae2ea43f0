import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the facts as it is: a unit, an option, or a group of options. */
export interface Fact {
	readonly name: string;
	readonly points?: number;
	readonly min?: number;
	readonly max?: number;
	readonly default?: string;
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
	readonly category: string;
}

interface RawArmy extends Omit<FactArmy, 'units'> {
	readonly units: readonly (Fact & { readonly category: string | null })[];
}

export interface FactProfile {
	readonly name: string;
	readonly type: string;
	readonly stats: Readonly<Record<string, string>>;
}

interface FactModifier {
	readonly increment?: string;
	readonly set?: string;
	readonly value: number | string;
	readonly repeat?: readonly { readonly of: string }[];
	readonly when?: readonly { readonly value: number; readonly of: string }[];
}

export interface FactArmy {
	readonly id: string;
	readonly units: readonly FactUnit[];
	readonly shared_groups: Readonly<Record<string, Fact>>;
}

/** Groups of the facts that hold magic items: those are the system's, not the list's. */
const itemGroups = [
	'magic-items',
	'magic-banners',
	'wizards-only',
	'chaos-rewards',
	'devices-of-protection',
	'magic-armour',
	'magic-armour-2',
	'magic-item-spell',
	'miscellaneous',
	'magic-weapons'
];

export function readFacts(folder: string, file: string): FactArmy {
	const army = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as RawArmy;
	// Units that the facts have under no heading are regiments.
	const units = army.units.map((unit) => ({ ...unit, category: unit.category ?? 'Regiments' }));
	return { ...army, units };
}

/** What stands directly below a row: its own options and those of the group it names. */
export function below({ shared_groups }: FactArmy, fact: Fact): readonly Fact[] {
	const { group_ref: ref, options = [] } = fact;
	const shared = ref === undefined ? [] : (shared_groups[ref]?.options ?? []);
	return [...shared, ...options];
}

/** Every option at the end of a branch, groups opened. */
export function leaves(army: FactArmy, fact: Fact): readonly Fact[] {
	return below(army, fact).flatMap((option) =>
		option.group === true || option.group_ref !== undefined ? leaves(army, option) : [option]
	);
}

/** Whether a row, or something below it, leads to this group. */
export function leadsTo(fact: Fact, group: string): boolean {
	return fact.group_ref === group || (fact.options ?? []).some((option) => leadsTo(option, group));
}

export function isItems({ name, group_ref: ref }: Fact): boolean {
	return name.startsWith('Magic ') || (ref !== undefined && itemGroups.includes(ref));
}

/** Points for each model, where the facts say them so; otherwise points as they stand. */
export function pricePerModel({ points = 0, modifiers = [] }: Fact): number {
	const each = modifiers.find(({ increment, repeat }) => increment === 'points' && repeat);
	return each ? Number(each.value) : points;
}

/** "As many as there are of these": a maximum that grows with other units. */
export function growsWith({ modifiers = [] }: Fact): readonly string[] {
	return modifiers
		.filter(({ increment }) => increment === 'max')
		.flatMap(({ repeat = [] }) => repeat.map(({ of }) => of));
}

/** What the army must have for this to be there, and how many. */
export function needsOf({ modifiers = [] }: Fact): { of: string; value: number } | undefined {
	const [first] = modifiers.find(({ set }) => set === 'hidden')?.when ?? [];
	return first && { of: first.of, value: first.value };
}
