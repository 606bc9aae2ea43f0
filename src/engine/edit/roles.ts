import type { Roster } from '#schema';
import { decidedRoles, type DecidedRole } from '../../rules/rank/check.ts';
import { rosterContext, type CheckContext } from '../base/context.ts';
import { applyEdit, type Edit } from './edit.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { mayHave } from '../allow/may-have.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { numberOf } from '../base/numbers.ts';
import { matches } from '../base/selector.ts';

/**
 * The edit followed by the assignment of decided roles: a role without a holder, or whose holder is now
 * outranked, goes to the unit with the highest number, or the first of several.
 */
export function settlingRoles(edit: Edit, roster: Roster, index: ArmyIndex): Edit {
	const roles = thatMayOutrank.has(edit.kind) ? rolesOf(index) : [];
	if (roles.length === 0) return edit;
	const context = rosterContext(applyEdit(roster, edit), index);
	const handing = roles.flatMap((role) => reassign(role, context));
	return handing.length === 0 ? edit : { kind: 'several', edits: [edit, ...handing] };
}

/** The roster with its open decided roles assigned, as a written list need not name them. */
export function withDecidedRoles(roster: Roster, index: ArmyIndex): Roster {
	const roles = rolesOf(index);
	if (roles.length === 0) return roster;
	const context = rosterContext(roster, index);
	const open = roles.filter(({ option }) => !context.bearers.has(option));
	return open.flatMap((role) => reassign(role, context)).reduce(applyEdit, roster);
}

/** The kinds of edit that may change which units there are or what they carry. Restoring brings its own roles. */
const thatMayOutrank: ReadonlySet<Edit['kind']> = new Set([
	'add-units',
	'remove-units',
	'give-option',
	'take-option',
	'swap-option',
	'several'
]);

const known = new WeakMap<ArmyIndex, readonly DecidedRole[]>();

/** Cached, as every edit needs it. */
function rolesOf(index: ArmyIndex): readonly DecidedRole[] {
	const roles = known.get(index) ?? decidedRoles(index);
	known.set(index, roles);
	return roles;
}

function reassign({ option, among, number }: DecidedRole, context: CheckContext): readonly Edit[] {
	const bearers = context.units.filter((unit) => has(unit, option));
	const fitting = context.units.filter(
		(unit) =>
			unit.indexed &&
			matches(among, unit.tags) &&
			(has(unit, option) || mayHave(context.index, unit, option))
	);
	const highest = Math.max(...fitting.map((unit) => numberOf(unit, number)));
	if (bearers.some((bearer) => numberOf(bearer, number) >= highest)) return [];
	const heir = fitting.find((unit) => numberOf(unit, number) === highest);
	if (!heir) return [];
	return [
		...bearers.map(({ unit }) => ({ kind: 'take-option', unit: unit.id, option }) as const),
		{ kind: 'give-option', unit: heir.unit.id, option }
	];
}

function has({ options }: MusteredUnit, option: string): boolean {
	return options.some(({ id }) => id === option);
}
