import type { ConstraintOf } from '#schema';
import { forOverBudget } from './by-rule/budget.ts';
import { forNotAllowed } from './by-rule/carries.ts';
import { forTooFewInGroup, forTooManyInGroup } from './by-rule/count-in-group.ts';
import { forTooFew, forTooFewAtLast, forTooMany, forTooManyAtLast } from './by-rule/count.ts';
import { forExclusive, forExclusiveTooFew } from './by-rule/exclusive.ts';
import { forTooLarge, forTooSmall } from './by-rule/group.ts';
import { forTooFewGroups, forTooManyGroups } from './by-rule/groups.ts';
import { forNumber } from './by-rule/count-number.ts';
import { forModels } from './by-rule/models.ts';
import { forMissingFollower, forNoLeader, forNotLed } from './by-rule/led.ts';
import { forLeftOut } from './by-rule/outside.ts';
import { forOver, forOverAtLast } from './by-rule/points-limit.ts';
import { forOutranked } from './by-rule/rank.ts';
import { forForbiddenInGroup, forMissingInGroup } from './by-rule/requires-in-group.ts';
import { forForbidden, forMissing, forMissingAtLast } from './by-rule/requires.ts';
import { forTooLittle, forTooMuch, forTooMuchAtLast } from './by-rule/share.ts';
import { forAlone, forNotAnOption, forNotAUnit, forUnknown } from './by-rule/standing.ts';
import { forRepeated } from './by-rule/unique.ts';
import type { Candidate } from './repair.ts';
import { resizing } from './sizes.ts';
import type { Workshop } from './workshop.ts';

const none: readonly Candidate[] = [];

/** What might mend the problem. No default: a kind without a case does not compile. */
export function candidatesFor(workshop: Workshop): Iterable<Candidate> {
	const { constraint, outcome, group } = workshop.problem;
	switch (constraint.kind) {
		case 'points-limit':
			return forOver(workshop);
		case 'agreed-size':
			return [resizing(workshop, constraint.size)];
		case 'count':
			if (constraint.scope === 'unit') return forModels(workshop);
			if (typeof constraint.counting === 'object') return forNumber(workshop, constraint);
			if (outcome === 'count/too-few')
				return group ? forTooFewInGroup(workshop, constraint) : forTooFew(workshop, constraint);
			return group ? forTooManyInGroup(workshop, constraint) : forTooMany(workshop, constraint);
		case 'share':
			return outcome === 'share/too-little'
				? forTooLittle(workshop, constraint)
				: forTooMuch(workshop, constraint);
		case 'unique':
			return forRepeated(workshop, constraint);
		case 'carries':
			return forNotAllowed(workshop, constraint);
		case 'exclusive':
			return outcome === 'exclusive/too-few'
				? forExclusiveTooFew(workshop, constraint)
				: forExclusive(workshop, constraint);
		case 'budget':
			return forOverBudget(workshop, constraint);
		case 'requires':
			if (outcome === 'requires/missing')
				return group ? forMissingInGroup(workshop, constraint) : forMissing(workshop, constraint);
			return group ? forForbiddenInGroup(workshop, constraint) : forForbidden(workshop, constraint);
		case 'group':
			return outcome === 'group/too-small'
				? forTooSmall(workshop)
				: forTooLarge(workshop, constraint);
		case 'groups':
			return outcome === 'groups/too-few'
				? forTooFewGroups(workshop, constraint)
				: forTooManyGroups(workshop, constraint);
		case 'led':
			return forLed(workshop, constraint);
		case 'outside':
			return forLeftOut(workshop, constraint);
		case 'rank':
			return forOutranked(workshop, constraint);
		case 'standing':
			return forStanding(workshop);
	}
}

function forLed(workshop: Workshop, constraint: ConstraintOf<'led'>): Iterable<Candidate> {
	switch (workshop.problem.outcome) {
		case 'led/no-leader':
			return forNoLeader(workshop, constraint);
		case 'led/not-led':
			return forNotLed(workshop, constraint);
		default:
			return forMissingFollower(workshop);
	}
}

function forStanding(workshop: Workshop): Iterable<Candidate> {
	switch (workshop.problem.outcome) {
		case 'standing/alone':
			return forAlone(workshop);
		case 'standing/not-a-unit':
			return forNotAUnit(workshop);
		case 'standing/not-an-option':
			return forNotAnOption(workshop);
		default:
			return forUnknown(workshop);
	}
}

/** What takes longer to find, for where nothing else leaves the agreed size alone. */
export function lastResortsFor(workshop: Workshop): Iterable<Candidate> {
	const { constraint, outcome, group } = workshop.problem;
	if (group) return none;
	switch (constraint.kind) {
		case 'points-limit':
			return forOverAtLast(workshop);
		case 'count':
			if (constraint.scope === 'unit' || constraint.counting) return none;
			return outcome === 'count/too-few'
				? forTooFewAtLast(workshop, constraint)
				: forTooManyAtLast(workshop, constraint);
		case 'share':
			return constraint.scope === 'army' && outcome === 'share/too-much'
				? forTooMuchAtLast(workshop, constraint)
				: none;
		case 'requires':
			return forMissingAtLast(workshop, constraint);
		default:
			return none;
	}
}
