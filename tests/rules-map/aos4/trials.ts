import { matches, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Constraint, ConstraintOf, RosterUnit, Selector } from '#schema';
import { aUnit } from '../../builders.ts';
import {
	apart,
	first,
	noTrials,
	together,
	withOptions,
	type Trial,
	type Trials
} from '../trial-rosters.ts';
import { trialsOf as usualTrials } from '../trials.ts';

/** Two rosters for a constraint: those of regiments and of the general are made here, all others as usual. */
export function trialsOf(index: ArmyIndex, constraint: Constraint): Trials {
	switch (constraint.kind) {
		case 'groups':
			return regimentTrials(index, constraint);
		case 'led':
			return leaderTrials(index, constraint);
		case 'outside':
			return outsideTrials(index, constraint);
		case 'rank':
			return generalTrials(index, constraint);
		case 'group':
			// Some armies have nobody whom the rule counts.
			return unitThat(index, ({ tags }) => matches(constraint.of, tags))
				? usualTrials(index, constraint)
				: noTrials;
		default:
			return usualTrials(index, constraint);
	}
}

function unitThat(index: ArmyIndex, isMeant: (unit: IndexedEntry) => boolean) {
	const meant = index.units.find(isMeant);
	return meant && aUnit(meant.entry.id);
}

/** As many regiments of one unit as there may be, and one more; or one for each of others, and none. */
function regimentTrials(
	index: ArmyIndex,
	{ max = 1, by = {}, asMany, group }: ConstraintOf<'groups'>
): Trials {
	if (!asMany) {
		const units = (count: number) => Array.from({ length: count }, () => first(index));
		return { met: each(group, units(max)), broken: each(group, units(max + 1)) };
	}
	const own = unitThat(index, ({ tags }) => matches(by, tags));
	const other = unitThat(index, ({ tags }) => matches(asMany, tags));
	if (!own || !other) return noTrials;
	return { met: each(group, [other, own]), broken: each(group, [other]) };
}

/** Each unit in a group of its own. */
function each(kind: string, units: readonly RosterUnit[]): Trial {
	return {
		units: apart(units).map((unit, at) => ({ ...unit, group: `g${at}` })),
		groups: units.map((_, at) => ({ id: `g${at}`, kind }))
	};
}

/** A leader alone, and a regiment of one who may not lead. */
function leaderTrials(index: ArmyIndex, { group, by }: ConstraintOf<'led'>): Trials {
	const kind = index.system.groups?.find(({ id }) => id === group);
	const may = ({ tags }: IndexedEntry) => kind !== undefined && matches(kind.of, tags);
	const leader = unitThat(index, (unit) => may(unit) && matches(by, unit.tags));
	const other = unitThat(index, (unit) => may(unit) && !matches(by, unit.tags));
	return {
		met: leader && together(group, [leader]),
		broken: other && together(group, [other])
	};
}

/** A unit that may be in no regiment, and one that may not. */
function outsideTrials(index: ArmyIndex, { group, of }: ConstraintOf<'outside'>): Trials {
	const kind = index.system.groups?.find(({ id }) => id === group);
	if (!kind) return noTrials;
	const ofKind = index.units.filter(({ tags }) => matches(kind.of, tags));
	const free = ofKind.find(({ tags }) => matches(of, tags));
	const bound = ofKind.find(({ tags }) => !matches(of, tags));
	const office = index.options.find(({ grants }) =>
		matches({ any: of.none ?? [] }, new Set(grants))
	);
	const given = office && free && withOptions(aUnit(free.entry.id), office.entry.id);
	const left = bound ? aUnit(bound.entry.id) : given;
	return {
		met: free && { units: [aUnit(free.entry.id)] },
		broken: left && { units: [left] }
	};
}

/** The office held by one who is what the rule wants, and by another while such a one is there. */
function generalTrials(index: ArmyIndex, { role, among, by }: ConstraintOf<'rank'>): Trials {
	if ('number' in by) return noTrials;
	const office = index.options.find(({ grants }) => matches(role, new Set(grants)))?.entry.id;
	const meant = (wanted: Selector, none?: Selector): RosterUnit | undefined =>
		unitThat(
			index,
			({ tags }) => matches(among, tags) && matches(wanted, tags) && !(none && matches(none, tags))
		);
	const high = meant(by);
	const low = meant({}, by);
	if (office === undefined || !high) return noTrials;
	const led = (leader: RosterUnit, other: RosterUnit): Trial => ({
		units: apart([withOptions(leader, office), other])
	});
	return { met: led(high, low ?? high), broken: low && led(low, high) };
}
