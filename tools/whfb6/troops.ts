import type { Entry } from '#schema';
import type { Context } from './context.ts';
import { below, type Fact, type FactProfile, type FactUnit } from './facts.ts';

type Line = NonNullable<Entry['lines']>[number];

/** The models of a unit, apart from what it may be given. */
export interface Troops {
	/** The ordinary ones, whose number is chosen. */
	readonly main: Fact | undefined;
	/** Those that it has in any case, and how many. */
	readonly fixed: readonly { readonly fact: Fact; readonly count: number }[];
	/** Those of another kind, each an option. */
	readonly more: readonly Fact[];
	/** Machines that go two to a choice. */
	readonly isPair: boolean;
	/** Everything else below the unit. */
	readonly rest: readonly Fact[];
}

export function troopsOf(context: Context, unit: FactUnit): Troops {
	const rows = below(context.facts, unit);
	const group = rows.find(({ name, group: is }) => is === true && name === 'Unit');
	const models = modelsAmong(unit, rows, group);
	const rest = rows.filter((row) => row !== group && !models.includes(row));
	const fixed = models.filter((model) => isFixed(model));
	const open = models.filter((model) => !isFixed(model));
	const main =
		unit.points === undefined ? (open.find(({ min = 0 }) => min > 0) ?? open[0]) : undefined;
	const isPair = main !== undefined && main.max === 2 && main.min === 1 && models.length === 1;
	const inner = main ? below(context.facts, main) : [];
	const own = fixed.flatMap((model) => below(context.facts, model));
	if (group)
		context.note(
			'gap',
			unit.name,
			`at least ${group.min} models of all kinds together, which is not checked`,
			unit.id
		);
	return {
		main,
		fixed: fixed.map((fact) => ({ fact, count: fact.min ?? 1 })),
		more: open.filter((model) => model !== main),
		isPair,
		rest: [...rest, ...inner, ...own]
	};
}

function modelsAmong(
	unit: FactUnit,
	rows: readonly Fact[],
	group: Fact | undefined
): readonly Fact[] {
	if (group) return (group.options ?? []).map((row) => ({ ...row, model: true }));
	const flagged = rows.filter(({ model }) => model);
	if (flagged.length > 0 || unit.points !== undefined) return flagged;
	return rows.filter(
		({ group: is, group_ref: ref, points, min = 0, max }) =>
			is !== true && ref === undefined && points !== undefined && min > 0 && max !== 1
	);
}

function isFixed({ min, max }: Fact): boolean {
	return min !== undefined && min === max;
}

const columns: Readonly<Record<string, string>> = {
	M: 'm',
	WS: 'ws',
	BS: 'bs',
	S: 's',
	T: 't',
	W: 'w',
	I: 'i',
	A: 'a',
	Ld: 'ld'
};

export function statsOf(stats: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(columns).flatMap(([from, to]) => {
			const figure = stats[from]?.trim();
			return figure === undefined || figure === '' || figure === '-' ? [] : [[to, figure]];
		})
	);
}

/** Stat lines, the first of them the unit's own. */
export function linesOf(profiles: readonly FactProfile[]): readonly Line[] {
	return profiles.map(({ name, stats }) => ({ name: name.trim(), stats: statsOf(stats) }));
}
