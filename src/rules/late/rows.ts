import type { Constraint, ConstraintKind, Selector, ConstraintOf } from '#schema';
import { isOfEachUnit } from '../about.ts';
import { implementationOf } from '../kinds.ts';
import {
	countIn,
	sumOver,
	type Kit,
	type RowContext,
	type Rows,
	hasPart,
	minus,
	poolsOf,
	lessEachGroup,
	type Pool
} from '../base/row-context.ts';
import { countRows } from '../count/rows.ts';
import { requiresRows } from '../requires/rows.ts';
import { isOfAll, sharedPoints, shareAt } from '../share/check.ts';
import { kindOfGroup, matches, mayStandIn, numberOf, amountAt } from '../../engine/base/index.ts';
import type { Term } from '../base/programme.ts';
import { setKey } from '../unique/check.ts';

/** Adds the rows of a rule to the programme. Where something suspends the rule, they do not bind (`Programme.bound`). */
export function addRows(context: Omit<RowContext, 'lifted'>, rule: Constraint): void {
	const whole = { ...context, lifted: liftedBy(context, rule) };
	if (isOfEachUnit(rule)) forbidBreakers(whole, rule);
	const of = rowsByKind[rule.kind] as Rows<ConstraintKind>;
	of(whole, rule);
}

/** Whether the rule says who may have what, or how large units are. */
export function isWhatUnitsAre(rule: Constraint): boolean {
	return rule.kind === 'carries' || (rule.kind === 'count' && rule.scope === 'unit');
}

function forbidBreakers({ programme, kits, lifted }: RowContext, rule: Constraint): void {
	const breaks = ({ alone, isSound }: Kit) =>
		(!isSound || lifted.length > 0) &&
		implementationOf(rule)
			.check(alone, rule)
			.some(({ outcome }) => outcome !== 'met');
	programme.bound(
		sumOver(kits, (kit) => (breaks(kit) ? 1 : 0)),
		{ max: 0 },
		lifted
	);
}

/** Columns of 0 or 1, which are 1 only while something in the army, or what it lacks, suspends the rule. */
function liftedBy(
	{ programme, kits }: Omit<RowContext, 'lifted'>,
	{ unless, while: only }: Constraint
): readonly number[] {
	const lifted: number[] = [];
	if (unless) lifted.push(programme.addPresence(sumOver(kits, (kit) => countIn(kit, unless))));
	if (only) {
		const some = programme.addPresence(sumOver(kits, (kit) => countIn(kit, only)));
		const none = programme.column(1);
		programme.bound(
			[
				[some, 1],
				[none, 1]
			],
			{ min: 1, max: 1 }
		);
		lifted.push(none);
	}
	return lifted;
}

/** Each of these so often at most. On any one unit, the unit alone decides. */
const uniqueRows: Rows<'unique'> = (context, rule) => {
	const { programme, kits, limit, lifted } = context;
	if (rule.by === 'set') {
		for (const alike of grouped(kits, (kit) => [setKey(rule, kit.unit)]).values())
			programme.bound(
				sumOver([...alike.keys()], () => 1),
				{ max: 1 },
				lifted
			);
		return;
	}
	if (rule.scope === 'unit') return;
	const max = amountAt(rule.max ?? 1, limit);
	const ids = ({ things }: Kit) =>
		things.flatMap(({ indexed, tags }) => (matches(rule.of, tags) ? [indexed.entry.id] : []));
	for (const times of grouped(kits, ids).values())
		programme.bound(
			sumOver([...times.keys()], (kit) => times.get(kit) ?? 0),
			{ max },
			lifted
		);
};

/** For each key, the kits that have it, and how often. */
function grouped(
	kits: readonly Kit[],
	keysOf: (kit: Kit) => readonly string[]
): ReadonlyMap<string, ReadonlyMap<Kit, number>> {
	const known = new Map<string, Map<Kit, number>>();
	for (const kit of kits) {
		for (const key of keysOf(kit)) {
			if (key === '') continue;
			const times = known.get(key) ?? new Map<Kit, number>();
			known.set(key, times.set(kit, (times.get(kit) ?? 0) + 1));
		}
	}
	return known;
}

/** Followers fit the rows of who leads them. */
const ledRows: Rows<'led'> = (context, rule) => {
	for (const pool of poolsOf(context, rule.group)) boundLeaderRows(context, pool);
};

/**
 * Each row of the leader has its minimum of those who fit it, and those who fit limited rows alone are no more than
 * these hold.
 */
function boundLeaderRows({ programme, kits, lifted }: RowContext, pool: Pool): void {
	const leaderRows = pool.leader.indexed?.entry.leads ?? [];
	const fitting = ({ unit }: Kit) => leaderRows.filter(({ of }) => matches(of, unit.tags));
	const followers = (of: (kit: Kit) => boolean): readonly Term[] =>
		kits.flatMap((kit) =>
			kit.places
				.filter((place) => place.pool === pool && !place.leads && of(kit))
				.map(({ column }): Term => [column, 1])
		);
	for (const row of leaderRows) {
		if (row.min === undefined) continue;
		const fit = followers((kit) => fitting(kit).includes(row));
		programme.bound([...fit, ...lessEachGroup(pool, row.min)], { min: 0 }, lifted);
	}
	const sets = new Map(
		kits.map((kit) => [
			fitting(kit)
				.map((row) => leaderRows.indexOf(row))
				.join(),
			fitting(kit)
		])
	);
	for (const fitted of sets.values()) {
		const most = fitted.reduce((sum, { max = Infinity }) => sum + max, 0);
		if (most === Infinity) continue;
		const bound = followers((kit) => fitting(kit).every((row) => fitted.includes(row)));
		programme.bound([...bound, ...lessEachGroup(pool, most)], { max: 0 }, lifted);
	}
}

