import type { ArmyIndex, IndexedEntry } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import type { Dice } from '../faults/dice.ts';
import type { Asked, FrozenArmy, FrozenList, FrozenUnit } from './frozen.ts';
import { plainOf } from './plain.ts';
import { unlawful } from './random-edits.ts';
import { lawfulRoster, type Making } from './random-lists.ts';
import { indexOf, type Subject, type Tree } from './tree.ts';
import { judgedOf, verdictOn } from './verdict.ts';

/** How much is asked of an army. */
export interface Amount {
	/** Lists that the rules let grow; each comes with `variants` that they do not. */
	readonly lists: number;
	readonly variants: number;
	/** How many of all these are kept; all by default. */
	readonly kept?: number;
	/** Units, each by itself; all by default. */
	readonly units?: number;
	/** Of each unit, things to have that are given first. */
	readonly pairs: number;
	/** Units that are asked under each answer to a reading of the army. */
	readonly answered: number;
}

export interface Made {
	readonly frozen: FrozenArmy;
	/** What a list cannot tell apart by its name: one name at several prices. */
	readonly ambiguous: readonly string[];
}

/** Asks a tree about random lists of an army, and who may have what. */
export function makeFrozen(subject: Subject, dice: Dice, amount: Amount): Made {
	const { system, army } = subject;
	const units = unitsAlone(subject);
	const ambiguous = [...unitsAlike(subject), ...units.flatMap(namesAlike)];
	const some = someOf(units, amount.units ?? units.length, dice);
	const lists = randomLists(subject, dice, amount, new Set(ambiguous));
	const asked = [...pairs(some, amount, dice), ...answered(subject, units, amount, dice)];
	return {
		frozen: {
			system: system.id,
			army: army.name,
			lists: someOf(lists, amount.kept ?? lists.length, dice),
			units: [...some, ...asked.flatMap((each) => frozenUnits(subject, each))]
		},
		ambiguous
	};
}

function frozenUnits(subject: Subject, asked: Asked): readonly FrozenUnit[] {
	const is = judgedOf(subject, asked);
	return is ? [{ ...asked, ...is }] : [];
}

function unitsAlone(subject: Subject): readonly FrozenUnit[] {
	const names = new Set(indexOf(subject).units.map(({ entry }) => entry.name));
	return [...names].flatMap((unit) => frozenUnits(subject, { unit }));
}

/** Names that several units have. */
function unitsAlike(subject: Subject): readonly string[] {
	const names = indexOf(subject).units.map(({ entry }) => entry.name);
	return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** "Thane: Shield", where a unit may have several things of one name at different prices. */
function namesAlike({ unit, may }: FrozenUnit): readonly string[] {
	return Object.entries(may)
		.filter(([price]) => price.includes(' / '))
		.flatMap(([, names]) => names.map((name) => `${unit}: ${name}`));
}

function pairs(units: readonly FrozenUnit[], amount: Amount, dice: Dice): readonly Asked[] {
	return units.flatMap(({ unit, may }) => {
		const names = Object.values(may).flat();
		return someOf(names, amount.pairs, dice).map((name) => ({ unit, with: name }));
	});
}

function answered(
	{ army }: Subject,
	units: readonly FrozenUnit[],
	amount: Amount,
	dice: Dice
): readonly Asked[] {
	return (army.readings ?? []).flatMap(({ id, answers, default: usual }) =>
		answers
			.filter((answer) => answer.id !== usual)
			.flatMap((answer) =>
				someOf(units, amount.answered, dice).map(({ unit }) => ({
					unit,
					readings: { [id]: answer.id }
				}))
			)
	);
}

function randomLists(
	subject: Subject,
	dice: Dice,
	{ lists, variants }: Amount,
	ambiguous: ReadonlySet<string>
): readonly FrozenList[] {
	const optionsOf = rememberedOptions(subject);
	const found = new Map<string, FrozenList>();
	for (let at = 0; at < lists; at += 1) {
		const made = lawfulRoster(subject, dice, optionsOf);
		const rosters = [made.roster, ...Array.from({ length: variants }, () => unlawful(made))];
		for (const roster of rosters) {
			const list = plainOf(plainly(roster, made, ambiguous), made.index);
			const is = verdictOn(subject, list);
			if (!is.startsWith('unreadable')) found.set(JSON.stringify(list), { list, is });
		}
	}
	return [...found.values()];
}

/** A roster without what a list by name cannot say. */
function plainly(
	roster: Roster,
	made: Pick<Making, 'subject' | 'index'>,
	ambiguous: ReadonlySet<string>
): Roster {
	const nameOf = (id: string): string => made.index.entries.get(id)?.entry.name ?? id;
	const units = roster.units
		.filter(({ entry }) => !ambiguous.has(nameOf(entry)))
		.map((unit) => ({
			...unit,
			options: (unit.options ?? []).filter(
				(id) =>
					!ambiguous.has(`${nameOf(unit.entry)}: ${nameOf(id)}`) && isMeantByName(unit, id, made)
			)
		}));
	return { ...roster, units };
}

/** Whether an option is the only one of its name, or the only one of them that this unit may carry. */
function isMeantByName(
	unit: RosterUnit,
	id: string,
	{ subject: { tree }, index }: Pick<Making, 'subject' | 'index'>
): boolean {
	const name = index.entries.get(id)?.entry.name;
	const alike = index.options.filter(({ entry }) => entry.name === name);
	if (alike.length < 2) return true;
	const { tags } = tree.engine.musterUnit(unit, index);
	const fitting = alike.filter((option) => mayCarry(tree, tags, option));
	return fitting.length === 1 && fitting[0]?.entry.id === id;
}

function mayCarry(
	{ engine }: Tree,
	tags: ReadonlySet<string>,
	{ entry, type }: IndexedEntry
): boolean {
	const carriedBy = entry.carriedBy ?? type.carriedBy;
	const or = carriedBy?.or;
	return (
		!carriedBy ||
		engine.matches(carriedBy.by, tags) ||
		(or !== undefined && engine.matches(or, tags))
	);
}

/** What each unit may have by itself, asked once for each index. */
export function rememberedOptions({ tree }: Subject) {
	const known = new WeakMap<ArmyIndex, Map<string, readonly string[]>>();
	return (index: ArmyIndex, entry: string): readonly string[] => {
		const units = known.get(index) ?? new Map<string, readonly string[]>();
		known.set(index, units);
		const options = units.get(entry) ?? openTo(entry, index);
		units.set(entry, options);
		return options;
	};

	function openTo(entry: string, index: ArmyIndex): readonly string[] {
		const { tags } = tree.engine.musterUnit(tree.engine.plainUnit(index, entry, 'u'), index);
		return index.options
			.filter((option) => mayCarry(tree, tags, option))
			.map((option) => option.entry.id);
	}
}

function someOf<T>(things: readonly T[], most: number, dice: Dice): readonly T[] {
	const left = [...things];
	while (left.length > most) left.splice(dice.below(left.length), 1);
	return left;
}
