import {
	applyEdit,
	isProblem,
	isAdvice,
	rosterContext,
	type Edit,
	type Problem,
	type UnmetOutcome,
	type UnmetAs,
	type Thing
} from '#engine';
import type { Roster, Selector } from '#schema';
import { judgeRule } from '../../src/engine/judge/judge.ts';
import type { RandomList } from './lists.ts';
import { isMeant, thingsMeant } from './recount.ts';

// What a sentence says of more or less is tried out on the list.

type Trial<C extends UnmetOutcome = UnmetOutcome> = {
	try(list: RandomList, problem: UnmetAs<C>): string | undefined;
}['try'];

const trials: { readonly [C in UnmetOutcome]?: Trial<C> } = {
	'count/too-many': (list, problem) => {
		const { constraint, measured, max, group, bearer, isUneven } = problem;
		if (bearer || isUneven) return undefined;
		const all = meantIn(list, constraint.of, group?.id).filter(
			({ indexed: { entry } }) =>
				typeof constraint.counting !== 'object' || entry.numbers?.[constraint.counting.number]
		);
		return overBy(list, problem, all, measured - max);
	},
	'count/too-few': (list, problem) => {
		const { constraint, measured, min, group, bearer, isUneven } = problem;
		if (bearer || isUneven) return undefined;
		return addingFixes(list, problem, constraint.of, min - measured, group?.id);
	},
	'exclusive/too-many': (list, problem) => {
		const { constraint, bearer, chosenOptions, measured, max } = problem;
		if (constraint.distinct || new Set(chosenOptions).size < chosenOptions.length) return undefined;
		const own = meantIn(list, constraint.of).filter(
			(thing) => thing.as === 'option' && thing.bearer.unit.id === bearer.unit.id
		);
		return overBy(list, problem, own, measured - max);
	},
	'unique/repeated': (list, problem) => {
		const { constraint, what, units, measured, max } = problem;
		if (constraint.by === 'set') return undefined;
		const alike = meantIn(list, constraint.of).filter(
			({ indexed, bearer }) =>
				indexed.entry.id === what[0]?.entry.id && units.includes(bearer.unit.id)
		);
		return overBy(list, problem, alike, measured - max);
	},
	'requires/missing': (list, problem) => {
		const { constraint, bearer, measured, min, group } = problem;
		const { needs = {}, scope, counting } = constraint;
		// One trial adds one thing.
		const isOfSeveral = (needs.all ?? []).length + (needs.any ? 1 : 0) > 1;
		if (counting || isOfSeveral) return undefined;
		// What no army of this list has is named all the same, as the book does.
		if (isInNone(list, needs)) return undefined;
		return scope === 'unit'
			? givingFixes(list, problem, needs, bearer.unit.id)
			: addingFixes(list, problem, needs, min - measured, group?.id);
	},
	'requires/forbidden': (list, problem) => {
		if (problem.others.some(({ as }) => as === 'held')) return undefined;
		const after = without(list.roster, problem.others);
		return isStill(list, after, problem) ? 'without what is named it is no better' : undefined;
	},
	'group/too-large': (list, problem) => {
		const { constraint, measured, max, group } = problem;
		if (constraint.free) return undefined;
		const own = meantIn(list, constraint.of, group.id).filter(({ as }) => as === 'unit');
		return overBy(list, problem, own, measured - max);
	},
	'rank/outranked': (list, problem) => {
		const after = applyEdit(list.roster, {
			kind: 'remove-units',
			units: problem.higher.map(({ unit }) => unit.id)
		});
		return isStill(list, after, problem) ? 'others are before him too' : undefined;
	}
};

/** What is false about a problem, as trials show. */
export function trialFault(list: RandomList, problem: Problem): string | undefined {
	const trial: Trial | undefined = trials[problem.outcome];
	return trial?.(list, problem);
}

/** What is meant, in the army or in one group. */
function meantIn({ index, roster }: RandomList, of: Selector, group?: string): readonly Thing[] {
	const context = rosterContext(roster, index);
	const members = context.arranged.find(({ id }) => id === group)?.units ?? [];
	return thingsMeant(context, of).filter(
		({ bearer }) => group === undefined || members.includes(bearer)
	);
}

/** Whether the army list has nothing of the sort. */
function isInNone({ index }: RandomList, of: Selector): boolean {
	const { entries, options } = index;
	const all = [...entries.values()].map(({ tags }) => tags);
	const granted = options.flatMap(({ grants }) => grants.map((tag) => new Set([tag])));
	return ![...all, ...granted].some((tags) => isMeant(tags, of));
}

