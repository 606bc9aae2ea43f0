import type { ConstraintOf, More } from '#schema';
import { matches, ownNumber } from '../../engine/base/index.ts';
import {
	countIn,
	lessEachGroup,
	minus,
	poolsOf,
	sumOver,
	type Kit,
	type RowContext,
	type Pool,
	type Rows
} from '../base/row-context.ts';
import type { Term } from '../base/programme.ts';
import { plainRange } from './check.ts';

type Count = ConstraintOf<'count'>;

/** So many of these at least and at most: in the army, in each group, or, for models, in each unit. */
export const countRows: Rows<'count'> = (context, rule) => {
	const { scope = 'army' } = rule;
	if (scope === 'unit') boundModels(context, rule);
	else if (scope === 'army') boundArmy(context, rule);
	else for (const pool of poolsOf(context, scope.group)) boundPool(context, rule, pool);
};

function boundArmy(context: RowContext, rule: Count): void {
	const { programme, lifted } = context;
	const { min, max } = plainRange(context, rule);
	const amount = amountOf(context, rule);
	programme.bound(amount, { min }, lifted);
	if (max === undefined) return;
	const most = Math.min(max, rule.more?.upTo ?? Infinity);
	programme.bound([...amount, ...minus(growthOf(context, rule, max))], { max: most }, lifted);
}

/** The groups of a pool together: at least, and at most, what each of them must and may have. */
function boundPool(context: RowContext, rule: Count, pool: Pool): void {
	const { programme, kits, lifted } = context;
	const { min = 0, max } = plainRange(context, rule);
	if (typeof rule.counting === 'object') return;
	const found = sumOver(kits, (kit) => countIn(kit, rule.of), pool);
	programme.bound([...found, ...lessEachGroup(pool, min)], { min: 0 }, lifted);
	if (max !== undefined && !rule.more)
		programme.bound([...found, ...lessEachGroup(pool, max)], { max: 0 }, lifted);
}

/** How many there are, or the sum of a number of theirs. */
function amountOf(context: RowContext, { of, counting }: Count): readonly Term[] {
	const { programme, kits } = context;
	if (typeof counting !== 'object') return sumOver(kits, (kit) => countIn(kit, of));
	const { number } = counting;
	const terms: Term[] = [];
	const shared = new Map<string, { amount: number; per: number; times: Map<Kit, number> }>();
	for (const kit of kits) {
		for (const { indexed, tags } of kit.things) {
			const amount = ownNumber(indexed, number);
			if (amount === 0 || !matches(of, tags)) continue;
			const { id, perChoice: per = 1 } = indexed.entry;
			if (per === 1) terms.push([kit.countColumn, amount]);
			else {
				const known = shared.get(id) ?? { amount, per, times: new Map<Kit, number>() };
				shared.set(id, known);
				known.times.set(kit, (known.times.get(kit) ?? 0) + 1);
			}
		}
	}
	for (const { amount, per, times } of shared.values()) {
		const units = sumOver([...times.keys()], (kit) => times.get(kit) ?? 0);
		const choices = programme.column(Math.ceil(programme.range(units).most / per));
		programme.bound([...units, [choices, -per]], { min: 1 - per, max: 0 });
		terms.push([choices, amount]);
	}
	return terms;
}

/** What other units add to a maximum. */
function growthOf({ programme, kits }: RowContext, { more }: Count, base: number): readonly Term[] {
	if (!more) return [];
	const { each, n, per = 1, counting, upTo = Infinity } = more;
	const found = sumOver(kits, (kit) =>
		counting ? modelsIn(kit, (tags) => matches(each, tags)) : countIn(kit, each)
	);
	const { most } = programme.range(found);
	if (per === 1 && upTo === Infinity)
		return found.map(([column, times]): Term => [column, times * n]);
	const grown = programme.column(Math.max(0, Math.min(Math.floor(most / per) * n, upTo - base)));
	programme.bound([[grown, per], ...found.map(([at, times]): Term => [at, -times * n])], {
		max: 0
	});
	return [[grown, 1]];
}

function modelsIn({ things, unit }: Kit, isMeant: (tags: ReadonlySet<string>) => boolean): number {
	return things.reduce(
		(sum, { indexed, tags }) =>
			sum + (indexed === unit.indexed && isMeant(tags) ? (unit.models ?? 1) : 0),
		0
	);
}

/** A unit of more models than the maximum needs what raises it in the army, too. Without growth, the unit alone decides. */
function boundModels(context: RowContext, rule: Count): void {
	const { more } = rule;
	if (!more) return;
	const { programme, kits, lifted } = context;
	const { max } = plainRange(context, rule);
	if (max === undefined) return;
	const growth = more.counting === 'largest' ? [] : growthOf(context, rule, max);
	const modelsOf = (kit: Kit): number => modelsIn(kit, (tags) => matches(rule.of, tags));
	for (const models of new Set(kits.map(modelsOf).filter((models) => models > max))) {
		const large = kits.filter((kit) => modelsOf(kit) === models);
		const some = programme.addPresence(sumOver(large, () => 1));
		if (more.counting === 'largest') {
			const enough = kits.filter((kit) => max + raisedBy(more, kit) >= models);
			programme.bound([[some, 1], ...minus(sumOver(enough, () => 1))], { max: 0 }, lifted);
		} else programme.bound([[some, models - max], ...minus(growth)], { max: 0 }, lifted);
	}
}

/** What a unit alone adds to a maximum. */
function raisedBy({ each, n, per = 1 }: More, kit: Kit): number {
	return Math.floor(modelsIn(kit, (tags) => matches(each, tags)) / per) * n;
}
