import type { Completion as Habits, Roster, RosterUnit, Selector } from '#schema';
import {
	applyEdit,
	checkRoster,
	isSized,
	optionPoints,
	type ArmyIndex,
	type Edit,
	type Report
} from '#engine';
import { mayHave } from '../engine/allow/may-have.ts';
import { matches } from '../engine/base/selector.ts';

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
		if (habits.leads) take(handingsOn(report, isNew, habits.leads));
		for (let times = 0; times < most; times += 1)
			if (!take(spendingsOf(report, isNew, roster.size - report.points))) break;
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

/** What is handed on to dearer new units that may have it, the dearest first. */
function handingsOn(
	{ context: { index, units, size } }: Report,
	isNew: (unit: RosterUnit) => boolean,
	of: Selector
): readonly Edit[] {
	const bearer = units.find(({ options }) =>
		options.some(({ indexed }) => indexed && matches(of, indexed.tags))
	);
	const option = bearer?.options.find(({ indexed }) => indexed && matches(of, indexed.tags))?.id;
	if (!bearer || option === undefined || !isNew(bearer.unit)) return [];
	const dearer = units.filter(
		(unit) => isNew(unit.unit) && unit.points > bearer.points && mayHave(index, unit, option, size)
	);
	return dearer
		.toSorted((one, other) => other.points - one.points)
		.map(({ unit }): Edit => ({
			kind: 'several',
			edits: [
				{ kind: 'take-option', unit: bearer.unit.id, option },
				{ kind: 'give-option', unit: unit.id, option }
			]
		}));
}

/** Options and models that cost no more than is left, the dearest first. */
function spendingsOf(
	{ context: { index, units, size } }: Report,
	isNew: (unit: RosterUnit) => boolean,
	left: number
): readonly Edit[] {
	if (left <= 0) return [];
	const found: { readonly edit: Edit; readonly points: number }[] = [];
	for (const bearer of units) {
		const { unit, indexed, models } = bearer;
		if (!isNew(unit) || !indexed) continue;
		for (const option of index.options) {
			if (option.isHidden || bearer.options.some(({ id }) => id === option.entry.id)) continue;
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
