import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRoster, repairsOf, type ArmyIndex } from '../../src/engine/index.ts';
import type { Roster } from '../../src/schema/index.ts';
import { bigRoster, index } from './rosters.ts';
import { milliseconds, quantile, type Figure } from './figure.ts';

/** One whole check of a roster, median. */
export function measureCheck(roster: Roster, index: ArmyIndex): Figure {
	const times = Array.from({ length: 2000 }, () => {
		const start = performance.now();
		checkRoster(roster, index);
		return performance.now() - start;
	});
	return {
		what: `check of a ${roster.units.length}-unit roster (${roster.system}), median`,
		measured: milliseconds(quantile(times, 0.5)),
		budget: '1 ms'
	};
}

/** The repairs of everything that is wrong with the roster, median. */
export function measureRepairs(): Figure {
	const report = checkRoster(bigRoster, index);
	const wrong = [...report.problems, ...report.advice];
	let given = 0;
	const newId = () => `new${++given}`;
	const times = Array.from({ length: 500 }, () => {
		const start = performance.now();
		for (const problem of wrong) repairsOf(problem, bigRoster, report, newId);
		return performance.now() - start;
	});
	return {
		what: `all repairs of a 60-unit roster with ${wrong.length} problems, median`,
		measured: milliseconds(quantile(times, 0.5)),
		budget: '5 ms'
	};
}

/** A thousand files through the command, start-up included. */
export async function measureCommand(): Promise<Figure> {
	const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
	const files = Array.from({ length: 1000 }, (_, at) => {
		const file = join(folder, `${at}.json`);
		writeFileSync(file, JSON.stringify({ muster: 1, rosters: [bigRoster] }));
		return file;
	});
	const start = performance.now();
	const { status } = spawnSync(process.execPath, ['bin/muster.js', 'check', ...files], {
		stdio: 'ignore'
	});
	const time = performance.now() - start;
	rmSync(folder, { recursive: true });
	return Promise.resolve({
		what: `1,000 lists of 60 units in the command (exit ${status})`,
		measured: milliseconds(time),
		budget: '3000 ms'
	});
}
