import { amountFor, matches, musterUnit, numberOf, type ArmyIndex } from '#engine';
import type { Constraint, ConstraintOf, RosterUnit, Scope, Selector } from '#schema';
import {
	apart,
	bearing,
	bearingOrMade,
	copies,
	everyUnit,
	first,
	noTrials,
	pointsOf,
	together,
	withOptions,
	type Trial,
	type Trials
} from './trial-rosters.ts';
import { forbiddenOnUnit, neededOnUnit } from './unit-trials.ts';

/** Two rosters for a constraint of an army: one that meets it, and one that breaks it. */
export function trialsOf(index: ArmyIndex, constraint: Constraint): Trials {
	switch (constraint.kind) {
		case 'points-limit':
			return pointsLimitTrials(index);
		case 'agreed-size':
			return agreedSizeTrials(index, constraint);
		case 'count':
			return countTrials(index, constraint);
		case 'share':
			return shareTrials(index, constraint);
		case 'unique':
			return constraint.by ? setTrials(index, constraint) : uniqueTrials(index, constraint);
		case 'carries':
			return carriesTrials(index, constraint);
		case 'exclusive':
			return exclusiveTrials(index, constraint);
		case 'requires':
			return constraint.forbids ? forbidsTrials(index, constraint) : needsTrials(index, constraint);
		case 'group':
			return groupTrials(index, constraint);
		case 'rank':
			return rankTrials(index, constraint);
		case 'groups':
		case 'led':
		case 'outside':
			throw new Error(`${constraint.id}: no list of this map has such a rule`);
		case 'standing':
			return { met: { units: [first(index)] }, broken: { units: [{ id: 'u', entry: 'no' }] } };
	}
}

function pointsLimitTrials(index: ArmyIndex): Trials {
	const units = [first(index)];
	const cost = Math.ceil(pointsOf(index, first(index)));
	return { met: { size: cost, units }, broken: { size: cost - 1, units } };
}

function agreedSizeTrials(index: ArmyIndex, { size }: ConstraintOf<'agreed-size'>): Trials {
	const units = [first(index)];
	return { met: { size, units }, broken: { size: size + 1, units } };
}

function countTrials(index: ArmyIndex, constraint: ConstraintOf<'count'>): Trials {
	const { of, min, max = min ?? 0, more, scope = 'army' } = constraint;
	const chosen = bearing(index, of);
	if (!chosen) return noTrials;
	if (scope === 'unit') return modelsTrials(chosen, constraint);
	if (more) return growingTrials(index, chosen, constraint);
	const broken = min === undefined ? copies(chosen, max + 1) : copies(chosen, min - 1);
	return { met: among(scope, copies(chosen, max)), broken: among(scope, broken) };
}

/** A unit of as many models as it may have. Every unit has one, so a least of one is never broken. */
function modelsTrials(chosen: RosterUnit, { min = 1, max }: ConstraintOf<'count'>): Trials {
	const having = (models: number) => ({ units: [{ ...chosen, models }] });
	const broken = min > 1 ? having(min - 1) : max !== undefined && having(max + 1);
	return { met: having(max ?? min), broken: broken || undefined };
}

/** As many as one of the others allows, and one with none of the others. */
function growingTrials(
	index: ArmyIndex,
	chosen: RosterUnit,
	{ max = 0, more, scope = 'army' }: ConstraintOf<'count'>
): Trials {
	const other = more && bearing(index, more.each);
	const broken = among(scope, copies(chosen, max + 1));
	if (!other) return { met: undefined, broken };
	const units = [...copies(chosen, max + more.n), other];
	return { met: among(scope, apart(units)), broken };
}

