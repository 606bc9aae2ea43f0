import type { ArmyIndex, Surcharged, Verdict, VerdictOf } from '#engine';
import type { Amount, ConstraintKind, ConstraintOf, Table } from '#schema';
import { growsOf } from '../../naming/called.ts';
import { problems } from '../../en/problems.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { pointsText } from '../../base/figures.ts';
import { amountsText } from '../sums.ts';

/** How the numbers of a verdict of one kind came about. */
type Working<K extends ConstraintKind> = {
	word(verdict: VerdictOf<K>, index: ArmyIndex): string | undefined;
}['word'];

const asPrinted = (): undefined => undefined;

const workings: { readonly [K in ConstraintKind]: Working<K> } = {
	'points-limit': ({ measured, surcharged }) => surcharged && spentText(measured, surcharged),
	'agreed-size': asPrinted,
	count: (verdict, index) => countArithmetic(verdict, index),
	share: asPrinted,
	unique: ({ constraint: { max } }) => tablesText([max]),
	carries: asPrinted,
	exclusive: ({ constraint: { min, max } }) => tablesText([min, max]),
	budget: ({ constraint: { max } }) => tablesText([max]),
	requires: asPrinted,
	group: ({ growth, max }, index) =>
		growth && problems.upTo(problems.growth(growsOf(index, growth)), max),
	groups: asPrinted,
	led: asPrinted,
	outside: asPrinted,
	rank: asPrinted,
	standing: asPrinted
};

/** How the numbers of a verdict came about; undefined if they are as printed, or its sentence says it. */
export function arithmetic(index: ArmyIndex, verdict: Verdict): string | undefined {
	if (verdict.outcome === 'lifted') return undefined;
	const word: Working<ConstraintKind> = workings[verdict.constraint.kind];
	return word(verdict, index);
}

/** "Units 1000 + Auxiliary units 60 (0 + 20 + 40) = 1060." */
function spentText(spent: number, surcharged: readonly Surcharged[]): string {
	const ofUnits = surcharged.reduce((sum, { points }) => sum - points, spent);
	const parts = surcharged.map(
		(each) =>
			`${phrases.noun(each.surcharge.name)} ${pointsText(each.points)} (${amountsText(each)})`
	);
	const sum = [`${problems.ofUnits} ${pointsText(ofUnits)}`, ...parts].join(' + ');
	return `${sum} = ${pointsText(spent)}.`;
}

function countArithmetic(verdict: VerdictOf<'count'>, index: ArmyIndex): string | undefined {
	const { constraint, growth, multiplier, max, limit, group } = verdict;
	const { scope = 'army' } = constraint;
	const byTable = tablesText([constraint.min, constraint.max], limit);
	if (byTable !== undefined) return byTable;
	if (growth) {
		// Without a group, and where there may be none, the sentence itself says how the maximum grows.
		if (max === 0 || (typeof scope === 'object' && !group)) return undefined;
		return problems.upTo(problems.growth(growsOf(index, growth)), max);
	}
	if (multiplier) return problems.multiplied(multiplier);
	const isWorthSaying = constraint.min !== constraint.max && growsWithGame(index);
	return scope === 'army' && limit !== 0 && isWorthSaying ? problems.anySize : undefined;
}

/** Whether other numbers of the army follow from the points limit, so that it has to be said where one does not. */
function growsWithGame(index: ArmyIndex): boolean {
	const known = growing.get(index);
	if (known !== undefined) return known;
	const grows = index.constraints.some((rule) => {
		const ask: Asked<ConstraintKind> | undefined = byGame[rule.kind];
		return ask?.(rule) ?? false;
	});
	growing.set(index, grows);
	return grows;
}

// Cached, as each count within its limits asks.
const growing = /* @__PURE__ */ new WeakMap<ArmyIndex, boolean>();

type Asked<K extends ConstraintKind> = { ask(rule: ConstraintOf<K>): boolean }['ask'];

/** The kinds with numbers that are printed for each band of points. */
const byGame: { readonly [K in ConstraintKind]?: Asked<K> } = {
	count: ({ per }) => per === 'band'
};

/** How amounts follow from the points limit, for those with a table. */
function tablesText(amounts: readonly (Amount | undefined)[], size?: number): string | undefined {
	const tables = amounts.flatMap((amount) =>
		typeof amount === 'object' && 'table' in amount ? [tableText(amount)] : []
	);
	return tables.length === 0 ? undefined : problems.bySize(tables, size);
}

/** "3 under 2000, 4 from 2000, 6 from 3000, then 2 more for each full 1000". */
export function tableText(table: Table): string {
	return problems.table(table);
}
