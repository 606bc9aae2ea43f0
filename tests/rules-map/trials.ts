import {
	amountAt,
	amountFor,
	eitherOf,
	matches,
	musterUnit,
	numberOf,
	type ArmyIndex
} from '#engine';
import type { Constraint, ConstraintOf, Entry, RosterUnit, Scope, Selector } from '#schema';
import { askingOf } from './asking.ts';
import { budgetTrials, pointsTrials } from './budget-trials.ts';
import { findUnit, type Candidate } from './candidates.ts';
import { countTrials } from './count-trials.ts';
import {
	among,
	apart,
	bearing,
	bearingOrMade,
	copies,
	first,
	noTrials,
	unitPoints,
	together,
	withOptions,
	type Trial,
	type Trials
} from './trial-rosters.ts';
import { forbiddenOnUnit, neededOnUnit } from './unit-trials.ts';

/** The size at which what goes by size is tried. */
const usual = 2000;

/** Two rosters for a constraint of an army: one that meets it, and one that breaks it. */
export function trialsOf(index: ArmyIndex, constraint: Constraint, size = usual): Trials {
	const { met, broken } = trialsAt(index, constraint, size);
	const isSized = JSON.stringify(constraint).includes('"table"');
	const sized = (trial: Trial | undefined) => trial && (isSized ? { size, ...trial } : trial);
	return { met: sized(met), broken: sized(broken) };
}

function trialsAt(index: ArmyIndex, constraint: Constraint, size: number): Trials {
	switch (constraint.kind) {
		case 'points-limit':
			return pointsLimitTrials(index);
		case 'agreed-size':
			return agreedSizeTrials(index, constraint);
		case 'count':
			return countTrials(index, constraint, size);
		case 'share':
			return shareTrials(index, constraint);
		case 'unique':
			return constraint.by ? setTrials(index, constraint) : uniqueTrials(index, constraint, size);
		case 'carries':
			return carriesTrials(index, constraint);
		case 'exclusive':
			return exclusiveTrials(index, constraint, size);
		case 'requires':
			return constraint.forbids ? forbidsTrials(index, constraint) : needsTrials(index, constraint);
		case 'group':
			return groupTrials(index, constraint);
		case 'rank':
			return rankTrials(index, constraint);
		case 'budget':
			return budgetTrials(index, constraint, size);
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
	const cost = Math.ceil(unitPoints(index, first(index)));
	return { met: { size: cost, units }, broken: { size: cost - 1, units } };
}

function agreedSizeTrials(index: ArmyIndex, { size }: ConstraintOf<'agreed-size'>): Trials {
	const units = [first(index)];
	return { met: { size, units }, broken: { size: size + 1, units } };
}

/** A unit that is just that share of the size, and one at a size a point larger or smaller. */
function shareTrials(index: ArmyIndex, { of, min, max }: ConstraintOf<'share'>): Trials {
	if (typeof max === 'object') return pointsTrials(index, of, max.points);
	const chosen = bearing(index, of);
	if (!chosen) return noTrials;
	const units = [chosen];
	const points = unitPoints(index, chosen);
	const sizeAt = (part: typeof min) => (points * 100) / (typeof part === 'number' ? part : 100);
	if (max === undefined) {
		const size = Math.floor(sizeAt(min ?? 100));
		return { met: { size, units }, broken: { size: size + 1, units } };
	}
	const size = Math.ceil(sizeAt(max));
	return { met: { size, units }, broken: { size: size - 1, units } };
}

function uniqueTrials(
	index: ArmyIndex,
	{ of, scope, max: most = 1 }: ConstraintOf<'unique'>,
	size: number
): Trials {
	const chosen = bearingOrMade(index, of);
	const max = amountAt(most, size) ?? 0;
	if (!chosen) return noTrials;
	if (scope === 'army') return ofUnits(chosen, max, max + 1);
	const [option] = chosen.options ?? [];
	if (option === undefined) return noTrials;
	const repeated = Array.from({ length: max + 1 }, () => option);
	return {
		met: { units: copies(chosen, 2) },
		broken: { units: [{ ...chosen, options: repeated }] }
	};
}

function ofUnits(unit: RosterUnit, met: number, broken: number): Trials {
	return { met: { units: copies(unit, met) }, broken: { units: copies(unit, broken) } };
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
	const giveTo = (isBearer: boolean) => {
		const found = findUnit(
			index,
			eitherOf(by),
			({ tags }) => eitherOf(by).some((each) => matches(each, tags)) === isBearer
		);
		return found && { units: [withOptions(found.unit, option)] };
	};
	return { met: giveTo(true), broken: giveTo(false) };
}

/** As many of the set as the unit may have, or must, and one more, or less. */
function exclusiveTrials(
	index: ArmyIndex,
	constraint: ConstraintOf<'exclusive'>,
	size: number
): Trials {
	const { of, on, min, max = min ?? 0, distinct } = constraint;
	const ids = index.options
		.filter(({ tags }) => matches(of, tags))
		.toSorted((one, other) => Number(isMaker(one, on)) - Number(isMaker(other, on)))
		.map(({ entry }) => entry.id);
	const host = hostOf(index, constraint, size);
	const [option] = ids;
	if (!host || option === undefined) return noTrials;
	const amount = (word: typeof max) => amountFor(musterUnit(host, index), word, size) ?? 0;
	// What makes him the one who is meant may be of the set itself.
	const borne = (host.options ?? []).filter((id) => ids.includes(id)).length;
	const having = (count: number) => {
		const more = Math.max(0, count - borne);
		const given = distinct ? ids.slice(0, more) : Array.from({ length: more }, () => option);
		return { units: [withOptions(host, ...given)] };
	};
	if (min === undefined) return { met: having(amount(max)), broken: having(amount(max) + 1) };
	return { met: having(amount(min)), broken: having(amount(min) - 1) };
}

/** Options that change what their bearer is, or his numbers, come last: they would move the boundary. */
function isMaker({ entry }: ArmyIndex['options'][number], { all = [], none = [] }: Selector = {}) {
	const isAsked = [...all, ...none].includes(`+${entry.id}`);
	return isAsked || entry.grants !== undefined || entry.numbers !== undefined;
}

/** A unit that is held to the rule, and may have one of the set: by itself, or by an option that says how many. */
function hostOf(
	index: ArmyIndex,
	{ on, min, max = min ?? 0 }: ConstraintOf<'exclusive'>,
	size: number
): RosterUnit | undefined {
	if (on) {
		const mayHave = (unit: RosterUnit) => (amountFor(musterUnit(unit, index), max, size) ?? 0) > 0;
		const isHost = ({ unit, tags }: Candidate) => matches(on, tags) && (max === 0 || mayHave(unit));
		const gives = ({ numbers = {} }: Entry) =>
			typeof max === 'object' && 'number' in max && max.number in numbers;
		return findUnit(index, [on], isHost, gives)?.unit;
	}
	if (typeof max === 'number' || !('number' in max)) return first(index);
	const giver = index.options.find(({ entry }) => (entry.numbers?.[max.number] ?? 0) > 0);
	return giver && withOptions(first(index), giver.entry.id);
}

function needsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, needs = {}, min = 1, counting, scope } = requires;
	if (scope === 'unit') return neededOnUnit(index, requires);
	const isAlone = (unit: RosterUnit) => min > 1 || !isOrBecomes(index, unit, needs);
	const asking = askingOf(index, of, isAlone);
	const helper = bearingOrMade(index, needs);
	if (!asking || !helper) return noTrials;
	const helpers = (count: number) =>
		counting === 'models' && count > 0 ? [{ ...helper, models: count }] : copies(helper, count);
	const met = among(scope, apart([asking, ...helpers(min)]));
	const broken = among(scope, apart([asking, ...helpers(min - 1)]));
	return { met, broken: isAlone(asking) ? broken : undefined };
}