type Rank = ConstraintOf<'rank'>;

/** Nobody stands above the holder of the role. */
const rankRows: Rows<'rank'> = ({ programme, kits, lifted }, rule) => {
	const holders = kits.filter(({ unit }) => unit.indexed && matches(rule.role, unit.tags));
	const others = kits.filter(({ unit }) => unit.indexed && matches(rule.among, unit.tags));
	for (const rank of new Set(holders.map((kit) => rankIn(rule, kit)))) {
		const higher = sumOver(others, (kit) => (rankIn(rule, kit) > rank ? 1 : 0));
		if (higher.length === 0) continue;
		const holding = programme.addPresence(
			sumOver(holders, (kit) => (rankIn(rule, kit) === rank ? 1 : 0))
		);
		const { most } = programme.range(higher);
		programme.bound([...higher, [holding, most]], { max: most }, lifted);
	}
};

function rankIn({ by }: Rank, { unit }: Kit): number {
	if ('number' in by) return numberOf(unit, by.number);
	return matches(by, unit.tags) ? 1 : 0;
}

/** The groups of a pool together have no more than each may have, and no fewer than each must. */
const groupRows: Rows<'group'> = (context, rule) => {
	const { programme, kits, lifted } = context;
	const { group, of, min = 0, max, more, free } = rule;
	for (const pool of poolsOf(context, group)) {
		const isOf = ({ unit }: (typeof kits)[number]): boolean => matches(of, unit.tags);
		const found = sumOver(kits, (kit) => (isOf(kit) ? 1 : 0), pool);
		programme.bound([...found, ...lessEachGroup(pool, min)], { min: 0 }, lifted);
		if (max === undefined || more?.per !== undefined || more?.counting) continue;
		const growth = more ? sumOver(kits, (kit) => countIn(kit, more.each) * more.n, pool) : [];
		// A free unit beside each other one: then half of them count.
		const heavy = free
			? sumOver(kits, (kit) => (isOf(kit) && !matches(free, kit.unit.tags) ? 1 : 0), pool)
			: found;
		programme.bound([...heavy, ...minus(growth), ...lessEachGroup(pool, max)], { max: 0 }, lifted);
	}
};

/** So many groups of a kind, or as many as others. */
const groupsRows: Rows<'groups'> = (context, rule) => {
	const { programme, lifted } = context;
	const { group, by, min, asMany, max } = rule;
	const groups = groupsLed(context, group, by);
	programme.bound(groups, { min, max }, lifted);
	if (asMany)
		programme.bound([...groups, ...minus(groupsLed(context, group, asMany))], { min: 0 }, lifted);
};

function groupsLed(context: RowContext, group: string, by: Selector | undefined): readonly Term[] {
	return poolsOf(context, group).flatMap(({ leader, leaders }) =>
		!by || matches(by, leader.tags) ? leaders : []
	);
}

/** Who may be in a group and may not stay outside has no place there. */
const outsideRows: Rows<'outside'> = ({ index, programme, kits, lifted }, rule) => {
	const kind = kindOfGroup(index, rule.group);
	if (!kind) return;
	const left = kits
		.filter(({ unit }) => mayStandIn(kind, unit) && !matches(rule.of, unit.tags))
		.flatMap(({ places }) => places.filter(({ pool }) => !pool))
		.map(({ column }): Term => [column, 1]);
	programme.bound(left, { max: 0 }, lifted);
};

/** Points of these between the minimum and the maximum. In any one unit, the unit alone decides. */
const shareRows: Rows<'share'> = (context, rule) => {
	if (rule.scope === 'unit') return;
	const { programme, kits, points, limit, lifted } = context;
	const spent = isOfAll(rule)
		? points
		: sumOver(kits, (kit) => (hasPart(kit, rule.of) ? sharedPoints(rule, kit.unit) : 0));
	programme.bound(spent, { min: shareAt(rule.min, limit), max: shareAt(rule.max, limit) }, lifted);
};

/** The points spent are within the points limit. */
const pointsLimitRows: Rows<'points-limit'> = ({ programme, points, limit, lifted }) => {
	programme.bound(points, { max: limit }, lifted);
};

/** No list is legal at another points limit. */
const agreedSizeRows: Rows<'agreed-size'> = ({ programme, limit, lifted }, rule) => {
	if (limit === rule.size) return;
	const never = programme.column(1);
	programme.bound([[never, 1]], { min: 2 }, lifted);
};

/** What each unit decides by itself. */
const byUnit = (): void => undefined;

/** The rows of every kind of rule. They may allow more than the rule, never less: the engine judges what is found. */
const rowsByKind = {
	'points-limit': pointsLimitRows,
	'agreed-size': agreedSizeRows,
	count: countRows,
	share: shareRows,
	unique: uniqueRows,
	carries: byUnit,
	exclusive: byUnit,
	budget: byUnit,
	requires: requiresRows,
	group: groupRows,
	groups: groupsRows,
	led: ledRows,
	outside: outsideRows,
	rank: rankRows,
	standing: byUnit
} satisfies { readonly [K in ConstraintKind]: Rows<K> };
