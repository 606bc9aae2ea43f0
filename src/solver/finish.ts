import type { Completion as Habits, Roster, RosterUnit, Selector } from '#schema';
import {
	applyEdit,
	checkRoster,
	isSized,
	optionPoints,
	type ArmyIndex,
	type Edit,
	type MusteredUnit,
	type Report
} from '#engine';
import { mayHave } from '../engine/allow/may-have.ts';
import { matches } from '../engine/base/selector.ts';
import { isUnusual } from './unusual.ts';

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
		for (const of of habits.has ?? [])
			if (!report.context.things.some(({ tags }) => matches(of, tags)))
				take(giftsOf(report, isNew, of));
		take(handingsOn(report, isNew, habits));
		for (let times = 0; times < most; times += 1)
			if (!take(spendingsOf(report, habits, isNew))) break;
		return roster;
	};
}

/** Free options that a selector matches, for each new unit that may have one. */
function giftsOf(
	{ context: { index, units, size } }: Report,
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
						mayHave(index, bearer, option.entry.id, size) && optionPoints(bearer, option) === 0
				)
				.map(({ entry }): Edit => ({ kind: 'give-option', unit: bearer.unit.id, option: entry.id }))
		);
}

/** What is handed on to new units that may have it: to those that usually lead and to dearer ones, the dearest first. */
function handingsOn(
	{ context: { index, units, size } }: Report,
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
		(unit) => isNew(unit.unit) && before(unit, bearer) < 0 && mayHave(index, unit, option, size)
	);
	return worthier.toSorted(before).map(({ unit }): Edit => ({
		kind: 'several',
		edits: [
			{ kind: 'take-option', unit: bearer.unit.id, option },
			{ kind: 'give-option', unit: unit.id, option }
		]
	}));
}

/** Options and models that cost no more than is left, the dearest first. */
function spendingsOf(
	{ context: { index, units, size }, points: spent }: Report,
	habits: Habits,
	isNew: (unit: RosterUnit) => boolean
): readonly Edit[] {
	const left = size - spent;
	if (left <= 0) return [];
	const found: { readonly edit: Edit; readonly points: number }[] = [];
	for (const bearer of units) {
		const { unit, indexed, models } = bearer;
		if (!isNew(unit) || !indexed) continue;
		for (const option of index.options) {
			if (option.isHidden || bearer.options.some(({ id }) => id === option.entry.id)) continue;
			if (isUnusual(habits, bearer.tags, option)) continue;
			if (!mayHave(index, bearer, option.entry.id, size)) continue;
			const points = optionPoints(bearer, option);
			if (points <= 0 || points > left) continue;
			found.push({ edit: { kind: 'give-option', unit: unit.id, option: option.entry.id }, points });
		}
		const each = models === undefined ? 0 : Math.ceil(bearer.points / models);
		if (models !== undefined && isSized(indexed) && each <= left)
			found.push({ edit: { kind: 'set-models', unit: unit.id, models: models + 1 }, points: each });
	}
	return found.toSorted((one, other) => other.points - one.points).map(({ edit }) => edit);
}
