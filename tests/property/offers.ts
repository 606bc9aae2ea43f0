// What the properties of fixes share: the offers for a roster, and whether one fixes by a full check.
import { fc } from '../draw.ts';
import {
	applyEdit,
	checkRoster,
	rangeOf,
	fixesOf,
	type ArmyIndex,
	type Edit,
	type Problem,
	type Fix
} from '#engine';
import type { Army, Roster } from '#schema';
import { aboutOf, amountIn, unitIn } from '../said.ts';

export interface Subject {
	readonly index: ArmyIndex;
	readonly roster: Roster;
}

export function counter(): () => string {
	let given = 0;
	return () => `new-${++given}`;
}

export interface Offer {
	readonly problem: Problem;
	readonly fixes: readonly Fix[];
}

export function offers({ index, roster }: Subject, most?: number): readonly Offer[] {
	const report = checkRoster(roster, index);
	const newId = counter();
	return [...report.problems, ...report.advice].map((problem) => ({
		problem,
		fixes: fixesOf(problem, roster, report, newId, most)
	}));
}

/** Told apart from the engine's own way on purpose: a problem by its rule, fault, unit and group. */
export function nameOf(problem: Problem): string {
	const { constraint, outcome } = problem;
	return JSON.stringify([constraint.id, outcome, aboutOf(problem), unitIn(problem) ?? null]);
}

function distance(problem: Problem): number {
	if (problem.outcome === 'led/no-leader') return 1;
	const amount = amountIn(problem);
	const { min = 0, max = 0 } = rangeOf(problem) ?? {};
	if (problem.outcome === 'agreed-size/other') return Math.abs(amount - max);
	return /too-few|too-little|missing|too-small/.test(problem.outcome) ? min - amount : amount - max;
}

/** By how much each thing is wrong, the worst first. */
function wrongs(problems: readonly Problem[]): ReadonlyMap<string, { by: readonly number[] }> {
	const found = new Map<string, { by: readonly number[] }>();
	for (const problem of problems) {
		const by = [...(found.get(nameOf(problem))?.by ?? []), distance(problem)];
		found.set(nameOf(problem), { by: by.toSorted((one, other) => other - one) });
	}
	return found;
}

/** Any edit of a roster that a fix might be made of, several at once among them. */
export function anEditOf(roster: Roster, army: Army, kind: string): fc.Arbitrary<Edit> {
	const ids = fc.constantFrom('u0', ...roster.units.map(({ id }) => id));
	const entry = fc.oneof(
		{ weight: 10, arbitrary: fc.constantFrom(...army.entries.map(({ id }) => id)) },
		{ weight: 1, arbitrary: fc.constant('no-such-thing') }
	);
	const group = fc.constantFrom('g0', 'g1', 'g2', undefined);
	const one = fc.oneof<fc.Arbitrary<Edit>[]>(
		fc.array(ids, { maxLength: 3 }).map((units) => ({ kind: 'remove-units', units })),
		fc.tuple(entry, group).map(([id, to]) => ({
			kind: 'add-units',
			units: [{ id: 'added', entry: id, ...(to && { group: to }) }]
		})),
		fc.tuple(ids, entry).map(([unit, option]) => ({ kind: 'give-option', unit, option })),
		fc.tuple(ids, fc.nat(2)).map(([unit, at]) => ({
			kind: 'take-option',
			unit,
			option: roster.units.find(({ id }) => id === unit)?.options?.[at] ?? ''
		})),
		fc.tuple(ids, group).map(([unit, to]) => ({ kind: 'join-group', units: [unit], group: to })),
		group.map((id) => ({ kind: 'remove-group', group: id ?? 'gone' })),
		ids.map((unit) => ({ kind: 'add-group', group: { id: 'made', kind }, units: [unit] })),
		fc.constantFrom(500, 1000, 1500, 2000, 3000).map((size) => ({ kind: 'resize', size }))
	);
	return fc.oneof(
		one,
		fc.tuple(one, one).map((edits): Edit => ({ kind: 'several', edits }))
	);
}

/** By a check of the whole roster before and after. */
export function fixesInFull(
	problem: Problem,
	roster: Roster,
	index: ArmyIndex,
	edit: Edit
): boolean {
	const isPlan = problem.constraint.advice === true;
	const [before, after] = [roster, applyEdit(roster, edit)].map((each) => {
		const { problems, advice } = checkRoster(each, index);
		return wrongs(isPlan ? [...problems, ...advice] : problems);
	});
	const old = before?.get(nameOf(problem))?.by.length ?? 0;
	if ((after?.get(nameOf(problem))?.by.length ?? 0) >= old) return false;
	return [...(after ?? [])].every(([name, { by }]) =>
		by.every((each, at) => each <= (before?.get(name)?.by[at] ?? 0))
	);
}
