import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	whyNotAdd,
	whyNotGive,
	rangeOf,
	type ArmyIndex,
	type Problem
} from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { aRoster } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { warmasterArmies, warmasterIndex } from '../warmaster.ts';
import { aboutOf, amountIn } from '../said.ts';
import { amount } from '../runs.ts';

const indexes = warmasterArmies.map(({ id }) => warmasterIndex(id));

interface Subject {
	readonly index: ArmyIndex;
	readonly roster: Roster;
}

/** A roster of any army: real units with real options, rarely fit for each other. */
const subject: fc.Arbitrary<Subject> = fc
	.constantFrom(...indexes)
	.chain((index) => subjectOf(index, idsOf(index.units), idsOf(index.options)));

/** As above, where a unit or an option may also be anything else. */
const wildSubject: fc.Arbitrary<Subject> = fc.constantFrom(...indexes).chain((index) => {
	const anything = fc.oneof(fc.constantFrom(...index.entries.keys()), fc.string());
	return subjectOf(index, anything, anything);
});

function subjectOf(index: ArmyIndex, entry: fc.Arbitrary<string>, option: fc.Arbitrary<string>) {
	const unit = fc.record({ entry, options: fc.array(option, { maxLength: 3 }) });
	return fc.record({
		index: fc.constant(index),
		roster: fc
			.record({ size: fc.integer({ min: 1, max: 4000 }), units: fc.array(unit, { maxLength: 14 }) })
			.map(({ size, units }) => aRoster({ size, units: units.map(withId) }))
	});
}

function idsOf(indexed: ArmyIndex['units']): fc.Arbitrary<string> {
	return fc.constantFrom(...indexed.map(({ entry }) => entry.id));
}

function withId(unit: Omit<RosterUnit, 'id'>, at: number): RosterUnit {
	return { ...unit, id: `u${at}` };
}

/** The same things in some other order. */
function shuffled<T>(things: readonly T[]): fc.Arbitrary<T[]> {
	return fc.shuffledSubarray([...things], { minLength: things.length });
}

/** What there is to say about a roster, but for the order of its parts. */
function summary({ index, roster }: Subject) {
	const { points, verdicts, tallies } = checkRoster(roster, index);
	const outcomes = verdicts.map((verdict) => {
		const { min, max } = rangeOf(verdict) ?? {};
		const { constraint, outcome } = verdict;
		return JSON.stringify([constraint.id, outcome, amountIn(verdict), min, max]);
	});
	return { points, outcomes: outcomes.toSorted(), tallies };
}

describe('the order does not matter', () => {
	test('of units', () => {
		const reordered = subject.chain(({ index, roster }) =>
			shuffled(roster.units).map((units) => ({ index, roster, units }))
		);
		fc.assert(
			fc.property(reordered, ({ index, roster, units }) => {
				expect(summary({ index, roster: { ...roster, units } })).toEqual(
					summary({ index, roster })
				);
			})
		);
	});

	test('of the options of a unit', () => {
		const reordered = subject.chain(({ index, roster }) =>
			fc
				.tuple(...roster.units.map(({ options = [], ...unit }) => withOptions(unit, options)))
				.map((units) => ({ index, roster, units }))
		);
		fc.assert(
			fc.property(reordered, ({ index, roster, units }) => {
				expect(summary({ index, roster: { ...roster, units } })).toEqual(
					summary({ index, roster })
				);
			})
		);
	});

	function withOptions(unit: RosterUnit, options: readonly string[]): fc.Arbitrary<RosterUnit> {
		return shuffled(options).map((reordered) => ({ ...unit, options: reordered }));
	}
});

test('a check changes nothing that it is given, and says the same twice', () => {
	fc.assert(
		fc.property(wildSubject, ({ index, roster }) => {
			const before = structuredClone(roster);
			const report = checkRoster(deepFreeze(roster), index);
			expect(checkRoster(roster, index)).toEqual(report);
			expect(roster).toEqual(before);
		})
	);
});

