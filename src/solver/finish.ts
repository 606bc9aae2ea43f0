import type { Roster, RosterUnit, Selector } from '#schema';
import {
	applyEdit,
	checkRoster,
	hasVariableSize,
	optionPoints,
	type ArmyIndex,
	type Edit,
	type MusteredUnit,
	type Report
} from '#engine';
import { mayHave } from '../engine/allow/may-have.ts';
import { matches } from '../engine/base/selector.ts';
import { mostUsual } from './kits.ts';
import { type Habits, isUnusual } from './habits.ts';

/** So many times something is added at most. */
const most = 40;

/**
 * What is done to a list that is legal so far: new units are given what lists usually have for nothing, then what is
 * left is spent on options and models, as much as possible. Every step leaves the list legal.
 */
export function finishing(
	index: ArmyIndex,
	habits: Habits,
	before: Roster
): (roster: Roster) => Roster {
	const known = new Set(before.units.map(({ id }) => id));
	const isNew = ({ id }: RosterUnit): boolean => !known.has(id);
	return (built) => {
		let report = checkRoster(built, index);
		if (report.problems.length > 0) return built;
		let roster = built;
		const take = (edits: readonly Edit[]): boolean => {
			for (const edit of edits) {
				const next = applyEdit(roster, edit);
				const judged = checkRoster(next, index);
				if (judged.problems.length > 0 || judged.advice.length > report.advice.length) continue;
				roster = next;
				report = judged;
				return true;
			}
			return false;
		};
		const isThere = (of: Selector): boolean =>
			report.context.things.some(({ tags }) => matches(of, tags));
		for (const { of, where } of habits.has ?? [])
			if (!isThere(of) && (!where || isThere(where))) take(giftsOf(report, isNew, of));
		take(handingsOn(report, isNew, habits));
		for (let times = 0; times < most; times += 1)
			if (!take(spendingsOf(report, habits, isNew))) break;
		return roster;
	};
}

/** Free options that a selector matches, for each new unit that may have one. */
function giftsOf(
	{ context: { index, units, limit } }: Report,
	isNew: (unit: RosterUnit) => boolean,
	of: Selector
): readonly Edit[] {
	const options = index.options.filter(({ tags, isHidden }) => !isHidden && matches(of, tags));
	return units
		.filter(({ unit }) => isNew(unit))
		.flatMap((bearer) =>
			options
				.filter(
					(option) =>
						mayHave(index, bearer, option.entry.id, limit) && optionPoints(bearer, option) === 0
				)
				.map(({ entry }): Edit => ({ kind: 'give-option', unit: bearer.unit.id, option: entry.id }))
		);
}

/** What is handed on to new units that may have it: to those that usually lead and to dearer ones, the dearest first. */
function handingsOn(
	{ context: { index, units, limit } }: Report,
	isNew: (unit: RosterUnit) => boolean,
	{ leads: of, leaders }: Habits
): readonly Edit[] {
	if (!of) return [];
	const leading = ({ tags }: MusteredUnit): number =>
		Number(leaders !== undefined && matches(leaders, tags));
	const before = (one: MusteredUnit, other: MusteredUnit): number =>
		leading(other) - leading(one) || other.points - one.points;
	const bearer = units.find(({ options }) =>
		options.some(({ indexed }) => indexed && matches(of, indexed.tags))
	);
	const option = bearer?.options.find(({ indexed }) => indexed && matches(of, indexed.tags))?.id;
	if (!bearer || option === undefined || !isNew(bearer.unit)) return [];
	const worthier = units.filter(
		(unit) => isNew(unit.unit) && before(unit, bearer) < 0 && mayHave(index, unit, option, limit)
	);
	return worthier.toSorted(before).map(({ unit }): Edit => ({
		kind: 'several',
		edits: [
			{ kind: 'take-option', unit: bearer.unit.id, option },
			{ kind: 'give-option', unit: unit.id, option }
		]
	}));
}

/** A way to spend some of the points that are left. */
interface Spending {
	readonly edit: Edit;
	readonly points: number;
	/** Whether a unit becomes larger than usual. */
	readonly isLarge: boolean;
}

/** Options and models that cost no more than is left, the dearest first; units become larger than usual last. */
function spendingsOf(
	{ context: { index, units, limit }, points: spent }: Report,
	habits: Habits,
	isNew: (unit: RosterUnit) => boolean
): readonly Edit[] {
	const left = limit - spent;
	if (left <= 0) return [];
	return units
		.filter(({ unit }) => isNew(unit))
		.flatMap((bearer) => [
			...optionsFor(index, habits, limit, bearer),
			...modelsFor(habits, bearer)
		])
		.filter(({ points }) => points > 0 && points <= left)
		.toSorted(
			(one, other) => Number(one.isLarge) - Number(other.isLarge) || other.points - one.points
		)
		.map(({ edit }) => edit);
}

function optionsFor(
	index: ArmyIndex,
	habits: Habits,
	limit: number,
	bearer: MusteredUnit
): readonly Spending[] {
	const { unit, indexed, options, tags } = bearer;
	if (!indexed) return [];
	return index.options
		.filter(
			(option) =>
				!option.isHidden &&
				options.every(({ id }) => id !== option.entry.id) &&
				!isUnusual(habits, tags, option) &&
				mayHave(index, bearer, option.entry.id, limit)
		)
		.map((option) => ({
			edit: { kind: 'give-option', unit: unit.id, option: option.entry.id },
			points: optionPoints(bearer, option),
			isLarge: false
		}));
}

function modelsFor(
	habits: Habits,
	{ unit, indexed, models, points }: MusteredUnit
): readonly Spending[] {
	if (!indexed || models === undefined || !hasVariableSize(indexed)) return [];
	return [
		{
			edit: { kind: 'set-models', unit: unit.id, models: models + 1 },
			points: Math.ceil(points / models),
			isLarge: models >= mostUsual(indexed, habits)
		}
	];
}
