// The catalogues of the facts, as far as the comparisons read them.

interface When {
	readonly if: string;
	readonly scope: string;
	readonly of: string;
	readonly value: number;
}

/** What changes a row under some conditions. */
export interface Change {
	readonly set?: string;
	readonly increment?: string;
	readonly decrement?: string;
	readonly show?: unknown;
	readonly value: string | number;
	readonly when?: readonly When[];
	readonly repeat?: readonly { readonly of: string }[];
}

/** A unit, an option, or a group of options. */
export interface Row {
	readonly name: string;
	readonly points?: number;
	/** Of models or copies. */
	readonly min?: number;
	readonly max?: number;
	readonly max_army?: number;
	readonly min_army?: number;
	readonly max_points?: number;
	readonly default?: string;
	readonly hidden?: boolean;
	readonly model?: boolean;
	readonly group?: boolean;
	/** A group that several units share. */
	readonly group_ref?: string;
	readonly options?: readonly Row[];
	readonly modifiers?: readonly Change[];
	readonly category?: string | null;
	readonly categories?: readonly (string | null)[];
	readonly profiles?: readonly {
		readonly name: string;
		readonly type: string;
		readonly stats: Readonly<Record<string, string>>;
	}[];
}

/** An army. */
export interface Catalogue {
	readonly name: string;
	readonly units: readonly Row[];
	readonly shared_groups: Readonly<Record<string, Row>>;
}

/** The options of a row, those of the group that it shares first. */
export function optionsOf(row: Row, groups: Catalogue['shared_groups']): readonly Row[] {
	const shared = row.group_ref === undefined ? undefined : groups[row.group_ref];
	return [...(shared?.options ?? []), ...(row.options ?? [])];
}
