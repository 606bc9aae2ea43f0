import type { ConstraintOf } from '#schema';
import { matches } from '../../engine/base/index.ts';
import {
	hasPart,
	minus,
	poolsOf,
	sumOver,
	type Kit,
	type RowContext,
	type Pool,
	type Rows
} from '../base/row-context.ts';

type Requires = ConstraintOf<'requires'>;

/** Whoever has one of these needs one of those, or may have none of those besides. */
export const requiresRows: Rows<'requires'> = (context, rule) => {
	const { scope } = rule;
	if (scope === 'unit') return;
	if (scope === 'army') boundIn(context, rule);
	else for (const pool of poolsOf(context, scope.group)) boundIn(context, rule, pool);
};

function boundIn(context: RowContext, rule: Requires, pool?: Pool): void {
	const { programme, kits, lifted } = context;
	const { of, needs, forbids, min = 1 } = rule;
	const askers = kits.filter((kit) => hasPart(kit, of));
	const asking = sumOver(askers, () => 1, pool);
	if (asking.length === 0) return;
	if (needs) {
		const found = sumOver(kits, (kit) => neededIn(rule, kit), pool);
		const some = programme.addPresence(asking);
		programme.bound([[some, min], ...minus(found)], { max: 0 }, lifted);
	}
	// Groups of a pool are looked at together, where what is forbidden may stand in another one.
	if (forbids && !pool) forbid(context, rule, askers);
}

function neededIn({ needs = {}, counting }: Requires, kit: Kit): number {
	if (!hasPart(kit, needs)) return 0;
	return counting === 'models' ? (kit.unit.models ?? 1) : 1;
}

function forbid(
	{ programme, kits, lifted }: RowContext,
	rule: Requires,
	askers: readonly Kit[]
): void {
	const { forbids = {}, unlessWith } = rule;
	const forbidden = kits.filter((kit) => hasPart(kit, forbids));
	if (forbidden.length === 0) return;
	const allowing = unlessWith ? sumOver(kits, (kit) => (hasPart(kit, unlessWith) ? 1 : 0)) : [];
	const free = allowing.length > 0 ? [...lifted, programme.addPresence(allowing)] : lifted;
	const limit = (some: readonly Kit[], max: number, beside: readonly Kit[]): void => {
		const units = sumOver(some, () => 1);
		const { most } = programme.range(units);
		const isThere = programme.addPresence(sumOver(beside, () => 1));
		programme.bound([...units, [isThere, most]], { max: max + most }, free);
	};
	const selfForbidden = forbidden.filter((kit) => forbidsItself(rule, kit));
	programme.bound(
		sumOver(selfForbidden, () => 1),
		{ max: 0 },
		free
	);
	const both = forbidden.filter((kit) => askers.includes(kit));
	const apart = forbidden.filter((kit) => !askers.includes(kit));
	if (apart.length > 0) limit(apart, 0, askers);
	// Two of those that ask for it themselves forbid each other.
	if (both.length > 0) limit([...new Set([...askers, ...forbidden])], 1, both);
}

/** Whether one part of a unit forbids another one. */
function forbidsItself({ of, forbids = {} }: Requires, kit: Kit): boolean {
	const parts = kit.things.filter(({ as }) => as !== 'held');
	return parts.some(
		(asker) =>
			matches(of, asker.tags) &&
			parts.some((other) => other !== asker && matches(forbids, other.tags))
	);
}