/** Whether whoever asks is himself what he needs, so that he never lacks it. */
function isOrBecomes(index: ArmyIndex, asking: RosterUnit, needs: Selector): boolean {
	return matches(needs, musterUnit(asking, index).tags);
}

/** Who goes with none of those is met in allowed company, and alone if there is none. */
function forbidsTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const { of, forbids = {}, scope } = requires;
	if (scope === 'unit') return forbiddenOnUnit(index, requires);
	const isFriend = (unit: RosterUnit) => !matches(forbids, musterUnit(unit, index).tags);
	const asking = askingOf(index, of, isFriend);
	const enemies = [...index.units, ...index.options, ...index.choices].filter(({ tags }) =>
		matches(forbids, tags)
	);
	const enemy = enemies.find(({ tags }) => !matches(of, tags)) ?? enemies[0];
	const foe = enemy ? bearing(index, { any: [enemy.entry.id] }) : bearingOrMade(index, forbids);
	if (!asking || !foe) return noTrials;
	const friend = index.units
		.filter(({ tags }) => mayStandIn(index, scope, tags) && !matches(forbids, tags))
		.map(({ entry }) => bearing(index, { any: [entry.id] }));
	const company = [asking, ...friend.slice(0, 1)].filter((unit) => unit !== undefined);
	const quarrel = [asking, foe];
	return { met: among(scope, company), broken: among(scope, quarrel) };
}

function mayStandIn(index: ArmyIndex, scope: Scope, tags: ReadonlySet<string>): boolean {
	if (typeof scope === 'string') return true;
	const kind = index.system.groups?.find(({ id }) => id === scope.group);
	return kind !== undefined && matches(kind.of, tags);
}

/** A group without a limit can be met and never broken. */
function groupTrials(index: ArmyIndex, constraint: ConstraintOf<'group'>): Trials {
	const { group, of, free, more, min, max } = constraint;
	const others = [free, more?.each].filter((each) => each !== undefined);
	const counted = index.units.find(
		({ tags }) => matches(of, tags) && !others.some((each) => matches(each, tags))
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
	const office = index.options.find(({ grants }) => matches(role, new Set(grants)));
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