/** So many fewer are enough, and one less is not. */
function overBy(
	list: RandomList,
	problem: Problem,
	all: readonly Thing[],
	surplus: number
): string | undefined {
	// Of what comes inside a unit, nothing can be removed by itself.
	const things = all.filter(({ as }) => as !== 'held');
	if (things.length < all.length || things.length < surplus) return undefined;
	// What makes room may be among them, so not any so many will do.
	const enough = things.map((_, at) => [...things.slice(at), ...things].slice(0, surplus));
	if (enough.every((some) => isStill(list, without(list.roster, some), problem)))
		return `with ${surplus} fewer it is still too many`;
	const tooFew = things.slice(-surplus).slice(1);
	return isStill(list, without(list.roster, tooFew), problem)
		? undefined
		: `${surplus - 1} fewer are enough`;
}

/** Whether so many more of something that is meant would do. */
function addingFixes(
	list: RandomList,
	problem: Problem,
	of: Selector,
	missing: number,
	group: string | undefined
): string | undefined {
	const { index, roster } = list;
	const units = [...index.units, ...index.choices].filter(({ tags }) => isMeant(tags, of));
	const ids = Array.from({ length: missing }, (_, at) => `t${at}`);
	const adds = units.map(({ entry }): Edit => ({
		kind: 'add-units',
		units: ids.map((id) => ({ id, entry: entry.id, ...(group !== undefined && { group }) }))
	}));
	const options = index.options.filter(
		({ tags, grants }) => isMeant(tags, of) || grants.some((tag) => isMeant(new Set([tag]), of))
	);
	const bearers = roster.units.slice(0, missing);
	const gives = options.map(({ entry }): Edit => ({
		kind: 'several',
		edits: bearers.map(({ id }) => ({ kind: 'give-option', unit: id, option: entry.id }))
	}));
	// A unit that is meant only with what an option makes of it, such as a priest as general.
	const leads = index.units.flatMap(({ entry, tags }) =>
		index.options
			.filter(({ grants }) => grants.length > 0 && isMeant(new Set([...tags, ...grants]), of))
			.map((option): Edit => ({
				kind: 'add-units',
				units: ids.map((id) => ({ id, entry: entry.id, options: [option.entry.id] }))
			}))
	);
	const all = [...adds, ...leads, ...(bearers.length < missing ? [] : gives)];
	if (all.length === 0) return roster.units.length === 0 ? undefined : 'nothing can be added';
	return all.some((edit) => !isStill(list, applyEdit(roster, edit), problem))
		? undefined
		: `${missing} more are not enough`;
}

/** Whether some option that is meant would do on this unit. */
function givingFixes(
	list: RandomList,
	problem: Problem,
	of: Selector,
	unit: string
): string | undefined {
	const { index, roster } = list;
	const options = index.options.filter(
		({ tags, grants }) => isMeant(tags, of) || grants.some((tag) => of.any?.includes(tag))
	);
	const gives = options.map(({ entry }) =>
		applyEdit(roster, { kind: 'give-option', unit, option: entry.id })
	);
	return gives.length === 0 || gives.some((after) => !isStill(list, after, problem))
		? undefined
		: 'nothing that is named would do';
}

function without(roster: Roster, things: readonly Thing[]): Roster {
	let after = roster;
	for (const { as, indexed, bearer } of things) {
		const edit: Edit =
			as === 'unit'
				? { kind: 'remove-units', units: [bearer.unit.id] }
				: { kind: 'take-option', unit: bearer.unit.id, option: indexed.entry.id };
		after = applyEdit(after, edit);
	}
	return after;
}

/** Whether the same rule says the same of the list. */
function isStill({ index }: RandomList, roster: Roster, problem: Problem): boolean {
	const key = identityOf(problem);
	return judgeRule(rosterContext(roster, index), problem.constraint).some(
		(verdict) => (isProblem(verdict) || isAdvice(verdict)) && identityOf(verdict) === key
	);
}

/** What it is said of: a unit at fault, a thing that is there too often, or a group. */
function identityOf(problem: Problem): string {
	const unit = 'bearer' in problem ? problem.bearer.unit.id : '';
	const what = 'what' in problem ? problem.what.map(({ entry }) => entry.id) : [];
	const where = 'what' in problem && problem.constraint.scope === 'unit' ? problem.units : [];
	const group = 'group' in problem ? problem.group.id : '';
	return [problem.outcome, unit, group, ...what, ...where].join(' ');
}
