import type { ArmyIndex, CheckContext, IndexedEntry } from '#engine';
import type { Roster, RosterGroup, RosterUnit } from '#schema';
import type { Dice } from '../faults/dice.ts';
import { indexOf, type Answers, type Subject } from './tree.ts';

/** A roster under way. */
export interface Making {
	readonly subject: Subject;
	readonly index: ArmyIndex;
	readonly dice: Dice;
	/** Ids not used before. */
	readonly newId: () => string;
	/** Ids of the options that a unit may have by itself. */
	readonly optionsOf: (entry: string) => readonly string[];
}

/** A roster that was made, and what it was made with. */
export interface MadeRoster extends Making {
	readonly roster: Roster;
}

/** Answers to none, one or all of the readings. */
function randomAnswers({ system, army }: Subject, dice: Dice): Answers {
	const readings = [...system.readings, ...(army.readings ?? [])];
	if (readings.length === 0 || dice.happens(50)) return {};
	const asked = dice.happens(50) ? readings : [dice.one(readings)];
	const given = asked.map(({ id, answers, default: usual }) => {
		return [id, dice.one(answers).id, usual] as const;
	});
	return Object.fromEntries(given.flatMap(([id, is, usual]) => (is === usual ? [] : [[id, is]])));
}

/** A roster that the rules let grow step by step, fixed where something is missing at the end. */
export function lawfulRoster(
	subject: Subject,
	dice: Dice,
	optionsOf: (index: ArmyIndex, entry: string) => readonly string[]
): MadeRoster {
	const readings = randomAnswers(subject, dice);
	const index = indexOf(subject, readings);
	let last = 0;
	const making: Making = {
		subject,
		index,
		dice,
		newId: () => `n${++last}`,
		optionsOf: (entry) => optionsOf(index, entry)
	};
	const start = emptyRoster(making, readings);
	const grown = withOptions(making, withUnits(making, start));
	return { ...making, roster: fixed(making, grown) };
}

function emptyRoster({ subject, index, dice, newId }: Making, readings: Answers): Roster {
	const { system, army } = subject;
	const usual = system.usualSize;
	const sizes = [...system.sizes, usual, usual, Math.round(usual * 0.55), usual + 250];
	const size = usual === 0 ? 0 : dice.one(sizes);
	return {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: '',
		system: system.id,
		army: army.id,
		revision: system.revision,
		size,
		units: subject.tree.engine.compulsoryUnits(index, size, newId),
		...(Object.keys(readings).length > 0 && { readings })
	};
}

/** As many units as a third of the tries makes room for. */
function withUnits(making: Making, start: Roster): Roster {
	const { dice, index } = making;
	const tries = dice.one([10, 25, 60]);
	let roster = start;
	for (let at = 0; at < tries; at += 1) {
		const among = index.choices.length > 0 && dice.happens(15) ? index.choices : index.units;
		if (among.length > 0) roster = withUnit(making, roster, dice.one(among));
	}
	return roster;
}

function withUnit(making: Making, roster: Roster, { entry, isChoice }: IndexedEntry): Roster {
	const { subject, index, newId } = making;
	const { engine } = subject.tree;
	const group = isChoice ? undefined : aGroup(making, roster);
	const groups = group ? [...(roster.groups ?? []).filter((each) => each !== group), group] : [];
	const grouped = group ? { ...roster, groups } : roster;
	const context = engine.rosterContext(grouped, index);
	if (engine.whyNotAdd(context, entry.id, group?.id).length > 0) return roster;
	const unit = sized(making, engine.newUnit(context, entry.id, newId(), group?.id));
	return affordable(making, roster, { ...grouped, units: [...roster.units, unit] });
}

/** One of the groups of the roster, or a new one; none in a game without. */
function aGroup({ index, dice, newId }: Making, { groups = [] }: Roster): RosterGroup | undefined {
	const kinds = index.system.groups ?? [];
	if (kinds.length === 0 || dice.happens(kinds[0]?.sketch ? 60 : 10)) return undefined;
	if (groups.length === 0 || dice.happens(20)) return { id: newId(), kind: dice.one(kinds).id };
	return dice.one(groups);
}

/** The unit with as many models as may be, where the player chooses. */
export function sized({ index, dice }: Making, unit: RosterUnit): RosterUnit {
	const size = index.entries.get(unit.entry)?.entry.size;
	if (typeof size !== 'object' || dice.happens(30)) return unit;
	const { usual = 1, min = 1, max = Math.max(usual, min) + 15 } = size;
	return { ...unit, models: min + dice.below(Math.max(1, max - min + 1)) };
}

function affordable({ subject, index }: Making, before: Roster, after: Roster): Roster {
	if (after.size === 0) return after;
	const { points } = subject.tree.engine.rosterContext(after, index);
	return points <= after.size ? after : before;
}

/** Some of what each unit may have, as long as nothing speaks against it. */
function withOptions(making: Making, start: Roster): Roster {
	const { dice, subject, index } = making;
	const { engine } = subject.tree;
	let roster = start;
	for (const { id, entry } of start.units) {
		const offered = making.optionsOf(entry);
		const tries = offered.length === 0 ? 0 : dice.below(7);
		for (let at = 0; at < tries; at += 1) {
			const option = dice.one(offered);
			const context: CheckContext = engine.rosterContext(roster, index);
			if (engine.whyNotGive(context, id, option).length > 0) continue;
			const given = engine.applyEdit(roster, { kind: 'give-option', unit: id, option });
			roster = affordable(making, roster, given);
		}
	}
	return roster;
}

/** Fixed as long as somebody knows how. */
function fixed({ subject, index, newId, dice }: Making, start: Roster): Roster {
	const { engine } = subject.tree;
	let roster = start;
	for (let at = 0; at < 15; at += 1) {
		const report = engine.checkRoster(roster, index);
		const fixes = report.problems
			.slice(0, 3)
			.map((problem) => engine.fixesOf(problem, roster, report, newId, 3))
			.find(({ length }) => length > 0);
		if (!fixes) return roster;
		roster = engine.applyEdit(roster, dice.one(fixes).edit);
	}
	return roster;
}
