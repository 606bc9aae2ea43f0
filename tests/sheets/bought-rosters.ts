import {
	aboutOf,
	applyEdit,
	variableModels,
	checkRoster,
	compulsoryUnits,
	isLacking,
	matches,
	mayCarry,
	newUnit,
	fixesOf,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex,
	type Edit,
	type Problem,
	type Report
} from '#engine';
import type { Roster } from '#schema';
import { aRoster, dice } from './rosters.ts';

const known = new WeakMap<ArmyIndex, Map<string, Roster>>();

/** A whole army of 2000 points (of none in a game without). */
export function wholeArmy(index: ArmyIndex): Roster {
	return boughtRoster(index, 3, index.system.usualSize === 0 ? 0 : 2000);
}

/**
 * A whole army as somebody might bring it: what is compulsory, then characters, units, more models and
 * options as a throw of the dice has it, each fixed as the app would; legal, if that can be had. It is
 * bought once for all tests of a process, as that takes long.
 */
export function boughtRoster(index: ArmyIndex, seed: number, size = 2000): Roster {
	const ofArmy = known.get(index) ?? new Map<string, Roster>();
	const key = `${seed} ${size}`;
	const roster = ofArmy.get(key) ?? bought(index, seed, size);
	known.set(index, ofArmy.set(key, roster));
	return roster;
}

function bought(index: ArmyIndex, seed: number, size: number): Roster {
	const roll = dice(seed);
	let next = 0;
	const newId = (): string => `u${(next += 1)}`;
	const start = aRoster(index, { size, units: compulsoryUnits(index, size, newId) });
	let { roster, report } = fixed(start, index, newId);
	for (let attempt = 0; attempt < 160 && report.points < size - 5; attempt += 1) {
		const edit = purchase(report, roll() < 0.4, roll, newId);
		if (!edit) continue;
		// To fix what was wrong before takes long, and need not be tried each time.
		const before = report.problems.length;
		const grown = applyEdit(roster, edit);
		const tried = fixed(grown, index, newId, attempt % 4 === 0 ? 0 : before);
		const isWorse = tried.report.problems.length > before;
		if (tried.report.points > size || isWorse) continue;
		({ roster, report } = tried);
	}
	return roster;
}

function purchase(
	{ context }: Report,
	isNew: boolean,
	roll: () => number,
	newId: () => string
): Edit | undefined {
	const { index } = context;
	const pick = <T>(things: readonly T[], thrown = roll()): T | undefined =>
		things[Math.floor(thrown * things.length)];
	if (isNew) {
		const id = pick(index.units)?.entry.id;
		if (id === undefined || whyNotAdd(context, id).length > 0) return undefined;
		return { kind: 'add-units', units: [newUnit(context, id, newId())] };
	}
	const unit = pick(context.units);
	if (!unit?.indexed) return undefined;
	const { id } = unit.unit;
	const models = variableModels(unit);
	const thrown = roll();
	if (models !== undefined && pick([true, false])) {
		return { kind: 'set-models', unit: id, models: models + 5 };
	}
	// Last, as each option that somebody may have is tried on.
	const options = index.options.filter(
		(option) => mayCarry(unit, option) && whyNotGive(context, id, option.entry.id).length === 0
	);
	const option = pick(options, thrown);
	return option && { kind: 'give-option', unit: id, option: option.entry.id };
}

/** The roster with fixes until it has no more problems than are allowed, or none helps. */
function fixed(
	given: Roster,
	index: ArmyIndex,
	newId: () => string,
	allowed = 0
): { readonly roster: Roster; readonly report: Report } {
	let roster = given;
	let report = checkRoster(roster, index);
	for (let step = 0; step < 12 && report.problems.length > allowed; step += 1) {
		const edit = firstFix(roster, report, newId);
		if (!edit) break;
		roster = applyEdit(roster, edit);
		report = checkRoster(roster, index);
	}
	return { roster, report };
}

function firstFix(roster: Roster, report: Report, newId: () => string): Edit | undefined {
	for (const problem of report.problems) {
		const fixes = fixesOf(problem, roster, report, newId, 1);
		const edit =
			fixes.find((fix) => fix.edit.kind !== 'resize')?.edit ?? chosenFor(problem, report, newId);
		if (edit) return edit;
	}
	return undefined;
}

/** A unit of what the army is short of, as a player adds one who opens that section. */
function chosenFor(problem: Problem, { context }: Report, newId: () => string): Edit | undefined {
	const of = isLacking(problem) ? aboutOf(problem.constraint) : undefined;
	const found = context.index.units.find(
		({ tags, entry }) => of && matches(of, tags) && whyNotAdd(context, entry.id).length === 0
	);
	return found && { kind: 'add-units', units: [newUnit(context, found.entry.id, newId())] };
}
