import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FactWeapon {
	readonly name: string;
	readonly type: 'melee' | 'ranged';
	readonly range?: string;
	readonly attacks?: string | null;
	readonly hit?: string | null;
	readonly wound?: string | null;
	readonly rend?: string | null;
	readonly damage?: string | null;
	readonly abilities?: readonly string[];
}

export interface FactAbility {
	readonly name: string;
	readonly timing?: string;
	readonly casting_value?: string;
}

export interface FactRow {
	readonly keyword?: string;
	readonly unit?: string;
	readonly qty: 'any' | '0-1';
}

export interface FactUnit {
	readonly id: string;
	readonly name: string;
	readonly type: 'hero' | 'unit' | 'terrain';
	readonly points: number | null;
	readonly models: number;
	readonly unique: boolean;
	readonly warmaster: boolean;
	readonly reinforceable: boolean;
	readonly legends?: boolean;
	readonly keywords: readonly string[];
	readonly base_size?: string;
	readonly publication?: string;
	readonly move: string;
	readonly health: string;
	readonly save: string;
	readonly control: string;
	readonly ward?: string;
	readonly weapons?: readonly FactWeapon[];
	readonly abilities?: readonly FactAbility[];
	readonly regiment_options?: readonly FactRow[];
	readonly joins_as?: readonly string[];
	readonly limit_per?: readonly { readonly count: number; readonly for_each: string }[];
}

export interface FactTable {
	readonly table: string;
	readonly hidden_by_default?: boolean;
	readonly entries: readonly { readonly name: string; readonly points?: number }[];
}

export interface FactFormation {
	readonly name: string;
	readonly abilities?: readonly string[];
	readonly hidden_by_default?: boolean;
	readonly publication?: string;
	readonly points?: number;
}

export interface FactFaction {
	readonly id: string;
	readonly name: string;
	readonly army_of_renown: boolean;
	readonly legends: boolean;
	readonly points_date: string;
	readonly battle_formations: readonly FactFormation[];
	readonly heroic_traits: readonly FactTable[];
	readonly artefacts_of_power: readonly FactTable[];
	readonly other_enhancements: readonly FactTable[];
	readonly lores: Readonly<Record<string, readonly string[]>>;
	readonly battle_traits: readonly string[];
	readonly units: readonly FactUnit[];
}

export interface FactSpell {
	readonly name: string;
	readonly kind: string;
	readonly casting_value: string;
	readonly keywords: string;
}

export interface FactLore {
	readonly name: string;
	readonly spells: readonly FactSpell[];
}

export interface FactRenown {
	readonly id: string;
	readonly name: string;
	readonly points: number | null;
	readonly eligible_factions: readonly string[];
	readonly units: readonly {
		readonly unit: string;
		readonly count: number;
		readonly models_each: number;
	}[];
	readonly abilities?: readonly FactAbility[];
}

/** Everything that one folder of facts says; all of one day. */
export interface Facts {
	readonly factions: readonly FactFaction[];
	readonly lores: readonly FactLore[];
	readonly renown: readonly FactRenown[];
}

/** Reads the facts of a day. @throws if they are not all of the same one. */
export function readFacts(folder: string, pointsDate: string): Facts {
	const names = readdirSync(join(folder, 'factions')).sort();
	const factions = names.map((name) => read(join(folder, 'factions', name)) as FactFaction);
	for (const { id, points_date } of factions) {
		if (points_date !== pointsDate) throw new Error(`${id} is of ${points_date}`);
	}
	const { lores } = read(join(folder, 'lores.json')) as { lores: readonly FactLore[] };
	const { regiments_of_renown: renown } = read(join(folder, 'regiments-of-renown.json')) as {
		regiments_of_renown: readonly FactRenown[];
	};
	return { factions, lores, renown };
}

function read(path: string): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}
