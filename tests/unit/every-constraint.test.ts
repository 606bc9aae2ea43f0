import { describe, expect, test } from 'vitest';
import { isAdvice, isProblem } from '#engine';
import { answersIn, ownConstraints, sharedConstraints } from '../rules-map/stated.ts';
import { pages } from '../rules-map/pages.ts';
import { isShownMet, verdictsOf } from '../rules-map/trial-rosters.ts';
import type { Tried } from '../rules-map/tried.ts';
import { bearerless, boundless, idle } from '../rules-map/warmaster/impossible.ts';
import { warmasterMap } from '../rules-map/warmaster/map.ts';

describe.each(pages)('$map.pack.system.id', ({ map: { pack, readings, everyTrial } }) => {
	const all = [...everyTrial.values()].flat();

	test.each(pack.armies)('$id: each constraint can be met and broken', ({ id: army }) => {
		const tried = all.filter(({ stated }) => stated.index.army.id === army);
		expect(tried.flatMap(faultsOf)).toEqual([]);
	});

	test.each(pack.armies)('$id: every constraint of the data was tried', (army) => {
		const tried = all.filter(({ stated }) => stated.index.army === army);
		const ids = new Set(tried.map(({ stated }) => stated.constraint.id));
		const elsewhere = pack.system.constraints
			.filter(({ armies, id }) => armies?.includes(army.id) === false && !ids.has(id))
			.map(({ id }) => id);
		const own = ownConstraints(pack.system, army);
		const meant = new Set([...sharedConstraints(pack.system, army), ...own]);
		expect([...ids, ...elsewhere].toSorted()).toEqual([...meant].toSorted());
		expect(new Set(tried.map(({ stated }) => stated.answers)).size).toBeGreaterThan(0);
		const isOpen = pack.system.readings.length + (army.readings ?? []).length > 0;
		expect(answersIn(pack, army, readings).length > 1).toBe(isOpen);
	});
});

describe('warmaster: what cannot be tried is listed', () => {
	const isListed = (list: typeof idle, army: string, id: string) =>
		list[army]?.includes(id) ?? false;
	const all = [...warmasterMap.everyTrial.values()].flat();

	test.each(warmasterMap.pack.armies)('$id', ({ id: army }) => {
		for (const { stated, trials } of all) {
			if (stated.index.army.id !== army) continue;
			const { id } = stated.constraint;
			const isIdle = isListed(idle, army, id);
			expect(trials.broken === undefined, id).toBe(isIdle || isListed(boundless, army, id));
			expect(trials.met === undefined, id).toBe(isIdle || isListed(bearerless, army, id));
		}
	});

	test('and is in the data', () => {
		const keys = new Set(
			all.map(({ stated }) => `${stated.index.army.id}/${stated.constraint.id}`)
		);
		const listed = [idle, bearerless, boundless].flatMap((list) =>
			Object.entries(list).flatMap(([army, ids]) => ids.map((id) => `${army}/${id}`))
		);
		expect(listed.filter((key) => !keys.has(key))).toEqual([]);
	});
});

/** What is wrong with the trials of a constraint: one that is not met, or not broken by just that rule. */
function faultsOf({ stated, trials: { met, broken } }: Tried): readonly string[] {
	const { index, constraint } = stated;
	const { id, kind, advice } = constraint;
	const faults: string[] = [];
	if (met) {
		const verdicts = verdictsOf(index, constraint, met);
		if (verdicts.length !== 1 || !verdicts.every(isShownMet))
			faults.push(`${id} is not met by ${JSON.stringify(met)}`);
	}
	if (broken) {
		const verdicts = verdictsOf(index, constraint, broken);
		const isUnmet = verdicts.every(advice ? isAdvice : isProblem);
		const outcomes = new Set(verdicts.map(({ outcome }) => outcome));
		const isOfKind = outcomes.size === 1 && [...outcomes][0]?.startsWith(`${kind}/`);
		if (!isUnmet || !isOfKind) faults.push(`${id} is not broken by ${JSON.stringify(broken)}`);
	}
	return faults;
}
