import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Army, Constraint, ConstraintOf, Reading, RosterUnit, Selector } from '#schema';
import { aRoster, aUnit } from '../builders.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';

type Answers = Readonly<Record<string, string>>;

/** A roster that a constraint is tried on. */
interface Trial {
	readonly size?: number;
	readonly units: readonly RosterUnit[];
}

/** One that meets the constraint and has something it speaks of, if there can be one; one that breaks it. */
interface Trials {
	readonly met: Trial | undefined;
	readonly broken: Trial | undefined;
}

/** Constraints of the system that speak of nothing an army has: they can be met, but never tried. */
const idle: Readonly<Record<string, readonly string[]>> = {
	araby: ['one-attached-stand', 'options-once'],
	bretonnian: ['one-attached-stand', 'options-once'],
	chaos: ['one-attached-stand', 'options-once'],
	daemon: ['one-mount', 'one-attached-stand'],
	'dark-elf': ['one-attached-stand', 'options-once'],
	dwarf: ['one-mount', 'one-attached-stand'],
	empire: ['options-once'],
	'high-elf': ['one-attached-stand', 'options-once'],
	kislev: ['one-attached-stand'],
	lizardmen: ['options-once'],
	orc: ['one-attached-stand', 'options-once'],
	skaven: ['one-mount', 'one-attached-stand', 'options-once'],
	'tomb-kings': ['one-attached-stand', 'options-once'],
	'vampire-counts': ['one-attached-stand', 'options-once']
};

/** Items for Wizards, which nobody in an army of Dwarfs may have: they can be broken, never met. */
const bearerless: Readonly<Record<string, readonly string[]>> = {
	dwarf: ['carries-ring-of-magic', 'carries-wand-of-power', 'carries-rod-of-repetition']
};

function trialsOf(index: ArmyIndex, constraint: Constraint): Trials {
	switch (constraint.kind) {
		case 'points-limit':
			return pointsLimitTrials(index);
		case 'count':
			return countTrials(index, constraint);
		case 'unique':
			return uniqueTrials(index, constraint);
		case 'carries':
			return carriesTrials(index, constraint);
		case 'exclusive':
			return exclusiveTrials(index, constraint);
		case 'requires':
			return requiresTrials(index, constraint);
		case 'standing':
			return { met: { units: [first(index)] }, broken: { units: [{ id: 'u', entry: 'no' }] } };
	}
}

function pointsLimitTrials(index: ArmyIndex): Trials {
	const units = [first(index)];
	const cost = index.units[0]?.entry.cost ?? 0;
	return { met: { size: cost, units }, broken: { size: cost - 1, units } };
}

function countTrials(index: ArmyIndex, { of, min, max = min ?? 0 }: ConstraintOf<'count'>): Trials {
	const chosen = bearing(index, of);
	const atLimit = { units: copies(chosen, max) };
	// At 1000 points limits are those of one band, as printed.
	const broken = min === undefined ? copies(chosen, max + 1) : copies(chosen, min - 1);
	return { met: chosen && atLimit, broken: chosen && { units: broken } };
}

function uniqueTrials(index: ArmyIndex, { of, scope }: ConstraintOf<'unique'>): Trials {
	const chosen = bearing(index, of);
	const [option] = chosen?.options ?? [];
	if (!chosen || option === undefined) return { met: undefined, broken: undefined };
	const twice = [{ ...chosen, options: [option, option] }];
	return scope === 'army'
		? { met: { units: [chosen] }, broken: { units: copies(chosen, 2) } }
		: { met: { units: copies(chosen, 2) }, broken: { units: twice } };
}

function carriesTrials(index: ArmyIndex, { option, by }: ConstraintOf<'carries'>): Trials {
	const give = (unit: RosterUnit) => ({
		units: [{ ...unit, options: [...(unit.options ?? []), option] }]
	});
	const all = everyUnit(index);
	const friend = all.find((unit) => isMeant(by, tagsOf(index, unit)));
	const stranger = all.find((unit) => !isMeant(by, tagsOf(index, unit)));
	return { met: friend && give(friend), broken: stranger && give(stranger) };
}

function exclusiveTrials(index: ArmyIndex, { of, max }: ConstraintOf<'exclusive'>): Trials {
	const [option] = index.options.filter(({ tags }) => isMeant(of, tags));
	if (!option) return { met: undefined, broken: undefined };
	const having = (count: number) => ({
		units: [{ ...first(index), options: Array.from({ length: count }, () => option.entry.id) }]
	});
	return { met: having(max), broken: having(max + 1) };
}