test('nothing in a roster makes a check throw, nor goes unnoticed if the army does not have it', () => {
	fc.assert(
		fc.property(wildSubject, ({ index, roster }) => {
			const named = roster.units.flatMap(({ entry, options = [] }) => [entry, ...options]);
			const unknown = named.filter((id) => !index.entries.has(id));
			const { problems, context } = checkRoster(roster, index);
			const noticed = problems.filter(({ outcome }) => outcome === 'standing/unknown');
			expect(noticed.map(aboutOf)).toEqual(unknown);
			for (const id of named) {
				expect(() => [whyNotAdd(context, id), whyNotGive(context, 'u0', id)]).not.toThrow();
			}
			expect(context.units).toHaveLength(roster.units.length);
		})
	);
});

test('the points of a roster are those of its units, each by itself', () => {
	fc.assert(
		fc.property(wildSubject, ({ index, roster }) => {
			const pointsSpent = (units: readonly RosterUnit[]) =>
				checkRoster({ ...roster, units }, index).points;
			const sum = roster.units.reduce((total, unit) => total + pointsSpent([unit]), 0);
			expect(pointsSpent(roster.units)).toBe(sum);
		})
	);
});

test('in a bigger game a maximum that was met is met still', () => {
	const raised = fc.tuple(subject, fc.integer({ min: 1, max: 3000 }));
	fc.assert(
		fc.property(raised, ([{ index, roster }, more]) => {
			const tooMany = (size: number) =>
				checkRoster({ ...roster, size }, index)
					.problems.filter(({ outcome }) => outcome === 'count/too-many')
					.map(({ constraint }) => constraint.id);
			const before = tooMany(roster.size);
			expect(tooMany(roster.size + more).filter((id) => !before.includes(id))).toEqual([]);
		})
	);
});

describe('what may be added', () => {
	const blocking = [
		'count/too-many',
		'unique/repeated',
		'carries/not-allowed',
		'exclusive/too-many',
		'requires/missing',
		'standing/barred'
	];

	/** For each thing that is wrong: how often, and by how much in all. */
	function wrongs(roster: Roster, index: ArmyIndex): ReadonlyMap<string, number> {
		const sums = new Map<string, number>();
		const wrong = checkRoster(roster, index).problems.filter((p) => blocking.includes(p.outcome));
		for (const problem of wrong) {
			const key = keyOf(problem);
			sums.set(key, (sums.get(key) ?? 0) + 1 + amountIn(problem));
		}
		return sums;
	}

	function keyOf(problem: Problem): string {
		return [problem.constraint.id, problem.outcome, aboutOf(problem)].join();
	}

	function makesWorse(before: Roster, after: Roster, index: ArmyIndex): boolean {
		const old = wrongs(before, index);
		return [...wrongs(after, index)].some(([key, sum]) => sum > (old.get(key) ?? 0));
	}

	test('a unit is refused if, and only if, it makes something wrong', () => {
		const added = subject.chain(({ index, roster }) =>
			fc.constantFrom(...index.units).map((unit) => ({ index, roster, unit }))
		);
		fc.assert(
			fc.property(added, ({ index, roster, unit: { entry } }) => {
				const { id, starts: options = [] } = entry;
				const units = [{ id: 'new', entry: id, options }];
				const after = applyEdit(roster, { kind: 'add-units', units });
				const why = whyNotAdd(checkRoster(roster, index).context, id);
				expect(why.length > 0).toBe(makesWorse(roster, after, index));
			}),
			{ numRuns: amount({ all: 500, part: 125 }) }
		);
	});

	test('an option is refused if, and only if, it makes something wrong', () => {
		const given = subject.chain(({ index, roster }) =>
			fc.constantFrom(...index.options).map(({ entry }) => ({ index, roster, option: entry.id }))
		);
		fc.assert(
			fc.property(given, ({ index, roster, option }) => {
				fc.pre(roster.units.length > 0);
				const after = applyEdit(roster, { kind: 'give-option', unit: 'u0', option });
				const why = whyNotGive(checkRoster(roster, index).context, 'u0', option);
				expect(why.length > 0).toBe(makesWorse(roster, after, index));
			}),
			{ numRuns: amount({ all: 500, part: 125 }) }
		);
	});
});
