import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRoster, indexArmy, fixesOf, type ArmyIndex } from '../../src/engine/index.ts';
import type { Army, Roster, System } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';

/** One whole check of a roster that is new to the engine, median. */
export function measureCheck(roster: Roster, index: ArmyIndex): Figure {
	const times = Array.from({ length: 2000 }, () => {
		const fresh = structuredClone(roster);
		const start = performance.now();
		checkRoster(fresh, index);
		return performance.now() - start;
	});
	return {
		what: `check of a ${roster.units.length}-unit roster (${roster.system}), median`,
		value: median(times),
		unit: 'ms',
		budget: 1
	};
}

/** What an army takes to be looked up the first time that it is opened, its files read already. */
export function measureIndex({ system, army }: ArmyIndex): Figure {
	const files = [system, army].map((file) => JSON.stringify(file)) as [string, string];
	const times = Array.from({ length: 20 }, () => {
		const start = performance.now();
		indexArmy(JSON.parse(files[0]) as System, JSON.parse(files[1]) as Army);
		return performance.now() - start;
	});
	return {
		what: `parse and index of ${army.name} (${system.id}), the first of twenty`,
		value: times[0] ?? Number.NaN,
		unit: 'ms',
		budget: 20
	};
}

/** The fixes of everything that is wrong with the roster, median. */
export function measureFixes(roster: Roster, index: ArmyIndex, budget?: number): Figure {
	const report = checkRoster(roster, index);
	const wrong = [...report.problems, ...report.advice];
	let given = 0;
	const newId = () => `new${++given}`;
	const times = Array.from({ length: 100 }, () => {
		const start = performance.now();
		for (const problem of wrong) fixesOf(problem, roster, report, newId);
		return performance.now() - start;
	});
	return {
		what: `all fixes of a ${roster.units.length}-unit roster with ${wrong.length} problems (${roster.system}), median`,
		value: median(times),
		unit: 'ms',
		...(budget !== undefined && { budget })
	};
}

/** A thousand files through the command, start-up included. */
export async function measureCommand(roster: Roster): Promise<Figure> {
	const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
	const files = Array.from({ length: 1000 }, (_, at) => {
		const file = join(folder, `${at}.json`);
		writeFileSync(file, JSON.stringify({ muster: 1, rosters: [roster] }));
		return file;
	});
	const start = performance.now();
	const { status } = spawnSync(process.execPath, ['bin/muster.js', 'check', ...files], {
		stdio: 'ignore'
	});
	const time = performance.now() - start;
	rmSync(folder, { recursive: true });
	return Promise.resolve({
		what: `1,000 lists of 60 units in the command (${roster.system}, exit ${status})`,
		value: time,
		unit: 'ms',
		budget: 3000
	});
}