function requiresTrials(index: ArmyIndex, requires: ConstraintOf<'requires'>): Trials {
	const asking = bearing(index, requires.of);
	const [option] = index.options.filter(({ tags }) => isMeant(requires.needs, tags));
	const helper = bearing(index, requires.needs);
	const helped =
		requires.scope === 'army'
			? [asking, helper].filter((unit) => unit !== undefined)
			: [{ ...first(index), ...asking, options: [option?.entry.id ?? 'no'] }];
	return { met: { units: helped }, broken: asking && { units: [asking] } };
}

/** A unit of the kind meant, or the first unit of the army with the option meant. */
function bearing(index: ArmyIndex, of: Selector): RosterUnit | undefined {
	const meant = [...index.units, ...index.options].find(({ tags }) => isMeant(of, tags));
	if (!meant) return undefined;
	const { id } = meant.entry;
	return meant.isUnit ? aUnit(id) : { ...first(index), options: [id] };
}

/** Each unit of the army, without options and with each option that makes it something else. */
function everyUnit(index: ArmyIndex): readonly RosterUnit[] {
	const makers = index.options.filter(({ entry }) => entry.grants !== undefined);
	return index.units.flatMap(({ entry: { id } }) => [
		aUnit(id),
		...makers.map(({ entry }) => aUnit(id, { options: [entry.id] }))
	]);
}

function first(index: ArmyIndex): RosterUnit {
	return aUnit(index.units[0]?.entry.id ?? 'no');
}

function copies(unit: RosterUnit | undefined, count: number): readonly RosterUnit[] {
	return unit ? Array.from({ length: count }, (_, at) => ({ ...unit, id: `u${at}` })) : [];
}

function tagsOf(index: ArmyIndex, { entry, options = [] }: RosterUnit): ReadonlySet<string> {
	const granted = options.flatMap((id) => index.entries.get(id)?.entry.grants ?? []);
	return new Set([...(index.entries.get(entry)?.tags ?? []), ...granted]);
}

function isMeant({ any, all = [], none = [] }: Selector, tags: IndexedEntry['tags']): boolean {
	const has = (tag: string) => tags.has(tag);
	return (!any || any.some(has)) && all.every(has) && !none.some(has);
}

/** The verdicts of one constraint on a trial. */
function verdictsOf(index: ArmyIndex, { id }: Constraint, { size = 1000, units }: Trial) {
	return checkRoster(aRoster({ size, units }), index).verdicts.filter(
		(v) => v.constraint.id === id
	);
}

/** Every way to answer these readings. */
function everyAnswer([reading, ...others]: readonly Reading[]): readonly Answers[] {
	if (!reading) return [{}];
	return everyAnswer(others).flatMap((rest) =>
		reading.answers.map(({ id }) => ({ ...rest, [reading.id]: id }))
	);
}

/** The ids of all constraints that an army's data states, one way or another. */
function statedIn({ entries, constraints = [] }: Army): readonly string[] {
	return [
		...[...warmaster.constraints, ...constraints].map(({ id }) => id),
		...entries.filter(({ limit }) => limit).map(({ id }) => `limit-${id}`),
		...[...entries, ...warmaster.entries]
			.filter(({ carriedBy }) => carriedBy)
			.map(({ id }) => `carries-${id}`)
	];
}

describe.each(warmasterArmies)('$id', (army) => {
	const tried = new Set<string>();

	describe.each(everyAnswer([...warmaster.readings, ...(army.readings ?? [])]))('%o', (answers) => {
		const index = indexArmy(warmaster, army, answers);

		test.each(index.constraints)('$id can be met and broken', (constraint) => {
			const { met, broken } = trialsOf(index, constraint);
			tried.add(constraint.id);
			const isIdle = idle[army.id]?.includes(constraint.id) ?? false;
			const hasNoBearer = bearerless[army.id]?.includes(constraint.id) ?? false;
			expect(broken === undefined).toBe(isIdle);
			expect(met === undefined).toBe(isIdle || hasNoBearer);
			if (met) {
				const verdicts = verdictsOf(index, constraint, met);
				expect(verdicts).toMatchObject([{ outcome: 'met' }]);
				expect(verdicts[0]?.measured).toBeGreaterThan(0);
			}
			if (broken) {
				const [verdict, ...more] = verdictsOf(index, constraint, broken);
				expect(verdict?.outcome).toMatch(new RegExp(`^${constraint.kind}/`));
				expect(more).toEqual([]);
			}
		});
	});

	test('every constraint of the data was tried', () => {
		expect([...tried].toSorted()).toEqual(statedIn(army).toSorted());
	});
});
