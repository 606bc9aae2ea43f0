import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import type { Constraint, ConstraintOf, Roster, RosterUnit, Selector } from '#schema';
import { aRoster } from '../../../tests/builders.ts';
import { rawPacks } from '../../../tests/packs.ts';
import { Army, System } from '../../schema/pack.ts';
import { rosterContext, type CheckContext, type Thing } from './context.ts';
import type { ArmyIndex } from './army-index.ts';
import { indexArmy } from '../army/index-army.ts';
import { judgeRule } from '../judge/judge.ts';
import { select } from './select.ts';
import type { MusteredUnit } from './mustered.ts';
import { priceOf } from './price.ts';
import { matches, matchesEither } from './selector.ts';

/** The army with the most to say of each system: all rules, the numbers and the prices there are. */
const indexes = new Map(
	rawPacks.map(({ folder, system, armies }) => {
		const largest = armies.toSorted((a, b) => sizeOf(b.army) - sizeOf(a.army))[0]?.army;
		return [folder, indexArmy(System.parse(system), Army.parse(largest))];
	})
);

function sizeOf(army: unknown): number {
	return JSON.stringify(army).length;
}

/** The index is looked up, so that a counterexample is short enough to read. */
interface Subject {
	readonly folder: string;
	readonly roster: Roster;
}

function contextOf({ folder, roster }: Subject): CheckContext {
	const index = indexes.get(folder);
	if (!index) throw new Error(`no pack "${folder}"`);
	return rosterContext(roster, index);
}

/** Real units, half of their options fit for them; now and then anything at all. */
const subject: fc.Arbitrary<Subject> = fc.constantFrom(...indexes).chain(([folder, index]) => {
	const kinds = (index.system.groups ?? []).map(({ id }) => id);
	const group = kinds.length > 0 ? fc.constantFrom('g0', 'g1', undefined) : fc.constant(undefined);
	const anything = fc.constantFrom(...index.entries.keys(), 'no-such-thing');
	const entry = fc.oneof(
		{ weight: 9, arbitrary: fc.constantFrom(...index.units.map((unit) => unit.entry.id)) },
		{ weight: 1, arbitrary: anything }
	);
	const unit = entry.chain((id) =>
		fc.record({
			entry: fc.constant(id),
			options: fc.array(fc.oneof(fc.constantFrom(...optionsFor(index, id), id), anything), {
				maxLength: 6
			}),
			models: fc.integer({ min: 1, max: 30 }),
			group
		})
	);
	return fc.array(unit, { maxLength: 30, size: 'max' }).map((drawn) => ({
		folder,
		roster: aRoster({
			units: drawn.map((each, at) => withId(each, at)),
			groups: kinds.slice(0, 2).map((kind, at) => ({ id: `g${at}`, kind }))
		})
	}));
});

function optionsFor(index: ArmyIndex, id: string): readonly string[] {
	const tags = index.entries.get(id)?.tags ?? new Set();
	return index.constraints.flatMap((rule) =>
		rule.kind === 'carries' && matchesEither(rule.by, tags) ? [rule.option] : []
	);
}

function withId(
	{ group, ...unit }: Omit<RosterUnit, 'id' | 'group'> & { group: string | undefined },
	at: number
): RosterUnit {
	return { ...unit, id: `u${at}`, ...(group !== undefined && { group }) };
}

/** Every selector that a rule has. */
function selectorsOf(constraint: Constraint): readonly Selector[] {
	return Object.values(constraint).filter(
		(value): value is Selector =>
			typeof value === 'object' && ['any', 'all', 'none'].some((key) => key in value)
	);
}

test('what a selector means is found as by looking at each thing, however often it is asked', () => {
	fc.assert(
		fc.property(subject, (drawn) => {
			const { things, index } = contextOf(drawn);
			for (const selector of [{}, ...index.constraints.flatMap(selectorsOf)]) {
				const plainly = things.filter(({ tags }) => matches(selector, tags));
				expect([...select(things, selector)]).toEqual(plainly);
				expect(select([...things], selector)).toHaveLength(plainly.length);
			}
		}),
		{ numRuns: 30 }
	);
});

test('the points of a unit are the sum of its parts', () => {
	fc.assert(
		fc.property(subject, (drawn) => {
			for (const unit of contextOf(drawn).units) {
				// What is given its own entry is no roster of any army.
				if (unit.options.some(({ id }) => id === unit.unit.entry)) continue;
				expect(unit.points).toBe(priceOf(unit).points);
			}
		})
	);
});

describe('a rule finds the same units at fault as a look at each unit by itself', () => {
	function partsOf(unit: MusteredUnit): readonly Pick<Thing, 'tags'>[] {
		const options = unit.options.flatMap(({ indexed }) => indexed ?? []);
		return unit.indexed ? [unit, ...options] : options;
	}

	function countIn(units: readonly MusteredUnit[], of: Selector): number {
		return units.filter((unit) => partsOf(unit).some(({ tags }) => matches(of, tags))).length;
	}

	function asksInVain(
		{ of, needs, forbids, counting, min = 1 }: ConstraintOf<'requires'>,
		unit: MusteredUnit,
		company: readonly MusteredUnit[]
	): boolean {
		const askers = partsOf(unit).filter(({ tags }) => matches(of, tags));
		if (askers.length === 0) return false;
		const having = company.filter((other) => needs && countIn([other], needs) > 0);
		const models = having.reduce((sum, other) => sum + (other.models ?? 1), 0);
		if (needs && (counting === 'models' ? models : having.length) < min) return true;
		const others = company.filter((other) => other !== unit);
		return (
			forbids !== undefined &&
			(countIn(others, forbids) > 0 ||
				partsOf(unit).some(
					(part) => matches(forbids, part.tags) && askers.some((asker) => asker !== part)
				))
		);
	}

	const takesTooMany = (
		{ of, on, max, distinct }: ConstraintOf<'exclusive'>,
		{ indexed, tags, options }: MusteredUnit
	): boolean => {
		if (on && !(indexed && matches(on, tags))) return false;
		const taken = options.filter((option) => option.indexed && matches(of, option.indexed.tags));
		const counted = distinct ? new Set(taken.map(({ id }) => id)).size : taken.length;
		return typeof max === 'number' && counted > max;
	};

	/** Whom a rule finds at fault; undefined where a look at one unit does not say it. */
	function atFault(
		rule: Constraint,
		units: readonly MusteredUnit[]
	): readonly string[] | undefined {
		const idsOf = (found: readonly MusteredUnit[]) => found.map(({ unit }) => unit.id);
		if (rule.unless ?? rule.while) return undefined;
		if (rule.kind === 'requires' && rule.scope === 'army')
			return idsOf(units.filter((unit) => asksInVain(rule, unit, units)));
		if (rule.kind === 'requires' && rule.scope === 'unit')
			return idsOf(units.filter((unit) => asksInVain(rule, unit, [unit])));
		if (rule.kind === 'exclusive' && rule.min === undefined && typeof rule.max === 'number')
			return idsOf(units.filter((unit) => takesTooMany(rule, unit)));
		return undefined;
	}

	test('for what is required, forbidden and exclusive', () => {
		fc.assert(
			fc.property(subject, (drawn) => {
				const context = contextOf(drawn);
				for (const rule of context.index.constraints) {
					const plainly = atFault(rule, context.units);
					if (!plainly) continue;
					const found = judgeRule(context, rule).filter(({ outcome }) => outcome !== 'met');
					expect(found.map(({ units }) => units[0])).toEqual(plainly);
				}
			})
		);
	});
});
