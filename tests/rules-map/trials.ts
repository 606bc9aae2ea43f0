import { matches, type ArmyIndex } from '#engine';
import type { Constraint, ConstraintOf, RosterUnit, Scope } from '#schema';
import {
	bearing,
	copies,
	everyUnit,
	first,
	noTrials,
	tagsOf,
	together,
	type Trial,
	type Trials
} from './trial-rosters.ts';

/** Two rosters for a constraint of an army: one that meets it, and one that breaks it. */
export function trialsOf(index: ArmyIndex, constraint: Constraint): Trials {
	switch (constraint.kind) {
		case 'points-limit':
			return pointsLimitTrials(index);
		case 'agreed-size':
			return agreedSizeTrials(index, constraint);
		case 'count':
			return countTrials(index, constraint);
		case 'unique':
			return uniqueTrials(index, constraint);
		case 'carries':
			return carriesTrials(index, constraint);
		case 'exclusive':
			return exclusiveTrials(index, constraint);
		case 'requires':
			return constraint.forbids ? forbidsTrials(index, constraint) : needsTrials(index, constraint);
		case 'group':
			return groupTrials(index, constraint);
		case 'share':
		case 'groups':
		case 'led':
		case 'outside':
		case 'rank':
			throw new Error(`${constraint.id}: no list of this map has such a rule`);
		case 'standing':
			return { met: { units: [first(index)] }, broken: { units: [{ id: 'u', entry: 'no' }] } };
	}
}

function pointsLimitTrials(index: ArmyIndex): Trials {
	const units = [first(index)];
	const cost = index.units[0]?.entry.cost ?? 0;
	return { met: { size: cost, units }, broken: { size: cost - 1, units } };
}

function agreedSizeTrials(index: ArmyIndex, { size }: ConstraintOf<'agreed-size'>): Trials {
	const units = [first(index)];
	return { met: { size, units }, broken: { size: size + 1, units } };
}

function countTrials(index: ArmyIndex, constraint: ConstraintOf<'count'>): Trials {
	const { of, min, max = min ?? 0, scope = 'army' } = constraint;
	const chosen = bearing(index, of);
	if (!chosen) return noTrials;
	const broken = min === undefined ? copies(chosen, max + 1) : copies(chosen, min - 1);
	return { met: among(scope, copies(chosen, max)), broken: among(scope, broken) };
}

function uniqueTrials(index: ArmyIndex, { of, scope }: ConstraintOf<'unique'>): Trials {
	const chosen = bearing(index, of);
	const [option] = chosen?.options ?? [];
	if (!chosen || option === undefined) return noTrials;
	const twice = [{ ...chosen, options: [option, option] }];
	return scope === 'army'
		? { met: { units: [chosen] }, broken: { units: copies(chosen, 2) } }
		: { met: { units: copies(chosen, 2) }, broken: { units: twice } };
}

function carriesTrials(index: ArmyIndex, { option, by }: ConstraintOf<'carries'>): Trials {
	const give = (unit: RosterUnit) => ({
		units: [{ ...unit, options: [...(unit.options ?? []), option] }]
	});
	const all = everyUnit(index);
	const friend = all.find((unit) => matches(by, tagsOf(index, unit)));
	const stranger = all.find((unit) => !matches(by, tagsOf(index, unit)));
	return { met: friend && give(friend), broken: stranger && give(stranger) };
}

function exclusiveTrials(index: ArmyIndex, { of, max }: ConstraintOf<'exclusive'>): Trials {
	const [option] = index.options.filter(({ tags }) => matches(of, tags));
	if (!option) return noTrials;
	const having = (count: number) => ({
		units: [{ ...first(index), options: Array.from({ length: count }, () => option.entry.id) }]
	});
	return { met: having(max), broken: having(max + 1) };
}

function needsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, needs = {}, scope } = requires;
	const asking = bearing(index, of);
	const helper = bearing(index, needs);
	if (!asking || !helper) return noTrials;
	if (scope !== 'unit') {
		return { met: among(scope, [asking, helper]), broken: among(scope, [asking]) };
	}
	const [option] = index.options.filter(({ tags }) => matches(needs, tags));
	const helped = [{ ...asking, options: [option?.entry.id ?? 'no'] }];
	return { met: { units: helped }, broken: { units: [asking] } };
}

/** Who goes with none of those is met in allowed company, and alone if there is none. */
function forbidsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, forbids = {}, scope } = requires;
	const asking = bearing(index, of);
	const enemies = [...index.units, ...index.options].filter(({ tags }) => matches(forbids, tags));
	const enemy = enemies.find(({ tags }) => !matches(of, tags)) ?? enemies[0];
	if (!asking || !enemy) return noTrials;
	const friend = index.units
		.filter(({ tags }) => mayStandIn(index, scope, tags) && !matches(forbids, tags))
		.map(({ entry }) => bearing(index, { any: [entry.id] }));
	const company = [asking, ...friend.slice(0, 1)].filter((unit) => unit !== undefined);
	const quarrel = [asking, bearing(index, { any: [enemy.entry.id] }) ?? asking];
	return { met: among(scope, company), broken: among(scope, quarrel) };
}

function mayStandIn(index: ArmyIndex, scope: Scope, tags: ReadonlySet<string>): boolean {
	if (typeof scope === 'string') return true;
	const kind = index.system.groups?.find(({ id }) => id === scope.group);
	return kind !== undefined && matches(kind.of, tags);
}

/** A group without a limit can be met and never broken. */
function groupTrials(index: ArmyIndex, constraint: ConstraintOf<'group'>): Trials {
	const { group, of, free, min, max } = constraint;
	const counted = index.units.find(
		({ tags }) => matches(of, tags) && !(free && matches(free, tags))
	);
	const unit = counted && bearing(index, { any: [counted.entry.id] });
	const inOne = (count: number) => together(group, copies(unit, count));
	const broken = max !== undefined ? inOne(max + 1) : min !== undefined && inOne(min - 1);
	return { met: inOne(max ?? min ?? boundless), broken: broken || undefined };
}

/** More units than any group of the pack with a limit may have. */
const boundless = 12;

/** These units in the scope that a rule looks at: one group, or the army. */
function among(scope: Scope, units: readonly RosterUnit[]): Trial {
	return typeof scope === 'string' ? { units } : together(scope.group, units);
}
