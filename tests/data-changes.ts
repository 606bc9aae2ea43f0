import { expect } from 'vitest';
import { checkRoster, indexArmy, rangeOf, whatChanges, type Changes } from '#engine';
import type { Army, Roster, System } from '#schema';
import { aConstraint, anArmy, aSystem } from './builders.ts';
import { amountIn } from './said.ts';

/** Data of one day: a system and an army of it. */
export interface Data {
	readonly system: System;
	readonly army: Army;
}

/** The only rules of the toy data of today. */
export const bareRules = [
	aConstraint({ id: 'points', kind: 'points-limit' }),
	aConstraint({ id: 'standing', kind: 'standing' })
];

/** The toy data as they are today. */
export const today: Data = { system: aSystem({ constraints: bareRules }), army: anArmy() };

type Entry = Army['entries'][number];

/** The data with an entry that is another; without one where it is none. */
export function withEntry(data: Data, id: string, changed?: Partial<Entry>): Data {
	const change = (entry: Entry): readonly Entry[] =>
		entry.id !== id ? [entry] : changed ? [{ ...entry, ...changed }] : [];
	return {
		system: { ...data.system, entries: data.system.entries.flatMap(change) },
		army: { ...data.army, entries: data.army.entries.flatMap(change) }
	};
}

/** What other data change in a roster; its sums are those of the rows, and of the roster judged anew. */
export function dataChanges(roster: Roster, now: Data, old: Data = today): Changes {
	const [a, b] = [old, now].map(({ system, army }) => indexArmy(system, army, roster));
	if (!a || !b) throw new Error('two indexes');
	const changes = whatChanges(roster, a, b);
	expect(changes.before.points).toBe(checkRoster(roster, a).points);
	expect(changes.after.points).toBe(checkRoster(roster, b).points);
	const sum = changes.rows.reduce((total, { difference }) => total + difference, 0);
	expect(sum).toBe(changes.after.points - changes.before.points);
	return changes;
}

/** Rules in a line each: "points: met 120 –120 > points-limit/over 123 –120". */
export function outcomes({ rules }: Changes): readonly string[] {
	return rules.map(({ id, before, after }) => {
		const linesOf = (verdicts: typeof before): string =>
			verdicts
				.map((verdict) => {
					const { measured, min, max } = rangeOf(verdict) ?? { measured: amountIn(verdict) };
					return [verdict.outcome, measured, `${min ?? ''}–${max ?? ''}`].join(' ');
				})
				.join(', ') || 'none';
		return `${id}: ${linesOf(before)} > ${linesOf(after)}`;
	});
}