/** A unit that is just that share of the size, and one at a size a point larger or smaller. */
function shareTrials(index: ArmyIndex, { of, min, max }: ConstraintOf<'share'>): Trials {
	const chosen = bearing(index, of);
	if (!chosen) return noTrials;
	const units = [chosen];
	const points = pointsOf(index, chosen);
	const sizeAt = (percent: number) => (points * 100) / percent;
	if (max === undefined) {
		const size = Math.floor(sizeAt(min ?? 100));
		return { met: { size, units }, broken: { size: size + 1, units } };
	}
	const size = Math.ceil(sizeAt(max));
	return { met: { size, units }, broken: { size: size - 1, units } };
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

/** Two units with different things, and two with the same. */
function setTrials(index: ArmyIndex, { of, except }: ConstraintOf<'unique'>): Trials {
	const [one, other] = index.options
		.filter(({ tags }) => matches(of, tags) && !(except && matches(except, tags)))
		.map(({ entry }) => withOptions(first(index), entry.id));
	if (!one || !other) return noTrials;
	return { met: { units: apart([one, other]) }, broken: { units: copies(one, 2) } };
}

function carriesTrials(index: ArmyIndex, { option, by }: ConstraintOf<'carries'>): Trials {
	const all = everyUnit(index);
	const give = (found: (typeof all)[number] | undefined) =>
		found && { units: [withOptions(found.unit, option)] };
	return {
		met: give(all.find(({ tags }) => matches(by, tags))),
		broken: give(all.find(({ tags }) => !matches(by, tags)))
	};
}

/** As many of the set as the unit may have, or must, and one more, or less. */
function exclusiveTrials(index: ArmyIndex, constraint: ConstraintOf<'exclusive'>): Trials {
	const { of, min, max = min ?? 0, distinct } = constraint;
	const ids = index.options
		.filter(({ tags }) => matches(of, tags))
		.toSorted((one, other) => Number(isMaker(one)) - Number(isMaker(other)))
		.map(({ entry }) => entry.id);
	const host = hostOf(index, constraint);
	const [option] = ids;
	if (!host || option === undefined) return noTrials;
	const amount = (word: typeof max) => amountFor(musterUnit(host, index), word);
	const having = (count: number) => {
		const given = distinct ? ids.slice(0, count) : Array.from({ length: count }, () => option);
		return { units: [withOptions(host, ...given)] };
	};
	if (min === undefined) return { met: having(amount(max)), broken: having(amount(max) + 1) };
	return { met: having(amount(min)), broken: having(amount(min) - 1) };
}

/** Options that change what their bearer is, or his numbers, come last: they would move the boundary. */
function isMaker({ entry }: ArmyIndex['options'][number]): boolean {
	return entry.grants !== undefined || entry.numbers !== undefined;
}

/** A unit that is held to the rule, and may have one of the set: by itself, or by an option that says how many. */
function hostOf(
	index: ArmyIndex,
	{ on, min, max = min ?? 0 }: ConstraintOf<'exclusive'>
): RosterUnit | undefined {
	if (on) {
		const held = everyUnit(index).filter(({ tags }) => matches(on, tags));
		const mayHave = (unit: RosterUnit) => amountFor(musterUnit(unit, index), max) > 0;
		return held.find(({ unit }) => max === 0 || mayHave(unit))?.unit;
	}
	if (typeof max === 'number') return first(index);
	const giver = index.options.find(({ entry }) => (entry.numbers?.[max.number] ?? 0) > 0);
	return giver && withOptions(first(index), giver.entry.id);
}

function needsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, needs = {}, min = 1, counting, scope } = requires;
	if (scope === 'unit') return neededOnUnit(index, requires);
	const asking = bearingOrMade(index, of);
	const helper = bearingOrMade(index, needs);
	if (!asking || !helper) return noTrials;
	const helpers = (count: number) =>
		counting === 'models' && count > 0 ? [{ ...helper, models: count }] : copies(helper, count);
	const met = among(scope, apart([asking, ...helpers(min)]));
	const isHelped = min === 1 && isOrBecomes(index, asking, needs);
	return { met, broken: isHelped ? undefined : among(scope, apart([asking, ...helpers(min - 1)])) };
}

/** Whether whoever asks is himself what he needs, so that he never lacks it. */
function isOrBecomes(index: ArmyIndex, asking: RosterUnit, needs: Selector): boolean {
	return matches(needs, musterUnit(asking, index).tags);
}

/** Who goes with none of those is met in allowed company, and alone if there is none. */
function forbidsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, forbids = {}, scope } = requires;
	if (scope === 'unit') return forbiddenOnUnit(index, requires);
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

/** The highest in the role beside a lower one, and the other way about. */
function rankTrials(index: ArmyIndex, { id, role, among: of, by }: ConstraintOf<'rank'>): Trials {
	if (!('number' in by)) throw new Error(`${id}: no list of this map has such a rule`);
	const { number } = by;
	const office = index.options.find(({ entry: { grants = [] } }) => matches(role, new Set(grants)));
	const rank = (unit: RosterUnit) => numberOf(musterUnit(unit, index), number);
	const meant = index.units
		.filter(({ tags }) => matches(of, tags))
		.map(({ entry }) => bearing(index, { any: [entry.id] }) ?? first(index))
		.toSorted((one, other) => rank(other) - rank(one));
	const [high, low] = [meant[0], meant.at(-1)];
	if (!office || !high || !low || rank(high) === rank(low)) return noTrials;
	const led = (leader: RosterUnit, follower: RosterUnit) => ({
		units: apart([withOptions(leader, office.entry.id), follower])
	});
	return { met: led(high, low), broken: led(low, high) };
}

/** These units in the scope that a rule looks at: one group, or the army. */
function among(scope: Scope, units: readonly RosterUnit[]): Trial {
	return typeof scope === 'string' ? { units } : together(scope.group, units);
}
