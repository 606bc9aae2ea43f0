import type { Constraint, ConstraintKind } from '#schema';
import { agreedSizeRows } from '../agreed-size/rows.ts';
import { isOfEachUnit } from './about.ts';
import { kindOf } from '../kinds.ts';
import { countIn, sumOver, type Kit, type Offer, type Rows } from '../base/offer.ts';
import { countRows } from '../count/rows.ts';
import { groupRows } from '../group/rows.ts';
import { groupsRows } from '../groups/rows.ts';
import { ledRows } from '../led/rows.ts';
import { outsideRows } from '../outside/rows.ts';
import { pointsLimitRows } from '../points-limit/rows.ts';
import { rankRows } from '../rank/rows.ts';
import { requiresRows } from '../requires/rows.ts';
import { shareRows } from '../share/rows.ts';
import { uniqueRows } from '../unique/rows.ts';

/** What each unit decides by itself. */
const byUnit = (): void => undefined;

/** The rows of every kind of rule: a list that breaks one of them breaks the rule. */
const rows = {
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

/** Adds the rows of a rule to the programme; while the rule is suspended, they do not hold. */
export function addRows(offer: Omit<Offer, 'lifted'>, rule: Constraint): void {
	const whole = { ...offer, lifted: liftedBy(offer, rule) };
	if (isOfEachUnit(rule)) forbidBreakers(whole, rule);
	const of = rows[rule.kind] as Rows<ConstraintKind>;
	of(whole, rule);
}

/** Whether the rule says who may have what, or how large units are. */
export function isWhatUnitsAre(rule: Constraint): boolean {
	return rule.kind === 'carries' || (rule.kind === 'count' && rule.scope === 'unit');
}

function forbidBreakers({ programme, kits, lifted }: Offer, rule: Constraint): void {
	const breaks = ({ alone, isSound }: Kit) =>
		(!isSound || lifted.length > 0) &&
		kindOf(rule)
			.check(alone, rule)
			.some(({ outcome }) => outcome !== 'met');
	programme.bound(
		sumOver(kits, (kit) => (breaks(kit) ? 1 : 0)),
		{ max: 0 },
		lifted
	);
}

/** Columns that are 1 only while something in the army, or what it lacks, suspends the rule. */
function liftedBy(
	{ programme, kits }: Omit<Offer, 'lifted'>,
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
